import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pack, unpack } from './packed.ts'

it('gives back any view, whatever marks its texts contain', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (view) => {
      expect(unpack(pack(view))).toEqual(JSON.parse(JSON.stringify(view)))
    }),
  )
  expect(unpack(pack({ title: `"Scheckheft", 'O'Neill'` }))).toEqual({ title: `"Scheckheft", 'O'Neill'` })
})

it('has no quotation mark to escape where the view has no apostrophe', () => {
  expect(pack({ label: 'Köln' })).toBe("{'label':'Köln'}")
})

it('sends a long text once', () => {
  const example = 'Repräsentatives Beispiel: '.repeat(10)
  const view = { cards: Array.from({ length: 24 }, () => ({ example })), marks: ['~', '~0', '~~1'] }
  expect(unpack(pack(view))).toEqual(view)
  expect(pack(view).length).toBeLessThan(example.length + 24 * 20 + 60)
})

it('gives back what comes again, in any order', () => {
  const long = fc.constantFrom('a'.repeat(100), '~'.repeat(100), '"\''.repeat(60))
  fc.assert(
    fc.property(fc.array(fc.record({ a: fc.oneof(long, fc.string()), b: fc.array(long) })), (view) => {
      expect(unpack(pack(view))).toEqual(view)
    }),
  )
})
