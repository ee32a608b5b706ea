import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type Brand, MAIN_BRAND } from '#domain/brand.ts'
import { gatewayContext, siteContext, type Site } from '../request.server.ts'
import { focusMakes } from './focus-makes.server.ts'
import { loadSearchExample } from './search-example.server.ts'

const MAKES = [
  { name: 'vw', displayName: 'VW', preferred: true, count: 3 },
  { name: 'opel', displayName: 'Opel', preferred: true, count: 7 },
  { name: 'fiat', displayName: 'Fiat', preferred: false, count: 5 },
  { name: 'seat', displayName: 'Seat', preferred: false, count: 0 },
]
const SHOP: Brand = { ...MAIN_BRAND, slug: 'aasee', merchantUuids: ['x'] }

it('a shop is about the make it specialises in, or about those it has most of', () => {
  const names = (make: string | null, max = 2) => focusMakes({ make }, MAKES, max).map(({ name }) => name)
  expect(names('Fiat')).toEqual(['fiat'])
  expect(names(null)).toEqual(['opel', 'fiat'])
  expect(names('Seat')).toEqual(['opel', 'fiat'])
})

function exampleIn(brand: Brand, locale: 'de' | 'en') {
  const context = new RouterContextProvider()
  const modelsOf: Record<string, object[]> = {
    opel: [
      { name: 'astra', displayName: 'Astra', count: 2, subGroups: [] },
      { name: 'corsa', displayName: 'Corsa', count: 4, subGroups: [] },
    ],
    fiat: [{ name: '500', displayName: '500', count: 5, subGroups: [] }],
  }
  context.set(gatewayContext, (document, variables = {}) => {
    const { makeName } = variables as { makeName?: string }
    const models = modelsOf[makeName ?? ''] ?? []
    return Promise.resolve({ data: document.includes('ModelsOfMake') ? { models } : { makes: MAKES } })
  })
  context.set(siteContext, { brand, locale } as Site)
  return loadSearchExample(context)
}

it('the example of a storefront names a model that it sells', async () => {
  expect(await exampleIn(SHOP, 'de')).toMatch(/^Corsa ab \d{4}$/)
  expect(await exampleIn({ ...SHOP, make: 'Fiat' }, 'en')).toMatch(/^500 from \d{4}$/)
  expect(await exampleIn(MAIN_BRAND, 'de')).toBeUndefined()
})
