import { Form, useActionData, useLoaderData } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { staffLoginTexts } from '#messages/staff-login.ts'
import formCss from '#storefront/blocks/FormFields.module.css'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { NewPasswordField } from '#storefront/blocks/NewPasswordField.tsx'
import { useTexts } from '#storefront/site.ts'
import { headOf } from '../../head.ts'
import { EntryFrame } from './EntryFrame.tsx'
import css from './entry.module.css'
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
  const answer = useActionData() as EntryAnswer | undefined
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

function Factor({ setup: { secret, qr }, state }: { setup: NonNullable<EntryAnswer['setup']>; state: FormState }) {
  const texts = useTexts(staffLoginTexts)
  return (
    <EntryFrame title={texts.factor} lead={texts.factorLead}>
      <img className={css.qr} src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={texts.picture} />
      <p>
        {texts.key}: <code>{secret}</code>
      </p>
      <FormErrors state={state} />
      <Form method="post" noValidate className={formCss.fields}>
        <input type="hidden" name="secret" value={secret} />
        <input type="hidden" name="qr" value={qr} />
        <FormField
          state={state}
          name="code"
          label={texts.firstCode}
          autoComplete="one-time-code"
          inputMode="numeric"
          className={css.code}
        />
        <Button type="submit" wide name="intent" value="confirm">
          {texts.confirm}
        </Button>
      </Form>
    </EntryFrame>
  )
}

function RecoveryCodes({ codes, home }: { codes: readonly string[]; home: string }) {
  const texts = useTexts(staffLoginTexts)
  return (
    <EntryFrame title={texts.recovery} lead={texts.recoveryLead}>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonLink href={home} wide>
        {texts.enter}
      </ButtonLink>
    </EntryFrame>
  )
}
