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
