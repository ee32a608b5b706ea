import { checkoutTexts } from '#messages/checkout.ts'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/checkout-billing.page.ts'
import { AddressChoice } from './AddressChoice.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { loadBilling, saveBilling } from './checkout-billing.server.ts'

export const loader = loadBilling
export const action = saveBilling

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutTexts.billing })
}

/** Step 2: where the invoice goes. */
export default function CheckoutBilling({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(checkoutTexts)
  const state = useEntries(view)
  return (
    <CheckoutFrame view={view} title={texts.billingTitle} state={state}>
      {view.invoiceTo ? <p>{view.invoiceTo}</p> : null}
      <AddressChoice view={view.address} legend={texts.fromBook} state={state} />
    </CheckoutFrame>
  )
}
