import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { Status } from '#design/Status.tsx'
import { accessTexts } from '#messages/dealer-access.ts'
import { FormErrors } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { AuthenticatorSetup } from '../../blocks/AuthenticatorSetup.tsx'
import { RecoveryCodeList } from '../../blocks/RecoveryCodeList.tsx'
import css from './access.module.css'
import type { SecurityAnswer } from './security.server.ts'

interface AppPartProps {
  isAllowed: boolean
  setup: SecurityAnswer['setup']
  state: FormState
}

/** Another authenticator app in the place of the present one. */
export function AppPart({ isAllowed, setup, state }: AppPartProps) {
  const texts = useTexts(accessTexts)
  return (
    <section className={css.part}>
      <h2>{texts.app}</h2>
      <p>{texts.appLead}</p>
      <FormErrors state={state} />
      {setup ? <AuthenticatorSetup setup={setup} state={state} intent="confirm-app" /> : null}
      {isAllowed && !setup ? <OneButton intent="begin-app" label={texts.otherApp} /> : null}
    </section>
  )
}

interface CodesPartProps {
  isAllowed: boolean
  left: string | null
  codes: SecurityAnswer['recoveryCodes']
}

/** How many recovery codes are left, and new ones. */
export function CodesPart({ isAllowed, left, codes }: CodesPartProps) {
  const texts = useTexts(accessTexts)
  return (
    <section className={css.part}>
      <h2>{texts.codes}</h2>
      {codes ? (
        <Status className={css.codes}>
          <Notice tone="warning">{texts.newCodes}</Notice>
          <RecoveryCodeList codes={codes} />
        </Status>
      ) : (
        <p>{left ?? (isAllowed ? texts.noCodes : `${texts.noCodes} ${texts.confirmForCodes}`)}</p>
      )}
      {isAllowed && !codes ? (
        <>
          <OneButton intent="renew-codes" label={left === null ? texts.firstCodes : texts.renewCodes} />
          {left === null ? null : <p className="note">{texts.renewCodesNote}</p>}
        </>
      ) : null}
    </section>
  )
}

function OneButton({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post">
      <Button type="submit" name="intent" value={intent} kind="secondary">
        {label}
      </Button>
    </Form>
  )
}
