import { checkoutTexts } from '#messages/checkout.ts'
import { FormField } from '../../blocks/FormFields.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/checkout-payment.page.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { Options } from './Options.tsx'
import { loadPayment, savePayment } from './checkout-payment.server.ts'
import type { DealerPaymentView } from './checkout-view.ts'
import css from './checkout.module.css'

export const loader = loadPayment
export const action = savePayment

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutTexts.payment })
}

/** Step 4: how each dealer is paid. */
export default function CheckoutPayment({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(checkoutTexts)
  const state = useEntries(view)
  return (
    <CheckoutFrame
      view={view}
      title={view.title}
      state={state}
      againNote={state.values.again ? texts.accountAgain : undefined}
    >
      {view.dealers.map((dealer) => (
        <DealerPayment key={dealer.id} dealer={dealer} state={state} />
      ))}
    </CheckoutFrame>
  )
}

function DealerPayment({ dealer, state }: { dealer: DealerPaymentView; state: FormState }) {
  const texts = useTexts(checkoutTexts)
  const { id, legend, financed, options, chosen, account } = dealer
  return (
    <div className={css.payment}>
      {financed ? <p>{financed}</p> : null}
      {options.length > 0 ? (
        <Options legend={legend} name={`method-${id}`} options={options} chosen={chosen} state={state} />
      ) : null}
      {account ? (
        <section className={`${css.mandate} ${css.debit}`} aria-labelledby={`account-${id}`}>
          <h3 id={`account-${id}`}>{account.heading}</h3>
          <p className="small">{account.text}</p>
          {account.note ? <p className="small soft">{account.note}</p> : null}
          {account.storedAccountNote ? <p className="small">{account.storedAccountNote}</p> : null}
          <FormField state={state} name={`holder-${id}`} label={texts.holder} autoComplete="name" required={false} />
          <FormField
            state={state}
            name={`iban-${id}`}
            label={texts.iban}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required={false}
          />
        </section>
      ) : null}
    </div>
  )
}
