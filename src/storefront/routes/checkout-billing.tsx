import { checkoutTexts } from '#messages/checkout.ts'
import { loadBilling, saveBilling } from '../features/checkout/checkout-billing.server.ts'
import { BillingStep } from '../features/checkout/checkout-billing.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/checkout-billing.ts'

export const loader = loadBilling
export const action = saveBilling

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutTexts.billing[site?.locale ?? 'de'] })
}

export default function CheckoutBilling({ loaderData }: Route.ComponentProps) {
  return <BillingStep view={loaderData} locale={useLocale()} />
}
