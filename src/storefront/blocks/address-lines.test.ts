import { expect, it } from 'vitest'
import { addressLinesIn } from './address-lines.server.ts'

const ADDRESS = {
  ...{ firstName: 'Jana', lastName: 'Krüger', street: 'Am Wall', houseNumber: '3', additionalAddress: null },
  ...{ postalCode: '50670', city: 'Köln', phone: null },
}

it.each([
  ['MRS', 'de', 'Frau Jana Krüger'],
  ['MR', 'en', 'Mr Jana Krüger'],
  ['DIVERSE', 'de', 'Jana Krüger'],
  [null, 'de', 'Jana Krüger'],
] as const)('an address of %s begins in %s with %s', (salutation, locale, name) => {
  expect(addressLinesIn({ ...ADDRESS, salutation }, locale)).toEqual([name, 'Am Wall 3', '50670 Köln'])
})
