import { expect, it } from 'vitest'
import { enteredEuros, enteredKilometres, REFUSED_NUMBER } from './entered-number.server.ts'

it('reads an amount with its cents as whole euros, and never as a hundred times as many', () => {
  expect(['12.500,00', '12,500.00', '12.500 €'].map(enteredEuros)).toEqual([12_500, 12_500, 12_500])
  expect(['150,5', '−5', 'much'].map(enteredEuros)).toEqual([REFUSED_NUMBER, -5, REFUSED_NUMBER])
})

it('reads kilometres with and without their unit', () => {
  expect(['78.400 km', '78400', '12.500,00 km'].map(enteredKilometres)).toEqual([78_400, 78_400, 12_500])
  expect(enteredKilometres('150,5 km')).toBe(REFUSED_NUMBER)
})

it('leaves an empty field empty', () => {
  expect([enteredEuros(' '), enteredKilometres(undefined)]).toEqual([undefined, undefined])
})
