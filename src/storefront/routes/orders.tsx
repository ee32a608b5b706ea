import { orderTexts } from '#messages/orders.ts'
import { loadOrders } from '../features/orders/orders.server.ts'
import { OrdersPage } from '../features/orders/orders.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/orders.ts'

export const loader = loadOrders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: orderTexts.title[site?.locale ?? 'de'] })
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage view={loaderData} locale={useLocale()} />
}
