import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { logoTexts } from '#messages/dealer-logo.ts'
import { fieldId } from '#storefront/blocks/FormFields.tsx'
import { useTexts } from '#storefront/site.ts'
import css from './settings.module.css'

interface LogoFormProps {
  /** Null for the drawn mark. */
  logo: string | null
  error: string | undefined
}

/** Uploads the logo of the own shop, or takes it away. */
export function LogoForm({ logo, error }: LogoFormProps) {
  const texts = useTexts(logoTexts)
  const id = fieldId('logo')
  return (
    <section className={css.ending} aria-labelledby="logo-title">
      <h2 id="logo-title">{texts.title}</h2>
      <p className="small" id="logo-note">
        {texts.text}
      </p>
      {logo === null ? null : <img src={logo} alt={texts.current} height={64} className={css.logo} />}
      <Form method="post" encType="multipart/form-data" className={css.form}>
        <label htmlFor={id}>{texts.file}</label>
        <input
          type="file"
          id={id}
          name="logo"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={error ? 'logo-error logo-note' : 'logo-note'}
          aria-invalid={error ? true : undefined}
        />
        {error ? <p id="logo-error">{error}</p> : null}
        <div className={css.actions}>
          <Button type="submit" kind="secondary" name="intent" value="upload-logo">
            {texts.upload}
          </Button>
          {logo === null ? null : (
            <Button type="submit" kind="quiet" name="intent" value="remove-logo">
              {texts.remove}
            </Button>
          )}
        </div>
      </Form>
    </section>
  )
}
