import { expect, it } from 'vitest'
import { accessorySlug, categorySlug, productIdOfSlug } from './accessory-slug.ts'
import { HOW_TO_SLUG, isProductId, PARTS_DEPARTMENT, TAKE_BACKS } from './accessory.ts'
import { fitsCar } from './fits.ts'
import { ANY_MAKE, providersForMake } from './sells.ts'
import { ACCESSORY_SORTS, DEFAULT_ACCESSORY_SORT } from './sorting.ts'
import { unitPriceOf } from './unit-price.ts'

const slug = (de: string, productId = '17') => accessorySlug({ title: { de, en: 'Roof box' }, productId }, 'de')

it('a product’s page has its title in the language of the page, in 70 letters, and its id', () => {
  expect([
    slug('Dachbox Größe M'),
    accessorySlug({ title: { de: 'Dachbox', en: 'Roof box' }, productId: '17' }, 'en'),
  ]).toEqual([...['dachbox-groesse-m-17', 'roof-box-17']])
  expect(slug('a'.repeat(71))).toBe(`${'a'.repeat(70)}-17`)
  expect(slug(`${'a'.repeat(69)} bc`)).toBe(`${'a'.repeat(69)}-17`)
  expect([slug(''), slug('???')]).toEqual(['17', '17'])
})

it('its id is read from the end of it', () => {
  expect(['dachbox-17', '17', 'a-b-1-17'].map(productIdOfSlug)).toEqual(['17', '17', '17'])
  expect(['17-dachbox', 'dachbox-', 'dachbox17', 'dachbox-017x'].map(productIdOfSlug)).toEqual([null, null, null, null])
})

it('an id has up to eighteen digits and is no zero', () => {
  expect(['1', '007', '9'.repeat(18)].map(isProductId)).toEqual([true, true, true])
  expect(['0', '000', '', '9'.repeat(19), '-1', '1.5', ' 1', '1 ', 'x1', '1x'].some(isProductId)).toBe(false)
})

it('a category has the slug of its title', () => {
  const title = { de: 'Öle & Pflege', en: 'Oils & care' }
  const category = { id: 'o', parentId: null, title, picture: '' }
  expect([categorySlug(category, 'de'), categorySlug(category, 'en')]).toEqual(['oele-pflege', 'oils-care'])
})

it('the unit price is for a whole unit, rounded to the cent', () => {
  const of = (unitPrice: number, amount: number, unit: 'ml' | 'l' | 'g' | 'kg' | 'm') =>
    unitPriceOf({ unitPrice, content: { amount, unit } })
  expect([of(1000, 3, 'l'), of(2000, 3, 'kg'), of(999, 400, 'g')]).toEqual([
    { cents: 333, per: 'l' },
    { cents: 667, per: 'kg' },
    // 24.975 euros.
    { cents: 2498, per: 'kg' },
  ])
  // § 4 section 3 no. 1 PAngV: packs below ten grams or millilitres; a length has no such limit.
  expect([of(290, 0.009, 'l'), of(290, 9.9, 'g'), of(290, 0, 'ml'), of(290, -1, 'm')]).toEqual([null, null, null, null])
  expect([of(290, 0.01, 'kg'), of(290, 0.005, 'm')]).toEqual([
    { cents: 29_000, per: 'kg' },
    { cents: 58_000, per: 'm' },
  ])
})

it('a product for one make fits no model of another make that has the same name', () => {
  const fits = [{ makeName: 'Mercedes-Benz', modelNames: ['T-Klasse'] }]
  expect(fitsCar({ fits }, { make: 'mercedes-benz', model: 't-klasse' })).toBe(true)
  expect(fitsCar({ fits }, { make: 'renault', model: 't-klasse' })).toBe(false)
  expect(fitsCar({ fits }, { make: 'renault' })).toBe(false)
})

it('a dealer without providers has none for any make', () => {
  expect(providersForMake([], 'vw')).toEqual([])
  expect(providersForMake([{ makeName: ANY_MAKE, providerId: 'a' }], 'vw')).toEqual(['a'])
})

it('products are ordered as recommended, unless a price or the name is chosen', () => {
  expect(ACCESSORY_SORTS).toEqual(['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'NAME'])
  expect(DEFAULT_ACCESSORY_SORT).toBe('RECOMMENDED')
  expect(TAKE_BACKS).toEqual(['BATTERY', 'ELECTRICAL', 'USED_OIL'])
  expect([PARTS_DEPARTMENT, HOW_TO_SLUG]).toEqual(['parts', 'zubehoer-finden'])
})
