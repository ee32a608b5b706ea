import codes from 'german-postal-codes' with { type: 'json' }
import { expect, it } from 'vitest'
import { POSTAL_CODE } from './postal-code.ts'

it('every code of the Post may be one', () => {
  expect(codes.filter((code) => !POSTAL_CODE.test(code))).toEqual([])
})

it.each(['00000', '01000', '05123', '43210', '62000', '99999', '1234', '123456', 'D-506', ''])('%s is none', (text) => {
  expect(POSTAL_CODE.test(text)).toBe(false)
})

it('an unknown one may be one', () => {
  expect(POSTAL_CODE.test('66387')).toBe(true)
})
