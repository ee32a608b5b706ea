import { expect, it } from 'vitest'
import { RECOVERY_CODE_BYTES, RECOVERY_CODES, readAppCode, readRecoveryCode, recoveryCode } from './recovery-code.ts'

it('a recovery code has 16 characters in groups of four, each of 32 equally likely', () => {
  expect(recoveryCode(Uint8Array.from({ length: 16 }, (_, index) => index))).toBe('ABCD-EFGH-JKLM-NPQR')
  expect(recoveryCode(Uint8Array.from({ length: 16 }, (_, index) => index + 16))).toBe('STUV-WXYZ-2345-6789')
})

it('is read however it is typed', () => {
  for (const typed of ['ABCD-EFGH-JKLM-NPQR', ' abcd efgh jklm npqr', 'abcdefghjklmnpqr'])
    expect(readRecoveryCode(typed)).toBe('ABCDEFGHJKLMNPQR')
  for (const typed of ['', '123456', 'ABCD-EFGH-JKLM-NPQ', 'ABCD-EFGH-JKLM-NPQ0', 'ABCD-EFGH-JKLM-NPQRS'])
    expect(readRecoveryCode(typed)).toBeUndefined()
})

it('a code of the app has six digits', () => {
  expect([' 123 456', '123456'].map(readAppCode)).toEqual(['123456', '123456'])
  expect(['', '12345', '1234567', '12345a', '１２３４５６'].map(readAppCode)).toEqual(Array(5).fill(undefined))
})

it('there are ten codes of 80 bits', () => {
  expect([RECOVERY_CODES, RECOVERY_CODE_BYTES]).toEqual([10, 16])
})
