import { checkoutTexts } from '#messages/checkout.ts'
import { loadSummary, placeOrder } from '../features/checkout/checkout-summary.server.ts'
import { SummaryStep } from '../features/checkout/checkout-summary.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/checkout-summary.ts'

export const loader = loadSummary
export const action = placeOrder

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutTexts.summary[site?.locale ?? 'de'] })
}

export default function CheckoutSummary({ loaderData }: Route.ComponentProps) {
  return <SummaryStep view={loaderData} locale={useLocale()} />
}
