import { parseFilters } from '#catalogue/filter-codec.ts'
import { notifySearchMatches } from '#use-cases/account/notify-search-matches.ts'
import type { Writer } from '#database/handles.ts'
import type { AlertRhythm } from '#domain/account/saved-search.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { type DueAlert, readAlerts } from '#use-cases/account/saved-searches.ts'
import { listBrands } from '#use-cases/brand/brands.ts'
import { type SearchDeps, searchVehicles } from '#use-cases/vehicle-search/search-vehicles.ts'
import { mailVehicle } from './mail-vehicle.ts'

export interface AlertParts {
  readonly deps: () => Promise<SearchDeps>
  readonly writer: Writer
  /** Hears why the mail of one alert could not be made; the others go on. */
  readonly onError: (error: unknown) => void
}

/** So many cars of one search are looked at; whoever has more new ones has a wide search. */
const MAX_NEW = 60
const MAX_SHOWN = 5
/** A car counts as new by when its import began, which can be this long before anybody sees it. */
const LONGEST_IMPORT_MS = 3_600_000

/** Mails every customer with a confirmed alert of this rhythm what is new in their search since the last time; nothing new, no mail. */
export async function sendSearchAlerts(
  { deps, writer, onError }: AlertParts,
  { rhythm }: { readonly rhythm: Exclude<AlertRhythm, 'NONE'> },
): Promise<void> {
  const searching = await deps()
  const alerts = await readAlerts(searching.read, rhythm)
  if (alerts.length === 0) return
  const brands = await listBrands(searching.read)
  for (const alert of alerts) {
    const brand = brands.find(({ slug }) => slug === alert.brandSlug)
    if (alert.brandSlug !== null && !brand) continue // its storefront is gone, and with it what was searched
    try {
      await notifyNewCars(writer, alert, brand?.merchantUuids ?? [], searching)
    } catch (error) {
      onError(error)
    }
  }
}

async function notifyNewCars(
  writer: Writer,
  alert: DueAlert,
  merchantUuids: readonly string[],
  searching: SearchDeps,
): Promise<void> {
  const startedAt = new Date()
  const result = await searchVehicles(
    {
      filters: parseFilters(new URLSearchParams(alert.query)),
      sort: { subject: 'ADDED', direction: 'DESC' },
      page: 1,
      itemsPerPage: MAX_NEW,
      scope: { merchantUuids },
      wants: { vehicles: true, facets: false },
    },
    searching,
  )
  const since = Math.max(alert.seenUntil.getTime() - LONGEST_IMPORT_MS, alert.confirmedAt.getTime())
  const fresh = result.vehicles.filter(({ createdAt }) => createdAt.getTime() > since)
  await notifySearchMatches(writer, alert.id, {
    startedAt,
    vehicleIds: fresh.map(({ id }) => id),
    mail: (unsentIds) => ({
      site: alert,
      recipient: alert.email,
      content: contentOf(
        alert,
        fresh.filter(({ id }) => unsentIds.has(id)),
      ),
    }),
  })
}

function contentOf(alert: DueAlert, fresh: Awaited<ReturnType<typeof searchVehicles>>['vehicles']) {
  const list = pathFor('cars', alert.locale)
  return {
    kind: 'search-hits',
    person: alert.person,
    searchName: alert.name,
    searchPath: alert.query ? `${list}?${alert.query}` : list,
    total: fresh.length,
    vehicles: fresh.slice(0, MAX_SHOWN).map((vehicle) => mailVehicle(vehicle, alert.locale)),
    unsubscribeKey: alert.unsubscribeKey,
  } as const
}
