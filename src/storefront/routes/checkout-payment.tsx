import { checkoutTexts } from '#messages/checkout.ts'
import { loadPayment, savePayment } from '../features/checkout/checkout-payment.server.ts'
import { PaymentStep } from '../features/checkout/checkout-payment.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/checkout-payment.ts'

export const loader = loadPayment
export const action = savePayment

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutTexts.payment[site?.locale ?? 'de'] })
}

export default function CheckoutPayment({ loaderData }: Route.ComponentProps) {
  return <PaymentStep view={loaderData} locale={useLocale()} />
}
