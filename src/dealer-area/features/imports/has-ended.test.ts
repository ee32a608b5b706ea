import { expect, it } from 'vitest'
import { hasEnded } from './has-ended.ts'

it('an import has ended when a later run than the last one before it is listed', () => {
  expect(hasEnded('7', '0', ['7', '6'])).toBe(false)
  expect(hasEnded('7', null, ['10', '7'])).toBe(true)
  expect(hasEnded('0', '0', ['1'])).toBe(true)
  expect(hasEnded('0', '0', [])).toBe(false)
  expect(hasEnded(null, null, ['1'])).toBe(false)
})

it('an import behind another one has not ended with the run of that one', () => {
  expect(hasEnded('7', '1', ['8', '7'])).toBe(false)
  expect(hasEnded('7', '1', ['9', '8', '7'])).toBe(true)
})
