import { describe, expect, it } from 'vitest'
import { interpolate } from './coordinates.ts'
import { readPackagedPlaces } from './read-packages.ts'
import { placesTable } from './table.ts'

const all = await readPackagedPlaces()
const places = placesTable(all)
const cities = async (query: string) => (await places.autocomplete(query, 5)).map((place) => place.city)

describe('places', () => {
  it('knows every postal code with coordinates inside Germany', () => {
    expect(all.length).toBeGreaterThan(8_000)
    for (const place of all) {
      expect(place.latitude, place.zip).toSatisfy((value: number) => value > 47.2 && value < 55.1)
      expect(place.longitude, place.zip).toSatisfy((value: number) => value > 5.8 && value < 15.1)
    }
  })

  it('puts the most likely town first', async () => {
    expect((await cities('köln'))[0]).toBe('Köln')
    expect((await cities('Koeln'))[0]).toBe('Köln')
    expect((await cities('münch'))[0]).toBe('München')
    expect((await cities('frankf'))[0]).toMatch(/^Frankfurt/)
    expect(await cities('')).toEqual([])
    expect(await cities('xyzzy')).toEqual([])
  })

  it('finds towns by their English names too', async () => {
    for (const [english, german] of [
      ['Cologne', 'Köln'],
      ['munich', 'München'],
      ['Nuremberg', 'Nürnberg'],
      ['Hanover', 'Hannover'],
      ['Brunswick', 'Braunschweig'],
      ['Frankfurt', 'Frankfurt am Main'],
    ] as const) {
      expect((await cities(english))[0], english).toBe(german)
      expect((await places.geocode(english))?.city, english).toBe(german)
    }
    expect(await cities('colog')).toContain('Köln')
    expect(await cities('nurem')).toEqual(['Nürnberg'])
    expect((await places.geocode('50670 Cologne'))?.zip).toBe('50670')
    expect((await places.autocomplete('5067 Cologne', 5)).length).toBeGreaterThan(0)
  })

  it('completes digits to postal codes', async () => {
    expect((await places.autocomplete('5067', 20)).every((place) => place.zip.startsWith('5067'))).toBe(true)
    expect((await places.zip('50670'))?.city).toBe('Köln')
    expect(await places.zip('00000')).toBeUndefined()
  })

  it('finds the place of a code, a name or both', async () => {
    for (const query of ['50670', 'Köln', '50670 Köln', ' köln '])
      expect((await places.geocode(query))?.city, query).toBe('Köln')
    const cologne = await places.geocode('Köln')
    expect(cologne?.latitude).toBeCloseTo(50.93, 0)
    expect(await places.geocode('12')).toBeDefined()
    expect(await places.geocode('🚗')).toBeUndefined()
  })

  it('suggests towns spelt similarly to an unknown one', async () => {
    const near = async (query: string) => (await places.similar(query, 3)).map(({ city }) => city)
    expect((await near('Kölnn'))[0]).toBe('Köln')
    expect((await near('Düseldorf'))[0]).toBe('Düsseldorf')
    expect((await near('Frankfrut'))[0]).toBe('Frankfurt am Main')
    expect((await near('50670 Hambrug'))[0]).toBe('Hamburg')
    expect((await near('Xyzzyq')).length).toBe(0)
    expect(await near('')).toEqual([])
  })

  it('uses the mean of similar codes where a code has no coordinates', () => {
    const known = [
      ['12345', { latitude: 50, longitude: 10 }],
      ['12346', { latitude: 51, longitude: 12 }],
      ['19999', { latitude: 0, longitude: 0 }],
    ] as const
    expect(interpolate('12347', known)).toEqual({ latitude: 50.5, longitude: 11 })
    expect(interpolate('90000', known)).toBeUndefined()
  })
})
