import { readFile } from 'node:fs/promises'
import type { Place } from './port.ts'

/** What `build.ts` has put together from packages: they list the towns of the whole world, which take a second to read. */
export const PACKAGED_PLACES = new URL('packaged.json', import.meta.url)

/** German places, ascending by postal code. */
export async function readPackagedPlaces(): Promise<Place[]> {
  return JSON.parse(await readFile(PACKAGED_PLACES, 'utf8')) as Place[]
}
