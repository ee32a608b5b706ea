import { expect, it } from 'vitest'
import { plural } from './plural.ts'

it('uses the singular for exactly one', () => {
  expect([0, 1, 2, 21].map((count) => plural(count, 'Tag', 'Tage'))).toEqual(['Tage', 'Tag', 'Tage', 'Tage'])
})
