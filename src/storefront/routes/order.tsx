import { orderTexts } from '#messages/orders.ts'
import { changeOrder, loadOrder } from '../features/orders/order.server.ts'
import { OrderPage } from '../features/orders/order.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/order.ts'

export function loader({ url, params: { orderId }, context }: Route.LoaderArgs) {
  return loadOrder({ url, orderId, context })
}

export function action({ request, url, params: { orderId }, context }: Route.ActionArgs) {
  return changeOrder({ request, url, orderId, context })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: loaderData?.title ?? orderTexts.title[site?.locale ?? 'de'] })
}

export default function Order({ loaderData }: Route.ComponentProps) {
  return <OrderPage view={loaderData} locale={useLocale()} />
}
