import type { Places } from '#services/places/port.ts'
import type { Config } from '../config.ts'
import { openPlaces } from '../open-places.ts'

/** The places of a worker, read for the first job that asks for them; a reading that failed is tried again by the next. */
export function lazyPlaces(
  config: Pick<Config, 'placesFile' | 'placesApi'>,
  onError: (error: Error) => void,
): () => Promise<Places> {
  let places: Promise<Places> | undefined
  return () => {
    places ??= openPlaces(config, onError).catch((error: unknown) => {
      places = undefined
      throw error
    })
    return places
  }
}
