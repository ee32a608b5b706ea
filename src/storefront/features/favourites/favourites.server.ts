import { pathFor } from '#domain/routes/paths.ts'
import {
  AccountFavouritesDocument,
  type AccountFavouritesQuery,
  FavouritesDocument,
} from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { cardOf } from '../../blocks/card.server.ts'
import { type Favourite, MAX_FAVOURITES, newestFirst } from '../../blocks/favourites-store.ts'
import { idsOf } from '../../blocks/vehicle-ids.server.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { FavouritesView } from './favourites-view.ts'

interface Loading {
  /** The address of the page, for document and data requests alike. */
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/**
 * The vehicles whose ids the address names (`?ids=3,1`), in that order; only the browser knows whether they are its own. Where it names
 * none, a customer gets the list of the account, unless `ids` is empty: then the last car has just been removed.
 */
export async function loadFavourites({ url, context }: Loading): Promise<FavouritesView> {
  const { locale, session } = context.get(siteContext)
  const named = idsOf(url.searchParams, MAX_FAVOURITES).ids
  const isNamed = named.length > 0 || url.searchParams.get('ids') === ''
  const since = session && !isNamed ? await accountList(context) : undefined
  const ids = since ? newestFirst(since) : named
  const { vehiclesByIds: vehicles } =
    ids.length > 0 ? await query(context, FavouritesDocument, { ids: [...ids] }) : { vehiclesByIds: [] }
  const isGone = ({ state }: (typeof vehicles)[number]) => state === 'SOLD' || state === 'ARCHIVED'
  return {
    path: pathFor('favourites', locale),
    ids,
    cards: vehicles.filter((vehicle) => !isGone(vehicle)).map((vehicle) => cardOf(vehicle, locale)),
    gone: vehicles.filter(isGone).map(({ id, title, path }) => ({ id, title, href: path })),
    unknown: ids.length - vehicles.length,
    ...(since ? { since } : {}),
  }
}

async function accountList(context: Loading['context']): Promise<Favourite[]> {
  return storedAs((await query(context, AccountFavouritesDocument)).favourites)
}

/** An account's list in the form in which a browser stores it. */
export function storedAs(list: AccountFavouritesQuery['favourites']): Favourite[] {
  return list.map(({ vehicleId, price, addedAt }) => ({ id: vehicleId, price: Math.round(price), at: addedAt }))
}
