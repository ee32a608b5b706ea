import type { Places } from '#services/places/port.ts'
import { readGeoNamesFile } from '#services/places/read-geonames.ts'
import { readPackagedPlaces } from '#services/places/read-packages.ts'
import { placesTable } from '#services/places/table.ts'
import type { Config } from '../config.ts'

/** The places of a worker, read for the first job that asks for them; a reading that failed is tried again by the next. */
export function lazyPlaces({ placesFile }: Pick<Config, 'placesFile'>): () => Promise<Places> {
  let places: Promise<Places> | undefined
  return () => {
    places ??= (placesFile ? readGeoNamesFile(placesFile) : readPackagedPlaces())
      .then(placesTable)
      .catch((error: unknown) => {
        places = undefined
        throw error
      })
    return places
  }
}
