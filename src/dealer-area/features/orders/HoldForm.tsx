import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { orderHoldTexts } from '#messages/dealer-orders.ts'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import type { OrderView } from './order-view.ts'
import css from './orders.module.css'

/** Puts the order off until a day, or takes it up again. */
export function HoldForm({ hold, state }: { hold: NonNullable<OrderView['hold']>; state: ChangedState }) {
  const texts = useTexts(orderHoldTexts)
  const fingerprint = state.fingerprint ?? hold.fingerprint
  // What was entered stays, even where a colleague has put it off meanwhile.
  if (hold.note !== null && state.values.intent !== 'hold')
    return (
      <>
        {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} form="hold" />}
        <Notice>{hold.note}</Notice>
        <Form method="post">
          <input type="hidden" name="intent" value="resume" />
          <input type="hidden" name="fingerprint" value={fingerprint} />
          <Button type="submit" kind="secondary">
            {texts.resume}
          </Button>
        </Form>
      </>
    )
  return (
    <details open={state !== EMPTY_FORM}>
      <summary>{texts.title}</summary>
      <p className="note">{texts.lead}</p>
      {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} form="hold" />}
      <Form method="post" noValidate className={css.form}>
        <input type="hidden" name="intent" value="hold" />
        <input type="hidden" name="fingerprint" value={fingerprint} />
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
