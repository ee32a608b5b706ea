import { expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'
import { phone } from './fields.ts'

it.each([
  ['+49 0171 3920014', '+491713920014'],
  ['0049 0221 4710100', '+492214710100'],
  ['+49 (0)221 4710100', '+492214710100'],
  ['0049 (0) 221 4710100', '+492214710100'],
  ['0221–4710100', '+492214710100'],
  ['0221\u20114710\u2011100', '+492214710100'],
  // Pasted from an address book, which sets marks of direction around it.
  ['\u202a+49 171 3920014\u202c', '+491713920014'],
  ['0043 1 5551234', '+4315551234'],
  // A zero that belongs to the number: Italian ones keep it.
  ['+39 06 6982', '+39066982'],
])('%j is the number %s', (written, number) => expect(phone.parse(written)).toBe(number))

it.each(['+49 00171 3920014', '000 49 171 3920014', '+', '+49', '49 171 3920014', '0171 392OO14'])(
  '%j is none',
  (written) => expect(phone.safeParse(written).error?.issues[0]?.message).toBe('INVALID_PHONE'),
)

it('an address is written on a letter in three lines, or four with an addition', () => {
  const address = {
    ...{ firstName: 'Eva', lastName: 'Kern', street: 'Hansaring', houseNumber: '42a', additionalAddress: null },
    ...{ postalCode: '50670', city: 'Köln' },
  }
  expect(addressLines(address)).toEqual(['Eva Kern', 'Hansaring 42a', '50670 Köln'])
  expect(addressLines({ ...address, additionalAddress: 'Hinterhaus' })).toEqual([
    ...['Eva Kern', 'Hansaring 42a', 'Hinterhaus', '50670 Köln'],
  ])
})
