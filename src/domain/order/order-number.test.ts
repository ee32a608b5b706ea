import { expect, it } from 'vitest'
import { parseOrderNumber } from './order-number.ts'

it('an order number has ten digits and does not begin with 0', () => {
  expect(parseOrderNumber('4711000123')).toBe(4_711_000_123)
  for (const text of ['', '471100012', '47110001234', '0471100012', '4711000123 ', '47110O0123', '-471100012'])
    expect(parseOrderNumber(text)).toBeUndefined()
})
