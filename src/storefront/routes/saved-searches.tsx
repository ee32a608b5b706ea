import { savedSearchTexts } from '#messages/saved-searches.ts'
import { changeSavedSearches, loadSavedSearches } from '../features/saved-searches/saved-searches.server.ts'
import { SavedSearchesPage } from '../features/saved-searches/saved-searches.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/saved-searches.ts'

export const loader = loadSavedSearches
export const action = changeSavedSearches

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: savedSearchTexts.title[site?.locale ?? 'de'] })
}

export default function SavedSearches({ loaderData }: Route.ComponentProps) {
  return <SavedSearchesPage view={loaderData} locale={useLocale()} />
}
