import type { Locale } from '#domain/locale.ts'
import { checkoutTexts } from '#messages/checkout.ts'
import { inLanguage } from '#messages/texts.ts'
import { AddressChoice } from './AddressChoice.tsx'
import { CheckoutFrame, useEntries } from './CheckoutFrame.tsx'
import type { BillingView } from './checkout-view.ts'

/** Step 2: where the invoice goes. */
export function BillingStep({ view, locale }: { view: BillingView; locale: Locale }) {
  const texts = inLanguage(checkoutTexts, locale)
  const state = useEntries(view)
  return (
    <CheckoutFrame view={view} title={texts.billingTitle} state={state} locale={locale}>
      {view.invoiceTo ? <p>{view.invoiceTo}</p> : null}
      <AddressChoice view={view.address} legend={texts.fromBook} state={state} locale={locale} />
    </CheckoutFrame>
  )
}
