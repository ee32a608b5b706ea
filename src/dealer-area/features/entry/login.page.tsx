import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { accessTexts } from '#messages/dealer-access.ts'
import { staffLoginTexts } from '#messages/staff-login.ts'
import formCss from '#storefront/blocks/FormFields.module.css'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { PasswordField } from '#storefront/blocks/PasswordField.tsx'
import { useTexts } from '#storefront/site.ts'
import { PasskeyButton } from '../../blocks/PasskeyButton.tsx'
import type { PasskeyAnswer } from '../../blocks/passkey-answer.ts'
import { headOf } from '../../head.ts'
import { EntryFrame } from './EntryFrame.tsx'
import css from './entry.module.css'
import { changeLogin, loadLogin } from './login.server.ts'

export const loader = loadLogin
export const action = changeLogin

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, staffLoginTexts.login)
}

/** Logs in with a passkey, or with password and code; a password alone is never enough. */
export default function Login() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(staffLoginTexts)
  const access = useTexts(accessTexts)
  const state = useActionData<PasskeyAnswer>()?.state ?? EMPTY_FORM
  return (
    <EntryFrame title={texts.area} lead={texts.lead}>
      <FormErrors state={state} />
      <PasskeyButton label={access.loginWithPasskey} />
      <p className={css.or}>{access.or}</p>
      <Form method="post" noValidate className={formCss.fields}>
        <FormField state={state} name="email" label={texts.email} type="email" autoComplete="username" />
        <PasswordField state={state} name="password" label={texts.password} />
        <FormField
          state={state}
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          className={css.code}
        />
        <Button type="submit" wide kind="secondary">
          {texts.logIn}
        </Button>
      </Form>
      <p>
        <a href={view.forgot}>{texts.forgot}</a>
      </p>
      {view.demo.length > 0 ? (
        <section className={css.demo} aria-labelledby="demo">
          <h2 id="demo">{texts.demo}</h2>
          {view.demo.map(({ email, password, code }) => (
            <Form key={email} method="post">
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={password} />
              <input type="hidden" name="code" value={code} />
              <Button type="submit" kind="secondary" small>
                {texts.demoLogin(email)}
              </Button>
              <p className="note">{texts.demoNote(password, code)}</p>
            </Form>
          ))}
        </section>
      ) : null}
      <p className="note">
        {texts.locked} <a href={view.shop}>{texts.toShop}</a>
      </p>
    </EntryFrame>
  )
}
