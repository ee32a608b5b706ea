import { expect, it } from 'vitest'
import { lenderNames } from './lenders.ts'

it('names each lender once and without its address', () => {
  const bank = 'Kernbank AG, Domplatz 1, 50667 Köln'
  expect(lenderNames([bank])).toBe('Kernbank AG')
  expect(lenderNames([bank, 'Deichleasing GmbH, Am Deich 2, 26721 Emden', bank])).toBe('Kernbank AG, Deichleasing GmbH')
  expect(lenderNames([])).toBe('')
})
