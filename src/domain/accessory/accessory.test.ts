import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessorySlug, categorySlug, productIdOfSlug } from './accessory-slug.ts'
import { fitsCar } from './fits.ts'
import { providersForMake } from './sells.ts'
import { unitPriceOf } from './unit-price.ts'

describe('the unit price', () => {
  const of = (unitPrice: number, amount: number, unit: 'ml' | 'l' | 'g' | 'kg' | 'm') =>
    unitPriceOf({ unitPrice, content: { amount, unit } })

  it.each([
    [4690, 5, 'l', { cents: 938, per: 'l' }],
    [890, 500, 'ml', { cents: 1780, per: 'l' }],
    [1990, 250, 'g', { cents: 7960, per: 'kg' }],
    [1290, 0.75, 'l', { cents: 1720, per: 'l' }],
    [500, 20, 'm', { cents: 25, per: 'm' }],
  ] as const)('of %i cents for %f %s is required', (price, amount, unit, expected) =>
    expect(of(price, amount, unit)).toEqual(expected),
  )

  it('is not required for one unit, a tiny pack and goods sold by the piece', () => {
    for (const unit of ['l', 'kg', 'm'] as const) expect(of(1290, 1, unit)).toBeNull()
    expect(of(1290, 1000, 'ml')).toBeNull()
    expect(of(290, 9, 'ml')).toBeNull()
    expect(of(290, 10, 'ml')).not.toBeNull()
    expect(unitPriceOf({ unitPrice: 100, content: null })).toBeNull()
  })
})

it('the id of a product can be read from its slug, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1 }), (title, number) => {
      const productId = String(number)
      expect(productIdOfSlug(accessorySlug({ title: { de: title, en: '' }, productId }, 'de'))).toBe(productId)
    }),
  )
  for (const slug of ['', 'dachbox', 'dachbox-0', 'dachbox-1x', `x-${'9'.repeat(19)}`])
    expect(productIdOfSlug(slug)).toBeNull()
})

it('a category has a slug of its own in each language', () => {
  const box = { id: 'b', parentId: null, title: { de: 'Dachboxen', en: 'Roof boxes' }, picture: '' }
  expect(categorySlug(box, 'en')).toBe('roof-boxes')
  expect(categorySlug(box, 'de')).toBe('dachboxen')
})

it('a product fits all models of its make, only its model, or every car where it names none', () => {
  const fits = [
    { makeName: 'VW', modelNames: ['Golf', 'T-Roc'] },
    { makeName: 'Škoda', modelNames: [] },
  ]
  for (const car of [{ make: 'vw' }, { make: 'vw', model: 't-roc' }, { make: 'skoda', model: 'octavia' }])
    expect(fitsCar({ fits }, car)).toBe(true)
  for (const car of [{ make: 'vw', model: 'polo' }, { make: 'seat' }]) expect(fitsCar({ fits }, car)).toBe(false)
  expect(fitsCar({ fits: [] }, { make: 'seat' })).toBe(true)
})

it('a dealer’s providers are those of the make and those of every make, without repetition', () => {
  const named = [
    { makeName: 'VW', providerId: 'a' },
    { makeName: 'Mercedes-Benz', providerId: 'b' },
    { makeName: '*', providerId: 'a' },
    { makeName: '*', providerId: 'c' },
  ]
  expect(providersForMake(named, 'mercedes-benz')).toEqual(['b', 'a', 'c'])
  expect(providersForMake(named, 'fiat')).toEqual(['a', 'c'])
})
