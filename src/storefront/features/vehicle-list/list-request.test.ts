import { formatListState } from '#catalogue/codec.ts'
import { matchPath } from '#domain/routes/paths.ts'
import { describe, expect, it } from 'vitest'
import { filterHref, listHref } from '../../blocks/list-address.server.ts'
import { amountIn, invalidValues, listStateOf } from './list-request.server.ts'

const stateOf = (path: string, query = '', rows: { make: string; model?: string }[] = []) =>
  listStateOf(matchPath(path)!, new URLSearchParams(query), rows)
const hrefOf = (path: string, query = '') => listHref(stateOf(path, query), 'de')

describe('the address of a list', () => {
  it('gives one preset its path and everything else the query', () => {
    expect(hrefOf('/auto-kaufen', 'body=SUV')).toBe('/auto-kaufen/suv')
    expect(hrefOf('/auto-kaufen/suv')).toBe('/auto-kaufen/suv')
    expect(hrefOf('/auto-kaufen/suv', 'fuel=DIESEL')).toBe('/auto-kaufen?body=SUV&fuel=DIESEL')
    expect(hrefOf('/auto-kaufen/suv', 'page=2&sort=price-asc')).toBe('/auto-kaufen/suv?sort=price-asc&page=2')
    expect(listHref(stateOf('/cars', 'body=VAN'), 'en')).toBe('/cars/van')
  })

  it('gives one make, with or without a model, its path', () => {
    expect(filterHref({ makeModel: [{ make: 'audi' }] }, 'de')).toBe('/auto-kaufen/audi')
    expect(hrefOf('/auto-kaufen', 'make1=audi&model1=a4')).toBe('/auto-kaufen/audi-a4')
    expect(hrefOf('/auto-kaufen', 'mm=audi&mm=bmw')).toBe('/auto-kaufen?mm=audi&mm=bmw')
  })

  it('is canonical', () => {
    for (const query of ['mm=audi&mm=bmw', 'body=SUV&fuel=DIESEL', 'price-max=45000&view=LIST'])
      expect(hrefOf('/auto-kaufen', query)).toBe(`/auto-kaufen?${query}`)
  })
})

describe('what a visitor types', () => {
  it('may group thousands in either language, but a position keeps its decimals', () => {
    const { filters } = stateOf('/auto-kaufen', 'price-max=45.000&mileage-max=80,000&consumption-max=5,4')
    expect(filters.price?.max).toBe(45_000)
    expect(filters.bounds['mileage-max']).toBe(80_000)
    expect(filters.bounds['consumption-max']).toBe(5.4)
    expect(stateOf('/auto-kaufen', 'lat=50.938&lon=6.957').filters.location?.latitude).toBe(50.938)
  })

  it('is read as every other number: with blanks, the currency, or no number at all', () => {
    const maxOf = (text: string) => stateOf('/auto-kaufen', `price-max=${text}`).filters.price?.max
    expect(['45 000', '45.000 €', '€45,000', '45.000,-'].map(maxOf)).toEqual([45_000, 45_000, 45_000, 45_000])
    expect(['45.00.0', 'viel'].map(maxOf)).toEqual([undefined, undefined])
    expect(amountIn(new URLSearchParams({ 'price-max': ' 45 000 ' }), 'price-max')).toBe(45_000)
    expect(invalidValues(new URLSearchParams({ 'price-max': '45 000 €', 'consumption-max': '5,4' }))).toEqual([])
    expect(invalidValues(new URLSearchParams({ 'price-max': '45.00.0' }))).toEqual(['45.00.0'])
  })

  it('keeps the filters of a slug beside the query', () => {
    const state = stateOf('/auto-kaufen/audi', 'fuel=DIESEL', [{ make: 'audi' }])
    expect(formatListState(state).toString()).toBe('mm=audi&fuel=DIESEL')
  })
})
