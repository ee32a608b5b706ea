import { formatKilometres } from '#domain/format/numbers.ts'
import { type Brand, isOneDealers } from '#domain/brand.ts'
import { ownCar } from '#domain/brand-look/look.ts'
import { dealerAddressLine } from '#domain/dealer-address.ts'
import { inputFromFilters } from '#catalogue/filter-input.ts'
import { NO_FILTERS } from '#catalogue/filters.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { RADIUS_CHOICES } from '#domain/vehicle/radius.ts'
import { dealersTexts } from '#messages/dealers.ts'
import { DealerBySlugDocument, DealersDocument, DealerStockDocument } from '#storefront/generated/graphql.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { cardOf } from '../../blocks/card.server.ts'
import { dealerOf, routeOf } from '../../blocks/dealer.server.ts'
import { distanceText } from '../../blocks/distance.server.ts'
import { filterHref } from '../../blocks/list-address.server.ts'
import { placeHint } from '../../blocks/place-hint.server.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { dealerMapOf } from './dealer-map.server.ts'
import type { DealerPageView, DealersView } from './dealers-view.ts'
import { structuredDealer } from './structured-dealer.server.ts'

interface Loading {
  /** The address of the page, for document and data requests alike. */
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

const NEWEST_SHOWN = 8
const MAKES_SHOWN = 3
const MAX_PLACE_LENGTH = 80

/** All dealers by name, or those around the place in the address, nearest first; in the shop of one dealer that dealer’s page. */
export async function loadDealers({ url, context }: Loading): Promise<DealersView> {
  const { locale, brand } = context.get(siteContext)
  const place = (url.searchParams.get('place') ?? '').trim().slice(0, MAX_PLACE_LENGTH)
  const radius = RADIUS_CHOICES.find((km) => String(km) === url.searchParams.get('radius'))
  const {
    merchants,
    place: found,
    otherPlaces,
  } = await query(context, DealersDocument, {
    place,
    radius: radius ?? null,
  })
  const [only] = merchants
  if (only && isOneDealers(brand)) throw redirect(pathFor('dealer', locale, { dealer: only.slug }))
  const path = pathFor('dealers', locale)
  const hrefOf = (other: string) =>
    `${path}?${new URLSearchParams({ place: other, ...(radius === undefined ? {} : { radius: String(radius) }) }).toString()}`
  const hint = placeHint({ place, found, others: otherPlaces }, hrefOf, locale)
  return {
    path,
    place,
    isPlain: place === '',
    ...(found ? { around: /\d/.test(place) ? place : found.city } : {}),
    ...(hint ? { hint } : {}),
    radius: { options: radiusOptions(locale), chosen: radius === undefined ? '' : String(radius) },
    dealers: merchants.map(({ slug, name, markUrl, distance, hoursToday, vehicleCount, makes, ...address }) => ({
      href: pathFor('dealer', locale, { dealer: slug }),
      name,
      ...(markUrl ? { mark: markUrl } : {}),
      address: dealerAddressLine(address),
      ...(distance == null ? {} : { distance: distanceText(distance, locale) }),
      ...(hoursToday ? { hours: hoursToday } : {}),
      count: vehicleCount,
      ...(makes.length > 0 ? { makes: makesLine(makes, locale) } : {}),
    })),
    map: dealerMapOf(merchants, found ?? null, locale),
  }
}

function makesLine(makes: readonly { readonly displayName: string }[], locale: Locale): string {
  const names = makes.slice(0, MAKES_SHOWN).map(({ displayName }) => displayName)
  return dealersTexts.makesOf[locale](names.join(', '), makes.length - names.length)
}

function radiusOptions(locale: Locale) {
  return [
    { value: '', label: dealersTexts.anyDistance[locale] },
    ...RADIUS_CHOICES.map((km) => ({ value: String(km), label: formatKilometres(km, locale) })),
  ]
}

/** One dealer with makes and newest cars; 404 for an unknown name. */
export async function loadDealer({
  params,
  context,
}: Loading & { params: { dealer?: string } }): Promise<DealerPageView> {
  const { locale, origin, brand } = context.get(siteContext)
  const slug = params.dealer ?? ''
  const { merchantBySlug: merchant } = await query(context, DealerBySlugDocument, { slug })
  if (!merchant) throw data(null, { status: 404 })
  const merchants = [merchant.id]
  const filters = inputFromFilters({ ...NO_FILTERS, merchants })
  const { searchVehicles: stock } = await query(context, DealerStockDocument, { filters })
  const path = pathFor('dealer', locale, { dealer: merchant.slug })
  return {
    path,
    ...(isOneDealers(brand)
      ? { heading: dealersTexts.ownTitle[locale](merchant.city), picture: pictureOf(brand) }
      : {
          heading: merchant.name,
          list: pathFor('dealers', locale),
          map: dealerMapOf([merchant], null, locale),
        }),
    city: merchant.city,
    ...(merchant.markUrl && !isOneDealers(brand) ? { mark: merchant.markUrl } : {}),
    ...(merchant.hoursToday ? { today: merchant.hoursToday } : {}),
    ...routeOf(merchant),
    dealer: dealerOf(merchant, null, locale),
    makes: merchant.makes.map(({ name, displayName, count }) => ({
      href: filterHref({ merchants, makeModel: [{ make: name }] }, locale),
      label: displayName,
      count,
    })),
    newest: stock.vehicles.slice(0, NEWEST_SHOWN).map((vehicle) => cardOf(vehicle, locale)),
    structured: structuredDealer(merchant, origin + path),
  }
}

function pictureOf({ heroPicture, look = {} }: Brand): NonNullable<DealerPageView['picture']> {
  return heroPicture ? { image: heroPicture, isDrawn: false } : { image: ownCar(look), isDrawn: true }
}
