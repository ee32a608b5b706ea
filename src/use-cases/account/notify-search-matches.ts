import { parseFilters } from '#catalogue/filter-codec.ts'
import type { Database } from '#database/connection.ts'
import type { AlertRhythm } from '#domain/account/saved-search.ts'
import type { Brand } from '#domain/brand.ts'
import type { Locale } from '#domain/locale.ts'
import type { MailContent } from '#domain/mail.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { Places } from '#services/places/port.ts'
import { listBrands } from '../brand/brands.ts'
import { forEachSafely, type OnRowError, pagedById } from '../for-each-safely.ts'
import { mailVehicle } from '../vehicle/mail-vehicle.ts'
import { readVehicles, type Vehicle } from '../vehicle/vehicle.ts'
import { indexSubset, searchSubset, type VehicleSubset } from '../vehicle-search/vehicle-subset.ts'
import { type AlertRun, newSince, readAlertRun, readNewVehicles } from './alert-run.ts'
import { finishAlertRun, markBehind } from './finish-alert-run.ts'
import { requestMatchMail } from './request-match-mail.ts'
import { type DueAlert, readAlerts } from './saved-searches.ts'

interface AlertDeps {
  readonly database: Database
  readonly places: () => Promise<Places>
  /** Called where the mail of one alert could not be made; the others go on, and the next run makes up for it. */
  readonly onError: OnRowError
}

/** The most vehicles that the mail about one search names; a search with more new ones is a wide one. */
const MAX_NAMED = 60
const MAX_SHOWN = 5

/**
 * Mails every customer with a confirmed alert of this rhythm what is new in their search since the last run; nothing new, no mail. The new
 * vehicles are read once and each search is asked of them alone; where nothing has changed since the last run, nothing is done.
 */
export async function notifySearchMatches(
  { database, places, onError }: AlertDeps,
  { rhythm }: { readonly rhythm: Exclude<AlertRhythm, 'NONE'> },
): Promise<void> {
  const { read } = database
  const run = await readAlertRun(database, rhythm)
  if (!run) return
  const addedAt = await readNewVehicles(read, run)
  if (addedAt.size > 0 || run.behindSince) {
    const matching: Matching = {
      run,
      addedAt,
      subset: await indexSubset(database, [...addedAt.keys()]),
      places: cachedPlaces(await places()),
      brands: new Map((await listBrands(read)).map((brand) => [brand.slug, brand])),
      vehicles: vehicleReader(database),
    }
    const alerts = pagedById((after, limit) => readAlerts(read, rhythm, after, limit))
    const behind: number[] = []
    await forEachSafely(
      alerts,
      (alert) => notifyOfMatches(database, matching, alert),
      (id, error) => {
        onError(id, error)
        behind.push(Number(id))
      },
    )
    for (const id of behind) await markBehind(database, id, run)
  }
  await finishAlertRun(database, rhythm, run)
}

interface Matching {
  readonly run: AlertRun
  /** When each of the new vehicles was added. */
  readonly addedAt: ReadonlyMap<number, Date>
  readonly subset: VehicleSubset
  readonly places: Pick<Places, 'geocode'>
  readonly brands: ReadonlyMap<string | null, Pick<Brand, 'merchantUuids'>>
  readonly vehicles: (ids: readonly number[]) => Promise<readonly Vehicle[]>
}

async function notifyOfMatches(database: Database, matching: Matching, alert: DueAlert): Promise<void> {
  const { run, addedAt, subset, places, brands, vehicles } = matching
  const brand = brands.get(alert.brandSlug)
  if (alert.brandSlug !== null && !brand) return // its storefront is gone, and with it what was searched
  const found = await searchSubset(
    subset,
    {
      filters: parseFilters(new URLSearchParams(alert.query)),
      scope: { merchantUuids: brand?.merchantUuids ?? [] },
      limit: MAX_NAMED,
    },
    places,
  )
  const since = Math.max(newSince(run, alert.behindSince).getTime(), alert.confirmedAt.getTime())
  const vehicleIds = found.filter((id) => addedAt.get(id)!.getTime() > since)
  if (vehicleIds.length === 0 && alert.behindSince === null) return
  await requestMatchMail(database, alert.id, {
    startedAt: run.startedAt,
    vehicleIds,
    mail: async (unseen) => ({
      site: alert,
      recipient: alert.email,
      content: contentOf(alert, unseen.length, await vehicles(unseen.slice(0, MAX_SHOWN)), alert.locale),
    }),
  })
}

function contentOf(alert: DueAlert, total: number, shown: readonly Vehicle[], locale: Locale): MailContent {
  const list = pathFor('cars', locale)
  return {
    kind: 'search-hits',
    person: alert.person,
    searchName: alert.name,
    searchPath: alert.query ? `${list}?${alert.query}` : list,
    total,
    vehicles: shown.map((vehicle) => mailVehicle(vehicle, locale)),
    unsubscribeKey: alert.unsubscribeKey,
  }
}

/** Many searches name the same town, and finding it takes ten times as long as the search. */
function cachedPlaces(places: Places): Pick<Places, 'geocode'> {
  const known = new Map<string, ReturnType<Places['geocode']>>()
  return {
    geocode(query) {
      const place = known.get(query) ?? places.geocode(query)
      known.set(query, place)
      return place
    },
  }
}

/** Many searches find the same new vehicles: each is read once in a run. */
function vehicleReader({ read }: Pick<Database, 'read'>) {
  const known = new Map<number, Vehicle>()
  return async (ids: readonly number[]): Promise<readonly Vehicle[]> => {
    const missing = ids.filter((id) => !known.has(id))
    for (const vehicle of await readVehicles(read, missing)) known.set(vehicle.id, vehicle)
    return ids.flatMap((id) => known.get(id) ?? [])
  }
}
