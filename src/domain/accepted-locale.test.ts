import { expect, it } from 'vitest'
import { acceptedLocale } from './accepted-locale.ts'

it.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['fr-FR, fr;q=0.9, en;q=0.4, de;q=0.3', 'en'],
  ['en;q=0.2, DE-at;q=0.9', 'de'],
  ['de, en', 'de'],
  ['fr, en;q=0', undefined],
  ['fr, *;q=0.1', 'de'],
  ['enough, deu', undefined],
  ['DE-CH-1996 ; q = 0.25 , en;q=0.251', 'en'],
  ['de;q=0.5, en;q=0.5', 'de'],
  ['en;q=1.0001, de;q=0.1', 'de'],
  ['xen, de-, en_GB, e n', undefined],
  ['', undefined],
  [null, undefined],
] as const)('of %j: %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale)
})

it('reads 500 characters of a header', () => {
  const others = 'fr,'.repeat(166)
  expect([acceptedLocale(`${others}en`), acceptedLocale(` ${others}en`)]).toEqual(['en', undefined])
})
