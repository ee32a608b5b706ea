import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { TextArea } from '#design/Field.tsx'
import { merchantOrderTexts } from '#messages/dealer-orders.ts'
import { fieldId, FormErrors } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { StepUpField } from '../../blocks/StepUpField.tsx'
import type { ConfirmView } from './order-view.ts'
import css from './orders.module.css'

interface ConfirmStepProps {
  confirm: ConfirmView
  state: FormState
  isSteppedUp: boolean
}

/** Asks once more before something that cannot be undone, and for its reason. */
export function ConfirmStep({ confirm, state, isSteppedUp }: ConfirmStepProps) {
  const texts = useTexts(merchantOrderTexts)
  const { to, title, label, consequence, reasonLabel, asksUnpaid, back } = confirm
  return (
    <>
      <h2>{title}</h2>
      <p>{consequence}</p>
      <FormErrors state={state} />
      <Form method="post" noValidate className={css.form}>
        <TextArea
          id={fieldId('reason')}
          name="reason"
          label={reasonLabel}
          hint={texts.reasonHint}
          defaultValue={state.values.reason}
          {...(state.errors.reason ? { error: state.errors.reason } : {})}
          rows={2}
          maxLength={300}
        />
        {asksUnpaid ? (
          <Checkbox name="unpaid" value="yes" label={texts.unpaid} defaultChecked={state.values.unpaid === 'yes'} />
        ) : null}
        {to === 'REFUNDED' ? <StepUpField state={state} isSteppedUp={isSteppedUp} /> : null}
        <div className={css.acts}>
          <Button type="submit" name="to" value={to}>
            {label}
          </Button>
          <ButtonLink href={back} kind="quiet">
            {texts.cancelStep}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
