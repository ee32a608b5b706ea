import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nominatimPlaces } from './nominatim.ts'
import { placesTable } from './table.ts'

const LEIPZIG = { zip: '04103', city: 'Leipzig', state: 'Sachsen', areaCode: '341', latitude: 51.34, longitude: 12.37 }
const HALLE = {
  zip: '06108',
  city: 'Halle (Saale)',
  state: 'Sachsen-Anhalt',
  areaCode: '345',
  latitude: 51.48,
  longitude: 11.97,
}
const table = placesTable([LEIPZIG, HALLE])

const town = (city: string, [lat, lon]: readonly [string, string], postcode?: string) => ({
  place_id: 1,
  lat,
  lon,
  display_name: city,
  address: { city, state: 'Bayern', country: 'Deutschland', country_code: 'de', ...(postcode ? { postcode } : {}) },
})

let server: Server
let seen: URL[]
let answer: { status: number; body: string } | 'never'
let errors: Error[]
const says = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

beforeEach(async () => {
  ;[seen, errors] = [[], []]
  says([])
  server = createServer((request, response) => {
    seen.push(new URL(request.url!, 'http://localhost'))
    if (answer !== 'never') response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

function service(key?: string) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps/`
  const policy = { timeoutMs: 200, retries: 1, pauseMs: 1 }
  return nominatimPlaces(table, { url, key, ...policy }, (error) => void errors.push(error))
}

it('asks a Nominatim server for German towns, once for each name', async () => {
  says([town('Leipzig', ['51.3406321', '12.3747329'])])
  const places = service('secret')
  expect(await places.geocode('Leipzig')).toEqual({
    ...LEIPZIG,
    state: 'Bayern',
    latitude: 51.3406321,
    longitude: 12.3747329,
  })
  await places.geocode('Leipzig')
  expect(seen).toHaveLength(1)
  expect(seen[0]!.pathname).toBe('/maps/search')
  expect(Object.fromEntries(seen[0]!.searchParams)).toEqual({
    ...{ city: 'Leipzig', format: 'jsonv2', addressdetails: '1', countrycodes: 'de', 'accept-language': 'de' },
    ...{ limit: '10', key: 'secret' },
  })
})

it('knows codes and towns that the table does not', async () => {
  says([town('Neustadt', ['49.35', '8.14'], '67433'), town('Neustadt', ['50.33', '11.12'], '96465')])
  const places = service()
  expect(await places.zip('67433')).toMatchObject({ zip: '67433', city: 'Neustadt', latitude: 49.35 })
  expect((await places.geocode('Neustadt'))?.zip).toBe('67433')
  expect((await places.namesakes('Neustadt', 5)).map(({ zip }) => zip)).toEqual(['96465'])
})

it('takes no similar name, and no code of another town', async () => {
  says([town('Wienhausen', ['52.58', '10.19'], '29342')])
  expect(await service().geocode('Wien')).toBeUndefined()
  expect((await service().geocode('Halle'))?.zip).toBe('06108')
  expect(await service().zip('99999')).toBeUndefined()
  expect(errors).toEqual([])
})

it.each([
  ['not found', () => says('{"error":"Unable to geocode"}', 404), 0],
  ['a refusal', () => says('', 403), 1],
  ['an outage', () => says('', 503), 1],
  ['no JSON', () => says('<html>'), 1],
  ['another shape', () => says({ features: [] }), 1],
  ['a place outside Germany', () => says([town('Leipzig', ['0', '0'])]), 1],
  ['silence', () => (answer = 'never'), 1],
])('with %s the table answers', async (_, prepare, failures) => {
  prepare()
  const places = service()
  expect(await places.geocode('Leipzig')).toEqual(LEIPZIG)
  expect(await places.zip('06108')).toEqual(HALLE)
  expect(errors).toHaveLength(failures)
  expect(errors.every(({ message }) => !message.includes('Leipzig'))).toBe(true)
})

it('does not ask again at once after a failure', async () => {
  says('', 500)
  const places = service()
  await places.geocode('Leipzig')
  await places.geocode('Halle')
  expect(seen).toHaveLength(1)
})

it('never sends what is being typed, or nothing', async () => {
  const places = service()
  expect((await places.autocomplete('Leip', 3)).map(({ city }) => city)).toEqual(['Leipzig'])
  expect((await places.similar('lepzig', 3)).map(({ city }) => city)).toEqual(['Leipzig'])
  expect(await places.geocode('  ')).toBeUndefined()
  expect(seen).toEqual([])
})
