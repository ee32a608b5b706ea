import { expect, it } from 'vitest'
import { splitStreet } from './split-street.ts'

it.each([
  ['Volksgartenstraße 28', 'Volksgartenstraße', '28'],
  ['Luxemburger Straße 118a', 'Luxemburger Straße', '118a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  [' Am Markt 12-14 ', 'Am Markt', '12-14'],
])('%s', (street, name, houseNumber) => {
  expect(splitStreet({ street, houseNumber: '' })).toEqual({ street: name, houseNumber })
})

it.each([
  ['Straße des 17. Juni', ''],
  ['Volksgartenstraße', ''],
  ['28', ''],
  ['Platz 5', '7'],
])('leaves %s with number “%s” as it is', (street, houseNumber) => {
  expect(splitStreet({ street, houseNumber })).toEqual({ street, houseNumber })
})
