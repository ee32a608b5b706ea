import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { staffLoginTexts } from '#messages/staff-login.ts'
import formCss from '#storefront/blocks/FormFields.module.css'
import { FormField } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import css from './AuthenticatorSetup.module.css'

export interface AuthenticatorKey {
  readonly secret: string
  /** Opens an app on the same device: a phone cannot take a picture of its own screen. */
  readonly uri: string
  readonly qr: string
}

interface AuthenticatorSetupProps {
  setup: AuthenticatorKey
  state: FormState
  /** What the button that confirms sends as `intent`. */
  intent: string
}

/** The key of an authenticator app, as a picture and to type, and the first code that it shows. */
export function AuthenticatorSetup({ setup: { secret, uri, qr }, state, intent }: AuthenticatorSetupProps) {
  const texts = useTexts(staffLoginTexts)
  return (
    <>
      <img className={css.qr} src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={texts.picture} />
      <p className={css.key}>
        {texts.key}: <code>{secret}</code>
      </p>
      {uri.startsWith('otpauth:') ? (
        <p>
          <a href={uri}>{texts.openApp}</a>
        </p>
      ) : null}
      <Form method="post" noValidate className={formCss.fields}>
        <input type="hidden" name="secret" value={secret} />
        <input type="hidden" name="uri" value={uri} />
        <input type="hidden" name="qr" value={qr} />
        <FormField
          state={state}
          name="code"
          label={texts.firstCode}
          autoComplete="one-time-code"
          inputMode="numeric"
          className={css.code}
        />
        <Button type="submit" wide name="intent" value={intent}>
          {texts.confirm}
        </Button>
      </Form>
    </>
  )
}
