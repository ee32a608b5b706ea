import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinFields, splitFields } from './split-fields.ts'

test.each([
  ['a;b;;c', ['a', 'b', '', 'c']],
  ['', ['']],
  [';', ['', '']],
  ['"a";"b;c";2', ['a', 'b;c', '2']],
  ['"17"" Felgen";', ['17" Felgen', '']],
  ['"";x', ['', 'x']],
  ['""""', ['"']],
  ['a;"b"', ['a', 'b']],
])('%s', (line, fields) => {
  expect(splitFields(line)).toEqual(fields)
})

test.each(['"a', 'a;"b', '"a"b";c', 'a"b;c', '"a" ;b', '"', '"""'])('refuses %s', (line) => {
  expect(splitFields(line)).toBeNull()
})

test('joined fields split into the same fields', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 12 }), (fields) => {
      expect(splitFields(joinFields(fields))).toEqual(fields)
    }),
  )
})
