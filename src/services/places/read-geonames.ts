import { readFile } from 'node:fs/promises'
import type { Place } from './port.ts'

/** Columns of GeoNames' postal-code export (tab-separated): country, code, place, state, …, latitude, longitude. */
const COLUMN = { country: 0, zip: 1, city: 2, state: 3, latitude: 9, longitude: 10 } as const

/** Places from GeoNames' full postal-code file (`DE.txt` or the world's), which has coordinates for each code. */
export async function readGeoNamesFile(file: string): Promise<Place[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  const places = lines
    .map((line) => line.split('\t'))
    .filter((cells) => cells[COLUMN.country] === 'DE' && /^\d{5}$/.test(cells[COLUMN.zip] ?? ''))
    .map((cells) => ({
      zip: cells[COLUMN.zip]!,
      city: cells[COLUMN.city]!,
      state: cells[COLUMN.state]!,
      areaCode: null,
      latitude: Number(cells[COLUMN.latitude]),
      longitude: Number(cells[COLUMN.longitude]),
    }))
    .filter((place) => Number.isFinite(place.latitude) && Number.isFinite(place.longitude))
  return places.sort((a, b) => a.zip.localeCompare(b.zip))
}
