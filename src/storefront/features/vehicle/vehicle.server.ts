import { offerTexts } from '#messages/offer.ts'
import type { Locale } from '#domain/locale.ts'
import { matchPath } from '#domain/routes/paths.ts'
import { MAX_COMPARED } from '#domain/valuation/alike.ts'
import { isVehicleId, vehicleIdOfSlug } from '#domain/vehicle/vehicle-slug.ts'
import {
  NewestInsteadDocument,
  VehiclePageDocument,
  type VehiclePageQueryVariables,
} from '#storefront/generated/graphql.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { cardOf } from '../../blocks/card.server.ts'
import { query } from '../../gateway.server.ts'
import { PAYMENT_PARAM } from '../../blocks/payment-address.ts'
import { siteContext } from '../../request.server.ts'
import { COMPARABLES_AT_FIRST } from './price-comparison.server.ts'
import { kilometresIn } from './running-costs.server.ts'
import { vehicleTexts } from '#messages/vehicle.ts'
import { moreOfModel, offerOf } from './offer.server.ts'
import { COMPARABLES_PARAM, type GoneView, type OfferView } from './vehicle-view.ts'

interface Loading {
  /** The address of the page, for document and data requests alike. */
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}
type Context = Loading['context']

const CARDS_INSTEAD = 4

/**
 * Answers a vehicle's address: the offer under its canonical path, a permanent redirect from other spellings (the id at
 * the end decides), 410 with similar offers once it is sold, 404 with the newest ones for an id nobody has.
 */
export async function loadVehicle({ url, context }: Loading) {
  const site = context.get(siteContext)
  const { locale } = site
  const id = vehicleIdOf(url.pathname)
  if (!id) return unknown(context, locale)
  const { vehicleById: vehicle, similarVehicles } = await query(context, VehiclePageDocument, {
    vehicleId: id,
    comparables: url.searchParams.get(COMPARABLES_PARAM) === 'all' ? MAX_COMPARED : COMPARABLES_AT_FIRST,
    kilometres: kilometresIn(url.searchParams),
    ...chosenRate(url.searchParams),
  })
  if (!vehicle) return unknown(context, locale)
  const similar = similarVehicles.map((other) => cardOf(other, locale))
  if (vehicle.state === 'SOLD' || vehicle.state === 'ARCHIVED') {
    const gone: GoneView = {
      ...{ kind: 'sold', heading: vehicleTexts.soldTitle[locale], text: vehicleTexts.soldText[locale](vehicle.title) },
      ...{
        seeAll: vehicleTexts.seeAll[locale],
        similarTitle: offerTexts.similar[locale],
        similar,
        more: moreOfModel(vehicle, locale),
      },
    }
    return data<GoneView | OfferView>(gone, { status: 410 })
  }
  if (vehicle.path !== url.pathname) throw redirect(vehicle.path + url.search, 301)
  return data<GoneView | OfferView>(
    offerOf(vehicle, similar, { ...site, isLeasing: url.searchParams.get(PAYMENT_PARAM) === 'leasing' }),
  )
}

/** The way to pay that the address names, and its terms: the price shows the rate for them. */
function chosenRate(
  params: URLSearchParams,
): Omit<VehiclePageQueryVariables, 'vehicleId' | 'comparables' | 'kilometres'> {
  const kind = params.get(PAYMENT_PARAM)
  if (kind !== 'loan' && kind !== 'leasing') return { hasRate: false }
  const whole = (name: string) => (/^\d{1,8}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null)
  const rate = kind === 'loan' ? 'Finance' : 'Leasing'
  return { hasRate: true, rate, downPayment: whole('down'), months: whole('months') }
}

/** The id that the address of a vehicle's page carries; null where it is none. */
export function vehicleIdOf(path: string): string | null {
  const { id, slug } = matchPath(path)?.params ?? {}
  if (id !== undefined) return isVehicleId(id) ? id : null
  return vehicleIdOfSlug(slug ?? '')
}

async function unknown(context: Context, locale: Locale) {
  const { searchVehicles } = await query(context, NewestInsteadDocument)
  const similar = searchVehicles.vehicles.slice(0, CARDS_INSTEAD).map((vehicle) => cardOf(vehicle, locale))
  return data<GoneView | OfferView>(
    {
      ...{ kind: 'unknown', heading: vehicleTexts.unknownTitle[locale], text: vehicleTexts.unknownText[locale] },
      ...{ seeAll: vehicleTexts.seeAll[locale], similarTitle: offerTexts.similar[locale], similar },
    },
    { status: 404 },
  )
}
