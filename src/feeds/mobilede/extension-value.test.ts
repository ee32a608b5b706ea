import { expect, test } from 'vitest'
import { fieldByKey } from '#catalogue/fields.ts'
import { extensionParser } from './extension-value.ts'

test('a day is written YYYY-MM-DD and exists', () => {
  const parse = extensionParser(fieldByKey('availableFrom'))
  expect(parse('2026-02-28')).toBe('2026-02-28')
  expect(['2026-02-31', '0000-01-01', '28.02.2026', '2026-2-28'].map(parse)).toEqual(Array(4).fill(undefined))
})
