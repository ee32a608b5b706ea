import { expect, it } from 'vitest'
import { LOCALES } from '../locale.ts'
import { NEWSLETTER_PLACES, NEWSLETTER_SHOPS, sourceCode, UNSUBSCRIBE_CODE } from './sources.ts'

it('gives each source one of 49 codes and no two the same', () => {
  const codes = NEWSLETTER_PLACES.flatMap((place) =>
    NEWSLETTER_SHOPS.flatMap((shop) => LOCALES.map((locale) => sourceCode(place, shop, locale))),
  )
  const expected = Array.from({ length: 49 }, (_, index) => `MA000000${index < 9 ? '0' : ''}${index + 1}`)
  expect([...codes, UNSUBSCRIBE_CODE].toSorted()).toEqual(expected)
})

it('never changes a code that consents were given under', () => {
  expect(sourceCode('FORM', 'MAIN', 'de')).toBe('MA00000001')
  expect(sourceCode('FORM', 'STOREFRONT', 'en')).toBe('MA00000004')
  expect(sourceCode('REGISTRATION', 'MAIN', 'de')).toBe('MA00000013')
  expect(sourceCode('TRADE_IN', 'API', 'en')).toBe('MA00000048')
  expect(UNSUBSCRIBE_CODE).toBe('MA00000049')
})
