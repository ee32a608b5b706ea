import { expect, it } from 'vitest'
import { type Brand, MAIN_BRAND } from '#domain/brand.ts'
import { dealerHomeOf } from './dealer-home.server.ts'

const SHOP: Brand = { ...MAIN_BRAND, slug: 'aasee', name: 'Autohaus am Aasee', merchantUuids: ['x'] }
const MAKES = {
  all: [
    { name: 'vw', displayName: 'VW', preferred: true, count: 3 },
    { name: 'opel', displayName: 'Opel', preferred: true, count: 7 },
    { name: 'alfa-romeo', displayName: 'Alfa Romeo', preferred: false, count: 5 },
    { name: 'fiat', displayName: 'Fiat', preferred: false, count: 1 },
  ],
  modelsOf: async () => [],
}

it('the make that a shop specialises in leads its first screen', () => {
  const leadOf = (make: string | null, locale: 'de' | 'en' = 'de') =>
    dealerHomeOf({ ...SHOP, make }, [], { total: 16, makes: MAKES }, locale).lead
  expect(leadOf('Alfa Romeo')).toMatch(/ Vor allem Alfa Romeo\.$/)
  expect(leadOf('Alfa Romeo', 'en')).toMatch(/ Mainly Alfa Romeo\.$/)
  expect(leadOf(null)).toMatch(/ Vor allem Opel, Alfa Romeo und VW\.$/)
})

it('a shop says how many cars it has, or that it has none', () => {
  const said = (total: number, brand: Partial<Brand> = {}) => {
    const { heading, lead } = dealerHomeOf({ ...SHOP, ...brand }, [], { total, makes: { ...MAKES, all: [] } }, 'de')
    return [heading, lead]
  }
  const claim = { de: 'Autos mit Geschichte.', en: 'Cars with a past.' }
  expect(said(1)[0]).toBe('Autohaus am Aasee: 1 Auto')
  expect(said(1200)[0]).toBe('Autohaus am Aasee: 1.200 Autos')
  expect(said(1200, { claim })).toEqual(['Autos mit Geschichte.', '1.200 Autos bei uns auf dem Hof.'])
  const none = 'Zurzeit haben wir keine Autos im Angebot.'
  expect(said(0)).toEqual(['Autohaus am Aasee', none])
  expect(said(0, { claim })).toEqual(['Autos mit Geschichte.', none])
})
