import { expect, it } from 'vitest'
import { isOtherTown } from './town.ts'

it.each([
  ['Köln', 'Hürth', true],
  ['Köln', 'koeln', false],
  ['Frankfurt am Main', 'Frankfurt', false],
  ['Köln', ' ', false],
])('%s and %s are different towns: %s', (known, given, other) => {
  expect(isOtherTown(known, given)).toBe(other)
})
