import { describe, expect, it } from 'vitest'
import { interpolate } from './coordinates.ts'
import { readPackagedPlaces } from './read-packaged.ts'
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
    expect(await places.geocode('12')).toBeUndefined()
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

  it.each([
    ['St. Ingbert', '66386'],
    ['Sankt Ingbert', '66386'],
    ['Frankfurt an der Oder', '15230'],
    ['Frankfurt a. d. Oder', '15230'],
    ['Frankfurt/Oder', '15230'],
    ['Frankfurt', '60308'],
    ['Frankfurt/M.', '60308'],
    ['Koln', '50667'],
    ['Munchen', '80313'],
    ['halle saale', '06108'],
    ['Halle / Saale', '06108'],
    ['Halle', '06108'],
    ['Halle (Westf.)', '33790'],
    ['37620 Halle', '37620'],
    ['Garmisch', '82467'],
    ['Neumarkt in der Oberpfalz', '92318'],
  ])('%s is the place with the code %s', async (query, zip) => {
    expect((await places.geocode(query))?.zip).toBe(zip)
  })

  it.each(['Wien', 'Bad', 'Ber', 'lepzig', '1234', '99999', '123456'])('takes %s for no place', async (query) => {
    expect(await places.geocode(query)).toBeUndefined()
    expect(await places.namesakes(query, 5)).toEqual([])
  })

  it('names the other towns of a name, larger first', async () => {
    const others = async (query: string) => (await places.namesakes(query, 4)).map(({ zip, city }) => `${zip} ${city}`)
    expect((await others('Halle')).toSorted()).toEqual(['33790 Halle (Westfalen)', '37620 Halle'])
    expect((await others('Frankfurt'))[0]).toBe('15230 Frankfurt (Oder)')
    expect(await others('Frankfurt am Main')).toEqual([])
    expect(await others('37620 Halle')).toEqual([])
    expect((await others('Neustadt')).length).toBe(4)
    // Several towns of one state.
    expect((await others('Neuenkirchen')).length).toBe(4)
  })

  it('suggests names that begin so, and the codes beside an unknown one', async () => {
    expect((await places.similar('lepzig', 3)).map(({ city }) => city)).toEqual(['Leipzig'])
    expect((await places.similar('Wien', 3)).map(({ city }) => city)).toContain('Wienhausen')
    expect((await places.similar('66387', 2)).map(({ zip }) => zip)).toContain('66386')
    expect((await places.similar('5066', 2)).every(({ zip }) => zip.startsWith('5066'))).toBe(true)
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
