import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { Status } from '#design/Status.tsx'
import { merchantOrderTexts } from '#messages/dealer-orders.ts'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { StepUpField } from '../../blocks/StepUpField.tsx'
import type { OrderAnswer } from './change-order.server.ts'
import type { OrderView } from './order-view.ts'
import css from './orders.module.css'

interface OrderMoneyProps {
  view: OrderView
  state: FormState
  payoutState: FormState
  payout: OrderAnswer['payout']
}

/** Money that no provider reports: what came, what was sent back, what is to be paid out and where to. */
export function OrderMoney({ view, state, payoutState, payout }: OrderMoneyProps) {
  const { money, paysOut, isSteppedUp } = view
  const texts = useTexts(merchantOrderTexts)
  return (
    <>
      {paysOut && money.length > 0 ? <PayoutAccount state={payoutState} payout={payout} view={view} /> : null}
      {money.length > 0 ? (
        <>
          <h2>{texts.recordTitle}</h2>
          <p className="note">{texts.recordLead}</p>
          <FormErrors state={state} form="money" />
          <Form method="post" noValidate className={css.form}>
            <input type="hidden" name="intent" value="money" />
            <FormField form="money" state={state} name="reason" label={texts.reason} optional maxLength={300} />
            {paysOut || money.some(({ step }) => step === 'REFUNDED') ? (
              <StepUpField state={state} isSteppedUp={isSteppedUp} form="money" />
            ) : null}
            <div className={css.acts}>
              {money.map(({ step, label }) => (
                <Button key={step} type="submit" name="step" value={step} kind="secondary">
                  {label}
                </Button>
              ))}
            </div>
          </Form>
        </>
      ) : null}
    </>
  )
}

function PayoutAccount({ view, state, payout }: Pick<OrderMoneyProps, 'view' | 'payout'> & { state: FormState }) {
  const texts = useTexts(merchantOrderTexts)
  return (
    <>
      <h2>{texts.payout}</h2>
      <p className="note">{texts.payoutLead}</p>
      <FormErrors state={state} form="payout" />
      <Status>
        {payout ? (
          <Specs>
            <SpecRow label={texts.payoutAmount}>{payout.amount}</SpecRow>
            <SpecRow label={texts.holder}>{payout.holder}</SpecRow>
            <SpecRow label="IBAN">{payout.iban}</SpecRow>
          </Specs>
        ) : null}
      </Status>
      {payout ? null : (
        <Form method="post" noValidate className={css.form}>
          <StepUpField state={state} isSteppedUp={view.isSteppedUp} form="payout" />
          <Button type="submit" name="intent" value="payout" kind="secondary">
            {texts.showPayout}
          </Button>
        </Form>
      )}
    </>
  )
}
