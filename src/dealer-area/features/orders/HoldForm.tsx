import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { orderHoldTexts } from '#messages/dealer-orders.ts'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import type { OrderView } from './order-view.ts'
import css from './orders.module.css'

/** Puts the order off until a day, or takes it up again. */
export function HoldForm({ hold, state }: { hold: NonNullable<OrderView['hold']>; state: FormState }) {
  const texts = useTexts(orderHoldTexts)
  if (hold.note !== null)
    return (
      <>
        <Notice>{hold.note}</Notice>
        <Form method="post">
          <input type="hidden" name="intent" value="resume" />
          <Button type="submit" kind="secondary">
            {texts.resume}
          </Button>
        </Form>
      </>
    )
  return (
    <details open={Object.keys(state.errors).length > 0}>
      <summary>{texts.title}</summary>
      <p className="note">{texts.lead}</p>
      <FormErrors state={state} form="hold" />
      <Form method="post" noValidate className={css.form}>
        <input type="hidden" name="intent" value="hold" />
        <FormField
          form="hold"
          state={state}
          type="date"
          name="until"
          label={texts.untilLabel}
          min={hold.earliest}
          max={hold.latest}
        />
        <FormField form="hold" state={state} name="reason" label={texts.reason} maxLength={300} />
        <Button type="submit" kind="secondary">
          {texts.hold}
        </Button>
      </Form>
    </details>
  )
}
