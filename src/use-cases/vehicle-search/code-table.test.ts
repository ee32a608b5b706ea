import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { CodeTable } from './code-table.ts'

/** Of few letters, so that lengths, beginnings and ends coincide often; umlauts take two bytes. */
const arbitraryText = fc.string({ unit: fc.constantFrom('A', 'B', 'Ä'), maxLength: 14 })

it('finds each text by its bytes, wherever they lie, and no other text', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(arbitraryText, { minLength: 1, maxLength: 40 }),
      fc.array(arbitraryText, { maxLength: 20 }),
      fc.nat(9),
      (values, others, from) => {
        const table = new CodeTable(values)
        for (const text of [...values, ...others]) {
          const bytes = Buffer.from(`${'.'.repeat(from)}${text}A`)
          const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
          expect(table.find(view, from, bytes.length - 1)).toBe(values.indexOf(text))
        }
      },
    ),
  )
})

it('compares what lies between the same beginning and end', () => {
  const table = new CodeTable(['TOWBAR_FIXED_LONG', 'TOWBAR_LOOSE_LONG'])
  const bytes = new TextEncoder().encode('TOWBAR_LOOSE_LONGTOWBAR_OTHER_LONG')
  const view = new DataView(bytes.buffer)
  expect(table.find(view, 0, 17)).toBe(1)
  expect(table.find(view, 17, 34)).toBe(-1)
})
