import { EVERYTHING_OF_A_SEARCH } from './documents.ts'
import type { LoadRequest } from './load.ts'

export interface RequestRow {
  readonly name: string
  readonly next: () => LoadRequest
  readonly target: string
}

export const LIST = 'list page, new search'
export const VEHICLE = 'vehicle page, first view'

/** What a shop is asked for; each search is a new one, and each car is opened for the first time as long as there are others. */
export async function requestRows(origin: string): Promise<RequestRow[]> {
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
  const total = 'query ($max: Int) { searchVehicles(filters: { priceRange: { max: $max } }) { totalCount } }'
  const threeFilters = {
    fuelType: { fuelType: ['DIESEL'] },
    drive: { gearBox: ['AUTOMATIC'] },
    vehicleType: { vehicleType: ['ESTATE'] },
  }
  return [
    { name: '`{__typename}`', next: () => graphql('{ __typename }'), target: '0.35 ms' },
    { name: 'total alone, new search', next: () => graphql(total, { max: price++ }), target: '0.5 + 0 ms; 2,500/s' },
    { name: '24 cars, total, all counts', next: () => everything(), target: '1,000/s (peers 7–12)' },
    {
      name: 'the same for one make',
      next: () => everything({ makeModel: [{ make: 'vw' }] }),
      target: '1,000/s (peers 25–55)',
    },
    { name: 'the same with three filters', next: () => everything(threeFilters), target: '1,000/s (peers 27–100)' },
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
