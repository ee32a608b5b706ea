import { useActionData, useLoaderData } from 'react-router'
import { accessTexts } from '#messages/dealer-access.ts'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { Done } from '../../blocks/Done.tsx'
import { headOf } from '../../head.ts'
import { AppPart, CodesPart } from './AppParts.tsx'
import { PasskeyPart } from './PasskeyPart.tsx'
import { PasswordPart } from './PasswordPart.tsx'
import { changeSecurity, loadSecurity, type SecurityAnswer, type SecurityPart } from './security.server.ts'
import { SessionsPart } from './SessionsPart.tsx'
import { StepUpPart } from './StepUpPart.tsx'
import css from './access.module.css'

export const loader = loadSecurity
export const action = changeSecurity

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, accessTexts.title)
}

/** The requester's means of logging in, and the sessions that are open. */
export default function Security() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<SecurityAnswer>() ?? {}
  const texts = useTexts(accessTexts)
  const stateOf = (part: SecurityPart) => (answer.part === part ? (answer.state ?? EMPTY_FORM) : EMPTY_FORM)
  const isAllowed = view.isSteppedUp
  return (
    <div className={css.page}>
      <div>
        <h1>{texts.title}</h1>
        <p>{view.email}</p>
      </div>
      <Done text={answer.done} />
      {isAllowed ? null : <StepUpPart state={stateOf('stepUp')} />}
      <PasskeyPart view={view} state={stateOf('passkey')} />
      <AppPart isAllowed={isAllowed} setup={answer.setup} state={stateOf('app')} />
      <CodesPart isAllowed={isAllowed} left={view.codesLeft} codes={answer.recoveryCodes} />
      <PasswordPart state={stateOf('password')} />
      <SessionsPart sessions={view.sessions} />
    </div>
  )
}
