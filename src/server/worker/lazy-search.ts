import type { Database } from '#database/connection.ts'
import type { SearchDeps } from '#use-cases/vehicle-search/search-vehicles.ts'
import { openVehicleIndex, type VehicleIndex } from '#use-cases/vehicle-search/vehicle-index.ts'
import { readGeoNamesFile } from '#services/places/read-geonames.ts'
import { readPackagedPlaces } from '#services/places/read-packages.ts'
import { placesTable } from '#services/places/table.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

type Search = SearchDeps & { readonly index: VehicleIndex }

/** The search of a worker. Most never search: the first who asks opens the index; an opening that failed is tried again by the next. */
export function lazySearch(database: Database, config: Config, log: Log) {
  let opened: Promise<Search> | undefined
  return {
    deps(): Promise<SearchDeps> {
      opened ??= open(database, config, log).catch((error: unknown) => {
        opened = undefined
        throw error
      })
      return opened
    },
    async close(): Promise<void> {
      const search = await opened?.catch(() => undefined)
      await search?.index.stop()
    },
  }
}

async function open(database: Database, { placesFile }: Config, log: Log): Promise<Search> {
  const [index, places] = await Promise.all([
    openVehicleIndex(database),
    placesFile ? readGeoNamesFile(placesFile) : readPackagedPlaces(),
  ])
  index.follow((error) => log.error({ error: String(error) }, 'the search index could not follow the change log'))
  return { index, read: database.read, places: placesTable(places) }
}
