import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened } from './refusal.ts'

test('control characters become a blank', () => {
  expect(shortened('a\u0000b\t\u0007 c')).toBe('a b c')
})

test('a value is cut between characters, never inside one', () => {
  expect(shortened('🚗'.repeat(50))).toBe(`${'🚗'.repeat(39)}…`)
  expect(shortened('🚗'.repeat(40))).toBe('🚗'.repeat(40))
})

test('any value in shortened form fits into a report', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(300), (text, cut) => {
      const short = shortened(text.slice(cut))
      expect(short).not.toMatch(/\p{Cc}/u)
      expect(short.isWellFormed()).toBe(true)
      expect(Array.from(short).length).toBeLessThanOrEqual(40)
    }),
  )
})
