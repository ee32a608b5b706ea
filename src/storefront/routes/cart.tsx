import { cartTexts } from '#messages/cart.ts'
import { changeCart, loadCart } from '../features/cart/cart.server.ts'
import { CartPage } from '../features/cart/cart.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/cart.ts'

export const loader = loadCart
export const action = changeCart

/** Somebody's own: nothing for a search engine, and never kept for others. */
export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: cartTexts.title[site?.locale ?? 'de'] })
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartPage view={loaderData} locale={useLocale()} />
}
