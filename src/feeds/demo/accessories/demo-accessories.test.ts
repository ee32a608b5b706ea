import { expect, it } from 'vitest'
import { readAccessoryKey } from '#services/images/drawn/accessories/accessory-picture.ts'
import { demoMakes } from '../models/makes.ts'
import { DEMO_CATEGORIES } from './categories.ts'
import { DEMO_ACCESSORIES, demoProviders } from './demo-accessories.ts'

it('is some 300 products, each with an id, a title and an article number of its own', () => {
  expect(DEMO_ACCESSORIES.length).toBeGreaterThanOrEqual(300)
  const different = (of: (one: (typeof DEMO_ACCESSORIES)[number]) => string) => new Set(DEMO_ACCESSORIES.map(of)).size
  expect(different(({ productId }) => productId)).toBe(DEMO_ACCESSORIES.length)
  for (const locale of ['de', 'en'] as const)
    expect(different(({ title }) => title[locale])).toBe(DEMO_ACCESSORIES.length)
  expect(different(({ articleNumber }) => articleNumber)).toBe(DEMO_ACCESSORIES.length)
})

it('has what the law wants on every offer', () => {
  for (const product of DEMO_ACCESSORIES) {
    const { title, producer, responsiblePerson, warnings, picture, unitPrice, categoryId } = product
    expect(warnings.length, title.de).toBeGreaterThan(0)
    expect(unitPrice, title.de).toSatisfy((cents: number) => Number.isInteger(cents) && cents > 0)
    expect(readAccessoryKey(picture), picture).toBeDefined()
    expect(producer.contact).toContain('@')
    expect(producer.address.endsWith('China')).toBe(responsiblePerson !== null)
    const category = DEMO_CATEGORIES.find(({ id }) => id === categoryId)
    expect(category?.parentId, title.de).toBeTruthy()
    if (categoryId === 'tyres') expect(product.tyreLabel).not.toBeNull()
    if (categoryId === 'engine-oil') expect(product.takeBack).toContain('USED_OIL')
    if (categoryId === 'batteries') expect(product.takeBack).toContain('BATTERY')
    if (['alloy-wheels', 'brake-pads', 'tyres', 'child-seats'].includes(categoryId))
      expect(product.typeApproval).not.toBeNull()
  }
})

it('fits makes and models that are on sale, and every dealer sells some of it', () => {
  const models = new Map(demoMakes().map((make) => [make.name, new Set(make.models.map(({ name }) => name))]))
  for (const { makeName, modelNames } of DEMO_ACCESSORIES.flatMap(({ fits }) => fits))
    for (const name of modelNames) expect(models.get(makeName)?.has(name), `${makeName} ${name}`).toBe(true)
  const named = new Set(demoProviders([]).map(({ providerId }) => providerId))
  for (const { providerId } of DEMO_ACCESSORIES) expect(named.has(providerId)).toBe(true)
})
