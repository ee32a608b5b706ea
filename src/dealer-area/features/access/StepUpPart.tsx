import { Form, useLocation } from 'react-router'
import { Button } from '#design/Button.tsx'
import { accessTexts } from '#messages/dealer-access.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useLocale, useTexts } from '#storefront/site.ts'
import { PasskeyButton } from '../../blocks/PasskeyButton.tsx'
import css from './access.module.css'

/** Asks for the second factor, which has to be shown before app, passkeys and recovery codes can be changed. */
export function StepUpPart({ state }: { state: FormState }) {
  const texts = useTexts(accessTexts)
  const redirectTo = useLocation().pathname
  const action = `${dealerPaths.pathFor('step-up', useLocale())}?${new URLSearchParams({ redirectTo }).toString()}`
  return (
    <section className={css.stepUp} aria-label={texts.stepUpTitle}>
      <p>{texts.needsStepUp}</p>
      <FormErrors state={state} />
      <Form method="post" noValidate className={css.inline}>
        <FormField
          state={state}
          name="code"
          label={texts.stepUpCode}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
        />
        <Button type="submit" name="intent" value="step-up" kind="secondary">
          {texts.confirm}
        </Button>
      </Form>
      <PasskeyButton label={texts.withPasskey} action={action} kind="secondary" />
    </section>
  )
}
