import { accessTexts } from '#messages/dealer-access.ts'
import { FormField } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'

interface StepUpFieldProps {
  state: FormState
  /** Whether the second factor was shown lately; then no code is needed. */
  isSteppedUp: boolean
  form?: string
}

/** In a form whose change takes the second factor: asks for a code unless one was shown in the last ten minutes. */
export function StepUpField({ state, isSteppedUp, form }: StepUpFieldProps) {
  const texts = useTexts(accessTexts)
  if (isSteppedUp && state.code !== 'STEP_UP_REQUIRED') return null
  return (
    <FormField
      state={state}
      {...(form === undefined ? {} : { form })}
      name="stepUpCode"
      label={texts.stepUpCode}
      hint={texts.stepUpHint}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={20}
    />
  )
}
