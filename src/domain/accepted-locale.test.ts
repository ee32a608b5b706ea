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
  ['', undefined],
  [null, undefined],
] as const)('of %j: %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale)
})
