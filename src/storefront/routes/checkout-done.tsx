import { checkoutTexts } from '#messages/checkout.ts'
import { loadDone, payPlaced } from '../features/checkout/checkout-done.server.ts'
import { DonePage } from '../features/checkout/checkout-done.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/checkout-done.ts'

export const loader = loadDone
export const action = payPlaced

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutTexts.doneTitle[site?.locale ?? 'de'] })
}

export default function CheckoutDone({ loaderData }: Route.ComponentProps) {
  return <DonePage view={loaderData} locale={useLocale()} />
}
