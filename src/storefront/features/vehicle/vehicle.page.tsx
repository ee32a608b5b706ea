import { matchPath } from '#domain/routes/paths.ts'
import { RecentlyViewedLater } from '../../blocks/RecentlyViewedLater.tsx'
import { loadVehicleAccessories } from '../accessories/vehicle-accessories.server.ts'
import { addToCartView, addVehicle } from '../cart/add-to-cart.server.ts'
import { AddToCart } from '../cart/AddToCart.tsx'
import { chosenPayment } from '../financing/chosen-payment.server.ts'
import { loadFinancing } from '../financing/financing.server.ts'
import { DeferredFinancing } from '../financing/DeferredFinancing.tsx'
import { DeferredVehicleAccessories } from '../accessories/DeferredVehicleAccessories.tsx'
import { GonePage } from './VehicleGone.tsx'
import { OfferPage } from './Offer.tsx'
import { withoutRates } from './offer.server.ts'
import { loadVehicle, vehicleIdOf } from './vehicle.server.ts'
import { useMemo } from 'react'
import { data } from 'react-router'
import { serializeView, viewOf } from '../../delivery/serialized-view.ts'
import { headOf, siteOf } from '../../head.ts'
import { useSite } from '../../site.ts'
import type { Route } from './+types/vehicle.page.ts'

/** The offer with its calculator and the button into the cart. */
export async function loader(args: Route.LoaderArgs) {
  const page = await loadVehicle(args)
  const financing = page.data.kind === 'offer' ? await loadFinancing(args, page.data.id) : null
  const calm = page.data.kind === 'offer' && !financing?.calculator ? { similar: withoutRates(page.data.similar) } : {}
  const price = page.data.kind === 'offer' ? page.data.cartPrice : undefined
  const payment = financing?.payment
  const offer = page.data.kind === 'offer' ? page.data : null
  const [cart, accessories] = await Promise.all([
    offer && price !== undefined
      ? addToCartView(args.context, { id: offer.id, price, payment, changeHref: financing?.begin })
      : null,
    offer ? accessoriesOf(args, offer) : null,
  ])
  // Not cached, because a reservation ends by itself, without a change of the stock that would renew the cache.
  const moment = page.data.kind === 'offer' && page.data.reservation ? { headers: { 'Cache-Control': 'no-store' } } : {}
  // The cart is separate from the page, because it changes while everything else stays.
  return data(
    { page: serializeView({ ...page.data, ...calm, financing, accessories }), cart },
    { ...page.init, ...moment },
  )
}

async function accessoriesOf(
  { context }: Route.LoaderArgs,
  { id, title, path }: { id: string; title: string; path: string },
) {
  const { makeName, modelName } = matchPath(path)?.params ?? {}
  return makeName && modelName ? loadVehicleAccessories(context, { id, title, make: makeName, model: modelName }) : null
}

/** Puts the car into the cart, paid as the calculator in the address says. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const vehicleId = vehicleIdOf(url.pathname)
  if (!vehicleId) throw data(null, 404)
  const payment = await chosenPayment({ url, context }, vehicleId)
  return addVehicle({ request, url, context, vehicleId, payment })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Cars are chosen here for the comparison. */
export const handle = { offersComparison: true }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const page = viewOf(loaderData.page)
  if (page.kind !== 'offer') return headOf(site, { title: page.heading })
  const { head, path, structured } = page
  return headOf(site, {
    ...head,
    path,
    onMainSite: true,
    vehicleId: page.id,
    structured,
  })
}

export default function Vehicle({ loaderData }: Route.ComponentProps) {
  const frame = useSite()?.frame
  const page = useMemo(() => viewOf(loaderData.page), [loaderData.page])
  if (page.kind !== 'offer') return <GonePage view={page} carsHref={frame?.cars ?? '/'} />
  const { financing, accessories } = page
  const { cart } = loaderData
  return (
    <>
      <OfferPage
        offer={page}
        financing={financing ? <DeferredFinancing view={financing} rate={page.rate?.amount} /> : null}
        calculatorHref={financing?.begin}
        examples={financing?.calculator ? [financing.calculator.example] : []}
        cart={cart ? { box: <AddToCart view={cart} />, bar: <AddToCart view={cart} bare /> } : undefined}
      />
      {accessories ? <DeferredVehicleAccessories view={accessories} /> : null}
      {frame?.favourites ? <RecentlyViewedLater loadFrom={frame.favourites} current={page.id} /> : null}
    </>
  )
}
