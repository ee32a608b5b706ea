import { EVERYTHING_OF_A_SEARCH } from './documents.ts'
import type pg from 'pg'
import type { LoadRequest } from './load.ts'
import { type Conditions, searchInPostgres } from './search-in-postgres.ts'

export interface RequestRow {
  readonly name: string
  /** A request, or what is done instead of one. */
  readonly next: () => LoadRequest | Promise<void>
  readonly target: string
}

export const LIST = 'list page, new search'
export const VEHICLE = 'vehicle page, first view'

/**
 * What a shop is asked for; each search is a new one, and each car is opened for the first time as long as there are others. The rows of
 * PostgreSQL alone are the peers' question on the same cars; the figures of two peers in the targets are quoted (README).
 */
export async function requestRows(origin: string, database: pg.Pool): Promise<RequestRow[]> {
  const cars = await carPages(origin)
  let price = 2_000_000
  let car = 0
  const graphql = (query: string, variables: object = {}): LoadRequest => ({
    url: `${origin}/graphql`,
    body: JSON.stringify({ query, variables }),
    headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'identity' },
  })
  /** A price above all others finds every car, and each value is a new search. */
  const everything = (filters: object = {}) =>
    graphql(EVERYTHING_OF_A_SEARCH, { filters: { ...filters, priceRange: { max: price++ } } })
  const visitor = { Cookie: 'shopping-cart-uuid=0192e4a0-0000-4000-8000-000000000001', 'Accept-Encoding': 'identity' }
  const page = (address: string, headers: Record<string, string> = visitor): LoadRequest => ({
    url: origin + address,
    headers,
  })
  const total = 'query ($filters: VehicleFilterInput) { searchVehicles(filters: $filters) { totalCount } }'
  const threeFilters = {
    fuelType: { fuelType: ['DIESEL'] },
    drive: { gearBox: ['AUTOMATIC'] },
    vehicleType: { vehicleType: ['ESTATE'] },
  }
  /** The same question, of the same cars, by SQL; the first time compared with what the shop answers. */
  const bySql = (filters: object, conditions: Conditions) => {
    let isCompared = false
    return async () => {
      const priced = { ...conditions, price: `v.price_cents <= ${price++ * 100}` }
      const found = await searchInPostgres(database, priced)
      if (isCompared) return
      isCompared = true
      const { url, body = '', headers = {} } = graphql(total, { filters: { ...filters, priceRange: { max: price } } })
      const answer = (await (await fetch(url, { method: 'POST', body, headers })).json()) as {
        data: { searchVehicles: { totalCount: number } }
      }
      const { totalCount } = answer.data.searchVehicles
      if (totalCount !== found) throw new Error(`The shop finds ${totalCount} cars, PostgreSQL ${found}`)
    }
  }
  return [
    { name: '`{__typename}`', next: () => graphql('{ __typename }'), target: '0.35 ms' },
    {
      name: 'total alone, new search',
      next: () => graphql(total, { filters: { priceRange: { max: price++ } } }),
      target: '0.5 + 0 ms; 2,500/s',
    },
    { name: '24 cars, total, all counts', next: () => everything(), target: '1,000/s (peers 7–12)' },
    {
      name: 'the same for one make',
      next: () => everything({ makeModel: [{ make: 'vw' }] }),
      target: '1,000/s (peers 25–55)',
    },
    { name: 'the same with three filters', next: () => everything(threeFilters), target: '1,000/s (peers 27–100)' },
    { name: 'PostgreSQL alone: 24 cars, total, all counts', next: bySql({}, {}), target: 'for comparison' },
    {
      name: 'PostgreSQL alone: the same for one make',
      next: bySql({ makeModel: [{ make: 'vw' }] }, { make: `v.make_id = (select id from makes where slug = 'vw')` }),
      target: 'for comparison',
    },
    {
      name: 'PostgreSQL alone: the same with three filters',
      next: bySql(threeFilters, {
        fuel: `v.fuel = 'DIESEL'`,
        gearbox: `v.gearbox = 'AUTOMATIC'`,
        bodyType: `v.body_type = 'ESTATE'`,
      }),
      target: 'for comparison',
    },
    { name: LIST, next: () => page(`/auto-kaufen?price-max=${price++}`), target: '6 + 0.5 ms' },
    { name: VEHICLE, next: () => page(cars[car++ % cars.length]!), target: '5 + 1 ms' },
    { name: 'home with a cart', next: () => page('/'), target: '4 + 0.5 ms' },
    {
      name: 'list page from memory',
      next: () => page('/auto-kaufen', { 'Accept-Encoding': 'identity' }),
      target: '5,000/s',
    },
    { name: 'the same, gzip', next: () => page('/auto-kaufen', { 'Accept-Encoding': 'gzip' }), target: '5,000/s' },
  ]
}

async function carPages(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/sitemaps/vehicles-0.xml`)
  const found = (await response.text()).matchAll(/<loc>[^<]*?(\/autos\/[^<]+)<\/loc>/g)
  return [...found].map(([, address]) => address!)
}
