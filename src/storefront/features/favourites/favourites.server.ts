import { pathFor } from '#domain/routes/paths.ts'
import { FavouritesDocument } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { cardOf } from '../../blocks/card.server.ts'
import { MOST_FAVOURITES } from '../../blocks/kept-vehicles.ts'
import { idsOf } from '../../blocks/vehicle-ids.server.ts'
import { ask } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { FavouritesView } from './favourites-view.ts'

interface Loading {
  /** Of the page, whether it is asked for whole or only its data. */
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** The vehicles whose ids the address names (`?ids=3,1`), in that order. Whose list it is only the browser knows. */
export async function loadFavourites({ url, context }: Loading): Promise<FavouritesView> {
  const { locale } = context.get(siteContext)
  const { ids } = idsOf(url.searchParams, MOST_FAVOURITES)
  const { vehiclesByIds: vehicles } =
    ids.length > 0 ? await ask(context, FavouritesDocument, { ids: [...ids] }) : { vehiclesByIds: [] }
  const isGone = ({ state }: (typeof vehicles)[number]) => state === 'SOLD' || state === 'ARCHIVED'
  return {
    path: pathFor('favourites', locale),
    ids,
    cards: vehicles.filter((vehicle) => !isGone(vehicle)).map((vehicle) => cardOf(vehicle, locale)),
    gone: vehicles.filter(isGone).map(({ id, title, path }) => ({ id, title, href: path })),
    unknown: ids.length - vehicles.length,
  }
}
