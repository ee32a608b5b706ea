import { favouritesTexts } from '#messages/favourites.ts'
import { addFavourite } from '../features/favourites/change-favourites.server.ts'
import { loadFavourites } from '../features/favourites/favourites.server.ts'
import { FavouritesPage } from '../features/favourites/favourites.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/favourites.ts'

export const loader = loadFavourites
export const action = addFavourite

/** A list of somebody's own is nothing for a search engine. */
export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: favouritesTexts.title[site?.locale ?? 'de'] })
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <FavouritesPage view={loaderData} locale={useLocale()} />
}
