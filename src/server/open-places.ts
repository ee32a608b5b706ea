import { nominatimPlaces } from '#services/places/nominatim.ts'
import type { Places } from '#services/places/port.ts'
import { readGeoNamesFile } from '#services/places/read-geonames.ts'
import { readPackagedPlaces } from '#services/places/read-packaged.ts'
import { placesTable } from '#services/places/table.ts'
import type { Config } from './config.ts'

type PlacesConfig = Pick<Config, 'placesFile' | 'placesApi'>

/** The table of places, with a maps service before it where one is set; `onError` gets the service's failures. */
export async function openPlaces(
  { placesFile, placesApi }: PlacesConfig,
  onError: (error: Error) => void,
): Promise<Places> {
  const table = placesTable(await (placesFile ? readGeoNamesFile(placesFile) : readPackagedPlaces()))
  return placesApi ? nominatimPlaces(table, placesApi, onError) : table
}
