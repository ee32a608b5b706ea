import { productTexts } from '#messages/accessory.ts'
import { data } from 'react-router'
import { loadAccessory, productIdOf } from '../features/accessories/accessory.server.ts'
import { ProductPage } from '../features/accessories/accessory.page.tsx'
import { addAccessory, addAccessoryView } from '../features/cart/add-accessory.server.ts'
import { AddAccessory } from '../features/cart/AddAccessory.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/accessory.ts'

/** The product with the way into the cart. */
export async function loader(args: Route.LoaderArgs) {
  const product = await loadAccessory(args)
  return { ...product, cart: await addAccessoryView(args.context, product) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const productId = productIdOf(url)
  if (!productId) throw data(null, 404)
  return addAccessory({ request, url, context, productId })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { title, price, description, path, other, structured } = loaderData
  return headOf(site, {
    title: productTexts.productTitle[site.locale](title, price),
    description: `${description} ${price}.`,
    path,
    other,
    onMainSite: true,
    structured,
  })
}

export default function Accessory({ loaderData }: Route.ComponentProps) {
  return <ProductPage product={loaderData} locale={useLocale()} cart={<AddAccessory view={loaderData.cart} />} />
}
