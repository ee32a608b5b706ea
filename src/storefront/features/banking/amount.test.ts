import { expect, it } from 'vitest'
import { eurosOf } from './amount.ts'

it.each([
  ['2.840', 2840],
  ['2,840', 2840],
  ['2840', 2840],
  ['149,50', 149.5],
  ['149.5', 149.5],
  ['1 200 €', 1200],
  ['1.234.567,89', 1_234_567.89],
  ['1,234.5', 1234.5],
  ['450,- €', 450],
  [' €', undefined],
  ['0', 0],
  ['', undefined],
  [' ', undefined],
  [undefined, undefined],
  ['x', -1],
  ['-5', -1],
  ['1.2.3', -1],
  ['12e3', -1],
])('%j is read as %j euros', (text, euros) => expect(eurosOf(text)).toBe(euros))
