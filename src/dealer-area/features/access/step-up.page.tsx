import { Form, useActionData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { accessTexts } from '#messages/dealer-access.ts'
import formCss from '#storefront/blocks/FormFields.module.css'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { PasskeyButton } from '../../blocks/PasskeyButton.tsx'
import type { PasskeyAnswer } from '../../blocks/passkey-answer.ts'
import { headOf } from '../../head.ts'
import css from './access.module.css'
import { stepUpAgain } from './step-up.server.ts'

export const action = stepUpAgain

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, accessTexts.stepUpTitle)
}

/** Asks for the second factor once more, before a change that needs it. */
export default function StepUp() {
  const texts = useTexts(accessTexts)
  const state = useActionData<PasskeyAnswer>()?.state ?? EMPTY_FORM
  return (
    <div className={css.narrow}>
      <h1>{texts.stepUpTitle}</h1>
      <p>{texts.stepUpLead}</p>
      <FormErrors state={state} />
      <PasskeyButton label={texts.withPasskey} />
      <Form method="post" noValidate className={formCss.fields}>
        <FormField
          state={state}
          name="code"
          label={texts.stepUpCode}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
        />
        <Button type="submit" kind="secondary">
          {texts.confirm}
        </Button>
      </Form>
    </div>
  )
}
