import { checkoutTexts } from '#messages/checkout.ts'
import { loadServices, chooseServices } from '../features/checkout/checkout-services.server.ts'
import { ServicesStep } from '../features/checkout/checkout-services.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/checkout-services.ts'

export const loader = loadServices
export const action = chooseServices

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutTexts.services[site?.locale ?? 'de'] })
}

export default function CheckoutServices({ loaderData }: Route.ComponentProps) {
  return <ServicesStep view={loaderData} locale={useLocale()} />
}
