import { expect, it } from 'vitest'
import { hasEnded } from './has-ended.ts'

it('an import has ended when a later run than the last one before it is listed', () => {
  expect(hasEnded('7', ['7', '6'])).toBe(false)
  expect(hasEnded('7', ['10', '7'])).toBe(true)
  expect(hasEnded('0', ['1'])).toBe(true)
  expect(hasEnded('0', [])).toBe(false)
  expect(hasEnded(null, ['1'])).toBe(false)
})
