import { expect, it } from 'vitest'
import { queryOfForm } from './form-address.ts'

const ORDER = ['mm', 'place', 'price-min', 'price-max', 'fuel', 'consumption-max', 'sort', 'view']

it('writes the filled-in fields in the order of URLs', () => {
  const entries: [string, string][] = [
    ['sort', 'price-asc'],
    ['place', ' Köln '],
    ['fuel', 'DIESEL'],
    ['fuel', 'PETROL'],
    ['price-min', ''],
    ['price-max', '45.000'],
    ['consumption-max', '5,4'],
    ['intent', 'choose'],
  ]
  expect(queryOfForm(entries, ORDER)).toBe(
    'place=K%C3%B6ln&price-max=45000&fuel=DIESEL&fuel=PETROL&consumption-max=5%2C4&sort=price-asc',
  )
})

it('joins a make with its model and drops a model without a make', () => {
  const entries: [string, string][] = [
    ['make1', 'audi'],
    ['model1', 'a4'],
    ['make2', 'bmw'],
    ['model2', ''],
    ['make3', ''],
    ['model3', 'golf'],
  ]
  expect(queryOfForm(entries, ORDER)).toBe('mm=audi.a4&mm=bmw')
})
