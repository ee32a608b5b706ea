import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { accessTexts } from '#messages/dealer-access.ts'
import formCss from '#storefront/blocks/FormFields.module.css'
import { FormErrors } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { NewPasswordField } from '#storefront/blocks/NewPasswordField.tsx'
import { PasswordField } from '#storefront/blocks/PasswordField.tsx'
import { useTexts } from '#storefront/site.ts'
import css from './access.module.css'

export function PasswordPart({ state }: { state: FormState }) {
  const texts = useTexts(accessTexts)
  return (
    <section className={css.part}>
      <h2>{texts.password}</h2>
      <FormErrors state={state} />
      <Form method="post" noValidate className={`${formCss.fields} ${css.fields}`}>
        <PasswordField state={state} name="currentPassword" label={texts.currentPassword} />
        <NewPasswordField state={state} name="password" label={texts.newPassword} />
        <Button type="submit" name="intent" value="password" kind="secondary">
          {texts.changePassword}
        </Button>
      </Form>
    </section>
  )
}
