import { expect, it } from 'vitest'
import type { Accessory } from '#domain/accessory/accessory.ts'
import { readAccessoryKey } from '#services/images/drawn/accessories/accessory-picture.ts'
import { demoMakes } from '../models/makes.ts'
import { demoCategories } from './categories.ts'
import { composeProduct } from './compose-product.ts'
import { demoProducts, demoProviders } from './demo-accessories.ts'
import type { Details } from './product-range.ts'

it('has some 300 products, each with a unique id, title and article number', () => {
  expect(demoProducts().length).toBeGreaterThanOrEqual(300)
  const different = (of: (one: Accessory) => string) => new Set(demoProducts().map(of)).size
  expect(different(({ productId }) => productId)).toBe(demoProducts().length)
  for (const locale of ['de', 'en'] as const)
    expect(different(({ title }) => title[locale])).toBe(demoProducts().length)
  expect(different(({ articleNumber }) => articleNumber)).toBe(demoProducts().length)
})

it('has the information required by law in every offer', () => {
  for (const product of demoProducts()) {
    const { title, producer, responsiblePerson, warnings, picture, unitPrice, categoryId } = product
    expect(warnings.length, title.de).toBeGreaterThan(0)
    expect(unitPrice, title.de).toSatisfy((cents: number) => Number.isInteger(cents) && cents > 0)
    expect(readAccessoryKey(picture), picture).toBeDefined()
    expect(producer.contact).toContain('@')
    expect(producer.address.endsWith('China')).toBe(responsiblePerson !== null)
    const category = demoCategories().find(({ id }) => id === categoryId)
    expect(category?.parentId, title.de).toBeTruthy()
    if (categoryId === 'tyres') expect(product.tyreLabel).not.toBeNull()
    if (categoryId === 'engine-oil') expect(product.takeBack).toContain('USED_OIL')
    if (categoryId === 'batteries') expect(product.takeBack).toContain('BATTERY')
    if (['alloy-wheels', 'brake-pads', 'tyres', 'child-seats'].includes(categoryId))
      expect(product.typeApproval).not.toBeNull()
  }
})

it('fits makes and models that are on sale, and every dealer sells some', () => {
  const models = new Map(demoMakes().map((make) => [make.name, new Set(make.models.map(({ name }) => name))]))
  for (const { makeName, modelNames } of demoProducts().flatMap(({ fits }) => fits))
    for (const name of modelNames) expect(models.get(makeName)?.has(name), `${makeName} ${name}`).toBe(true)
  const named = new Set(demoProviders([]).map(({ providerId }) => providerId))
  for (const { providerId } of demoProducts()) expect(named.has(providerId)).toBe(true)
})

it('fills the texts of a range with the values of each product in each language', () => {
  const product = (articleNumber: string) => demoProducts().find((one) => one.articleNumber === articleNumber)
  expect(product('NF-400-WH-190')).toMatchObject({
    title: { de: 'Nordfels Dachbox Gleiter 400, Weiß', en: 'Nordfels roof box Gleiter 400, white' },
    picture: 'drawn/accessory.roof-box.white',
    unitPrice: 449_00,
    fits: [],
  })
  expect(product('NF-400-WH-190')?.specification).toContainEqual({
    label: { de: 'Gewicht', en: 'Weight' },
    value: { de: '15,8 kg', en: '15.8 kg' },
  })
  expect(product('BH-V4000')).toMatchObject({
    title: { de: 'Bremshalt Bremsbeläge vorn für VW Golf/Polo', en: 'Bremshalt front brake pads for VW Golf/Polo' },
    fits: [{ makeName: 'VW', modelNames: ['Golf', 'Polo'] }],
  })
})

it('writes no number as a sum of binary fractions', () => {
  const values = demoProducts().flatMap(({ specification }) =>
    specification.flatMap(({ value }) => Object.values(value)),
  )
  expect(values.filter((value) => /\d[.,]\d{4}/.test(value))).toEqual([])
})

it('names the product of a range that lacks a value', () => {
  const range = {
    categoryId: 'tyres',
    title: { de: 'Reifen', en: 'Tyre' },
    description: { de: '-', en: '-' },
    specification: [],
  }
  const complete = { producer: 'altenburg', motif: 'tyre', colour: 'black', warnings: [], articleNumber: 'A{number}' }
  const compose = (more: Details) => composeProduct(range, [complete, more], [])
  expect(compose({ unitPrice: 100, values: { number: 1 } }).articleNumber).toBe('A1')
  expect(() => compose({ values: { number: 1 } })).toThrow('"Reifen" has no unitPrice')
  expect(() => compose({ unitPrice: 100 })).toThrow('nothing is given for {number}')
  expect(() => compose({ unitPrice: 100, producer: 'nobody' })).toThrow('"nobody" is none of altenburg,')
})
