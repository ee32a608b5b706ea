import { expect, it } from 'vitest'
import { epcCode } from './epc-code.ts'

const IBAN = 'DE02120300000000202051'
const transfer = { name: 'Autohaus Brinkmann GmbH', iban: IBAN, cents: 12_990_05, reference: '1234567890' }

// Source: EPC069-12, version 2.1, section 3.2: order and content of the elements, line feed between them.
it('is a credit transfer of version 002 in UTF-8, line by line, without an empty end', () => {
  expect(epcCode(transfer)).toBe(`BCD\n002\n1\nSCT\n\nAutohaus Brinkmann GmbH\n${IBAN}\nEUR12990.05\n\n\n1234567890`)
  expect(epcCode({ ...transfer, reference: '' })).toMatch(/\nEUR12990\.05$/)
})

it('writes amounts with a point and two digits, from a cent to 999999999.99', () => {
  const amountOf = (cents: number) => /EUR.*/.exec(epcCode({ ...transfer, cents }) ?? '')?.[0]
  expect([1, 100, 99_999_999_999].map(amountOf)).toEqual(['EUR0.01', 'EUR1.00', 'EUR999999999.99'])
  expect([0, -1, 100_000_000_000, 0.5, Number.NaN].map(amountOf)).toEqual(Array(5).fill(undefined))
})

it('takes an IBAN as people write it, and no other', () => {
  expect(epcCode({ ...transfer, iban: 'DE02 1203 0000 0000 2020 51' })).toBe(epcCode(transfer))
  expect(epcCode({ ...transfer, iban: 'DE03120300000000202051' })).toBeNull()
})

it('holds the limits of 70 characters for the name and 140 for the reference, and is never larger than 331 bytes', () => {
  const nameOf = (name: string) => epcCode({ ...transfer, name })?.split('\n')[5]
  expect(nameOf('x'.repeat(71))).toBe('x'.repeat(70))
  expect(nameOf(' & ')).toBe('+')
  expect(nameOf(' \n ')).toBeUndefined()
  expect(epcCode({ ...transfer, reference: 'x'.repeat(140) })).not.toBeNull()
  expect(epcCode({ ...transfer, reference: 'x'.repeat(141) })).toBeNull()
  const largest = epcCode({ name: 'ü'.repeat(70), iban: IBAN, cents: 99_999_999_999, reference: 'ä'.repeat(70) })
  expect(new TextEncoder().encode(largest!).length).toBeLessThanOrEqual(331)
})

// Source: EPC217-08, the characters every bank takes.
it('has only the characters every bank takes, and no text can add an element', () => {
  const of = (name: string) => epcCode({ ...transfer, name, reference: name })!
  expect(of('Müller & Söhne Straße').split('\n')[5]).toBe('Mueller + Soehne Strasse')
  expect(of('Łukasz Dvořák').split('\n')[10]).toBe('Lukasz Dvorak')
  expect(of('A\nEUR1.00\r\nB "x" €5').split('\n')).toHaveLength(11)
  expect(of('A\nEUR1.00\r\nB "x" €5').split('\n')[5]).toBe('A EUR1.00 B x 5')
  expect(of("a/?:().,'+-9Z").split('\n')[5]).toBe("a/?:().,'+-9Z")
})
