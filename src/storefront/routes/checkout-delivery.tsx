import { checkoutTexts } from '#messages/checkout.ts'
import { loadDelivery, saveDelivery } from '../features/checkout/checkout-delivery.server.ts'
import { DeliveryStep } from '../features/checkout/checkout-delivery.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/checkout-delivery.ts'

export const loader = loadDelivery
export const action = saveDelivery

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutTexts.delivery[site?.locale ?? 'de'] })
}

export default function CheckoutDelivery({ loaderData }: Route.ComponentProps) {
  return <DeliveryStep view={loaderData} locale={useLocale()} />
}
