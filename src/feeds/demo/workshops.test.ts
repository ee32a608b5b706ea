import { describe, expect, it } from 'vitest'
import { SERVICE_KINDS, SERVICE_PRICE_KINDS } from '#domain/workshop/service.ts'
import { openingOfDay } from '#domain/appointments/opening-ranges.ts'
import { demoMerchants } from './merchants.ts'
import { demoCalendar, demoPrices, demoServices } from './workshops.ts'

const COMPANIES = demoMerchants().filter(({ kind }) => kind === 'COMPANY')

describe('demo workshops', () => {
  it('offer thirty services of every kind and every kind of price', () => {
    const services = demoServices()
    expect(services).toHaveLength(30)
    expect(new Set(services.map(({ sku }) => sku)).size).toBe(30)
    expect([...new Set(services.map(({ kind }) => kind))]).toEqual(SERVICE_KINDS)
    expect(new Set(services.map(({ priceKind }) => priceKind))).toEqual(new Set(SERVICE_PRICE_KINDS))
    for (const { sku, priceKind, includes } of services) expect(includes !== null, sku).toBe(priceKind === 'RANGE')
  })

  it.each(COMPANIES)('$slug has prices and, with one exception, a calendar', ({ slug }) => {
    const kinds = new Map(demoServices().map(({ sku, priceKind }) => [sku, priceKind]))
    for (const { sku, price, maxPrice } of demoPrices(slug)) {
      expect(price % 100).toBe(0)
      expect(maxPrice !== null && maxPrice > price, sku).toBe(kinds.get(sku) === 'RANGE')
    }
    const calendar = demoCalendar(slug, 'NW', 2027)
    expect(calendar === undefined).toBe(slug === 'restposten')
    if (!calendar) return
    expect(openingOfDay(calendar, '2027-06-02').ranges).toEqual([
      { from: 450, to: 750 },
      { from: 780, to: 1020 },
    ])
    expect(openingOfDay(calendar, '2027-12-24').closed).toBe('EXCEPTION')
    expect(openingOfDay(calendar, '2027-05-27').closed).toBe('HOLIDAY')
    const groups = (weekday: number) =>
      calendar.capacities.filter((row) => row.weekday === weekday).map(({ group }) => group)
    expect(groups(2)).toEqual(['MECHANICS', 'TYRES', 'BODY', 'INSPECTOR'])
    expect(groups(3)).toEqual(['MECHANICS', 'TYRES', 'BODY'])
  })

  it('some are dearer than others', () => {
    const prices = COMPANIES.map(({ slug }) => demoPrices(slug)[0]!.price)
    expect(new Set(prices).size).toBeGreaterThan(5)
  })
})
