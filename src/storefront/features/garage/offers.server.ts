import { formatDate } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import { AddToCartDocument, DeclineTradeInDocument, type GarageQuery } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { noticeFor } from '../../blocks/error-catalogue.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { OfferView } from './garage-view.ts'
import { toGarage } from './send-vehicle.server.ts'

type Vehicle = GarageQuery['garageVehicles'][number]
type Context = Readonly<RouterContextProvider>

/** The car that an offer is for, null where there is none (any more). */
export function carOfOffer(vehicles: readonly Vehicle[], offerId: string | null): string | null {
  return vehicles.find(({ tradeInOffers }) => tradeInOffers.some(({ id }) => id === offerId))?.garageId ?? null
}

type Offer = Vehicle['tradeInOffers'][number]

/** The offers for the shown car. A cart has at most one trade-in; another one replaces it, and the offer says so. */
export function offerViews(shown: Vehicle, vehicles: readonly Vehicle[], locale: Locale): OfferView[] {
  const inCart = vehicles.flatMap(({ tradeInOffers }) => tradeInOffers).find(({ isInCart }) => isInCart)
  const replaces = inCart && tradeInTexts.replaces[locale](inCart.dealer.name)
  return shown.tradeInOffers.map((offer) => ({
    ...offerView(offer, locale),
    ...(replaces && offer !== inCart ? { replaces } : {}),
  }))
}

function offerView(offer: Offer, locale: Locale): OfferView {
  const texts = inLanguage(tradeInTexts, locale)
  const { id, price, validUntil, mileage, isInCart, dealer } = offer
  const day = formatDate(validUntil, locale)
  return {
    id,
    dealer: dealer.name,
    title: texts.offerOf(dealer.name, dealer.city),
    price: formatEuros(price, locale, 'if-any'),
    terms: [texts.until(day), ...(mileage === null ? [] : [texts.seen(formatKilometres(mileage, locale))])],
    isInCart,
    cartPath: pathFor('cart', locale),
    dealerPath: pathFor('dealer', locale, { dealer: dealer.slug }),
    declinePath: `${pathFor('garage', locale)}?ablehnen=${id}`,
  }
}

/** Adds the trade-in to the cart and shows the garage again. */
export async function addTradeInToCart(id: string, url: URL, context: Context): Promise<Response> {
  const items = [{ productType: 'TradeInVehicle' as const, id }]
  const answer = await mutate(context, AddToCartDocument, { items })
  const code = 'refusals' in answer ? noticeFor('AddToCart', answer.refusals, items) : 'ADDED_TO_CART'
  return redirectWithNotice(url.pathname + url.search, code)
}

export async function declineOffer(id: string, context: Context): Promise<Response> {
  const { locale } = context.get(siteContext)
  const answer = await mutate(context, DeclineTradeInDocument, { id })
  return toGarage(locale, 'refusals' in answer ? noticeFor('DeclineTradeIn', answer.refusals) : 'SAVED')
}
