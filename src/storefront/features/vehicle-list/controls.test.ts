import { DEFAULT_LIST_STATE, type ListState } from '#catalogue/codec.ts'
import { NO_FILTERS, type VehicleFilters } from '#catalogue/filters.ts'
import { FILTER_GROUP_ROWS } from '#catalogue/filter-groups.ts'
import type { PriceRangeKind } from '#domain/vehicle/search-vocabulary.ts'
import type { ListFacetsFragment } from '#storefront/generated/graphql.ts'
import { describe, expect, it } from 'vitest'
import { equipmentControls } from './equipment-controls.server.ts'
import { fieldControls } from './field-controls.server.ts'
import type { ControlView, LinksView } from './list-view.ts'
import { priceControls } from './price-controls.server.ts'

type PriceFacet = ListFacetsFragment['priceRange'][number]
const priceFacet = (key: PriceRangeKind, overrides: Partial<PriceFacet> = {}): PriceFacet => ({
  key,
  min: null,
  max: null,
  rangeMin: null,
  rangeMax: null,
  histogram: [0, 50, 100].map((from) => ({ from, count: 0 })),
  ...overrides,
})
const PRICES = [
  priceFacet('CASH_RANGE', { min: 1000, max: 90_000 }),
  priceFacet('LOAN_RATE_RANGE', { rangeMin: 205, rangeMax: 788 }),
  priceFacet('LEASING_RATE_RANGE', { rangeMin: 124, rangeMax: 1113 }),
]
const facets = (priceRange = PRICES) => ({ priceRange }) as unknown as ListFacetsFragment
const state = (filters: Partial<VehicleFilters>, page = 1): ListState => ({
  ...DEFAULT_LIST_STATE,
  page,
  filters: { ...NO_FILTERS, ...filters },
})
const ofKind = <Kind extends ControlView['kind']>(controls: readonly ControlView[], kind: Kind) =>
  controls.find((control): control is Extract<ControlView, { kind: Kind }> => control.kind === kind)!
const linksOf = (controls: readonly ControlView[]): LinksView => ofKind(controls, 'links')
const hrefOf = ({ links }: LinksView, label: string) =>
  links.find(([text]) => text.replace('\u00A0', ' ') === label)?.[1]

describe('ready-made prices', () => {
  it('are those of the chosen kind, and link to the first page', () => {
    const links = linksOf(priceControls(state({ choices: { fuel: ['DIESEL'] } }, 4), facets(), 'de'))
    expect(hrefOf(links, '15.000 €')).toBe('/auto-kaufen?price-max=15000&fuel=DIESEL')
    const rates = linksOf(priceControls(state({ price: { kind: 'LOAN_RATE_RANGE' } }), facets(), 'de'))
    expect(hrefOf(rates, '200 €')).toBe('/auto-kaufen?price-kind=LOAN_RATE_RANGE&price-max=200')
    expect(hrefOf(rates, '15.000 €')).toBeUndefined()
  })

  it('link from the selected one back to the default range of its kind', () => {
    const links = linksOf(priceControls(state({ price: { kind: 'LOAN_RATE_RANGE', max: 200 } }), facets(), 'de'))
    expect(links.links.find(([, , current]) => current)?.[0]).toContain('200')
    expect(hrefOf(links, '200 €')).toBe('/auto-kaufen?price-kind=LOAN_RATE_RANGE')
  })

  it('are 124 to 1113 € for leasing offers, if a merchant has that range', () => {
    const href = '/auto-kaufen?price-kind=LEASING_RATE_RANGE&price-min=124&price-max=1113'
    expect(hrefOf(linksOf(priceControls(state({}), facets(), 'de')), 'Leasing-Angebote')).toBe(href)
    const without = facets([priceFacet('LEASING_RATE_RANGE')])
    expect(hrefOf(linksOf(priceControls(state({}), without, 'de')), 'Leasing-Angebote')).toBeUndefined()
  })
})

describe('the slider of loan rates', () => {
  const stops = (prices: PriceFacet[]) => {
    const controls = priceControls(state({ price: { kind: 'LOAN_RATE_RANGE' } }), facets(prices), 'de')
    return ofKind(controls, 'range').stops
  }

  it('ranges from 205 to 788 € where no car has a rate and the merchant has that fallback', () => {
    expect([stops(PRICES)[0], stops(PRICES).at(-1)]).toEqual([205, 788])
    expect(stops([priceFacet('LOAN_RATE_RANGE')])[0]).toBe(0)
  })

  it('follows the rates where there are any', () => {
    expect(stops([priceFacet('LOAN_RATE_RANGE', { min: 80, max: 640, rangeMin: 205, rangeMax: 788 })])).toEqual([
      0, 50, 100, 640,
    ])
  })
})

describe('equipment', () => {
  const values = (controls: readonly ControlView[]) =>
    controls.flatMap((control) => (control.kind === 'choices' ? control.options.map(([value]) => value) : []))

  it('shows popular and chosen options, and links to all of them and back', () => {
    const few = equipmentControls(state({ choices: { comfort: ['SKI_BAG'] } }), facets(), 'de')
    expect(values(few)).toContain('SKI_BAG')
    expect(values(few)).toContain('TOWBAR')
    expect(values(few)).not.toContain('ARMREST')
    const [[, more]] = linksOf(few).links as [[string, string]]
    expect(more).toBe('/auto-kaufen?comfort=SKI_BAG&all-filters=1')
    const all = equipmentControls({ ...state({}), allFilters: true }, facets(), 'de')
    expect(values(all)).toContain('ARMREST')
    expect(linksOf(all).links[0]?.[1]).toBe('/auto-kaufen')
  })
})

it('offers powers in the chosen unit', () => {
  const drive = FILTER_GROUP_ROWS.find(({ group }) => group === 'DRIVE')!
  const range = (powerUnit: 'KW' | 'PS') =>
    ofKind(fieldControls(drive, { ...NO_FILTERS, powerUnit }, facets(), 'de'), 'range')
  expect(range('KW').stops).toContain(110)
  expect(range('PS').stops).toContain(150)
  expect([range('KW').unit, range('PS').unit]).toEqual(['kW', 'PS'])
})

it('lists the usual colours and the newest emission classes first', () => {
  const counted = (counts: Record<string, number>) => Object.entries(counts).map(([name, count]) => ({ name, count }))
  const found = {
    ...facets(),
    bodyColors: counted({ BEIGE: 3, BLACK: 90, GOLD: 1, WHITE: 80 }),
    emissionClass: counted({ EURO1: 500, EURO6E: 1 }),
  } as unknown as ListFacetsFragment
  const first = (param: string) => {
    const controls = FILTER_GROUP_ROWS.flatMap((row) => fieldControls(row, NO_FILTERS, found, 'de'))
    const choices = controls.find((control) => control.kind === 'choices' && control.name === param)
    return choices?.kind === 'choices' ? choices.options.slice(0, 3).map(([value]) => value) : []
  }
  expect(first('color')).toEqual(['BLACK', 'WHITE', 'BEIGE'])
  expect(first('emission-class')).toEqual(['EURO6E', 'EURO6D', 'EURO6D_TEMP'])
})
