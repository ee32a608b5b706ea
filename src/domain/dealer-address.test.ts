import { expect, it } from 'vitest'
import { dealerAddressLine, dealerAddressLines, placeLine } from './dealer-address.ts'

const cologne = { zip: '50667', city: 'Köln' }

it('writes street and place', () => {
  const address = { street: 'Domstraße 1', ...cologne }
  expect(placeLine(address)).toBe('50667 Köln')
  expect(dealerAddressLines(address)).toEqual(['Domstraße 1', '50667 Köln'])
  expect(dealerAddressLine(address)).toBe('Domstraße 1, 50667 Köln')
})

it('writes the place alone where no street is known', () => {
  for (const street of [null, undefined, '']) expect(dealerAddressLine({ street, ...cologne })).toBe('50667 Köln')
})
