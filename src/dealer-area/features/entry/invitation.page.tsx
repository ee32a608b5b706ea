import { Form, useActionData, useLoaderData } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { staffLoginTexts } from '#messages/staff-login.ts'
import formCss from '#storefront/blocks/FormFields.module.css'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { NewPasswordField } from '#storefront/blocks/NewPasswordField.tsx'
import { useTexts } from '#storefront/site.ts'
import { AuthenticatorSetup } from '../../blocks/AuthenticatorSetup.tsx'
import { RecoveryCodeList } from '../../blocks/RecoveryCodeList.tsx'
import { headOf } from '../../head.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { acceptInvitation, type EntryAnswer, loadInvitation } from './invitation.server.ts'

export const loader = loadInvitation
export const action = acceptInvitation

export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  return actionHeaders
}

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, staffLoginTexts.invitation)
}

/** From the mailed link to the first login: name and password, second factor, recovery codes. */
export default function Invitation() {
  const { invitation } = useLoaderData<typeof loader>()
  const answer = useActionData<EntryAnswer>()
  const texts = useTexts(staffLoginTexts)
  if (answer?.recoveryCodes) return <RecoveryCodes codes={answer.recoveryCodes} home={answer.home ?? ''} />
  if (answer?.setup) return <Factor setup={answer.setup} state={answer.state ?? EMPTY_FORM} />
  if (!invitation)
    return (
      <EntryFrame title={texts.expired} lead={texts.expiredText}>
        {null}
      </EntryFrame>
    )
  const state = answer?.state ?? EMPTY_FORM
  return (
    <EntryFrame title={texts.invitation} lead={invitation.lead}>
      <FormErrors state={state} />
      <Form method="post" noValidate className={formCss.fields}>
        {invitation.asksEmail ? (
          <FormField state={state} name="email" label={texts.email} type="email" autoComplete="username" />
        ) : null}
        <FormField
          state={state}
          name="name"
          label={texts.yourName}
          autoComplete="name"
          defaultValue={invitation.name}
        />
        <NewPasswordField state={state} name="password" label={texts.newPassword} />
        <Button type="submit" wide>
          {texts.goOn}
        </Button>
      </Form>
    </EntryFrame>
  )
}

function Factor({ setup, state }: { setup: NonNullable<EntryAnswer['setup']>; state: FormState }) {
  const texts = useTexts(staffLoginTexts)
  return (
    <EntryFrame title={texts.factor} lead={texts.factorLead}>
      <FormErrors state={state} />
      <AuthenticatorSetup setup={setup} state={state} intent="confirm" />
    </EntryFrame>
  )
}

function RecoveryCodes({ codes, home }: { codes: readonly string[]; home: string }) {
  const texts = useTexts(staffLoginTexts)
  return (
    <EntryFrame title={texts.recovery} lead={texts.recoveryLead}>
      <RecoveryCodeList codes={codes} />
      <ButtonLink href={home} wide>
        {texts.enter}
      </ButtonLink>
    </EntryFrame>
  )
}
