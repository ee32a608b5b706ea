import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupedIban, hasChecksum, ibanField, readIban, withChecksum } from './iban.ts'

/** Published examples of the IBAN registry. */
const EXAMPLES = [
  'DE89 3704 0044 0532 0130 00',
  'AT61 1904 3002 3457 3201',
  'CH93 0076 2011 6238 5295 7',
  'NL91 ABNA 0417 1643 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'GB29 NWBK 6016 1331 9268 19',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
]

describe('an IBAN', () => {
  it.each(EXAMPLES)('%s is read with and without blanks, and shown in groups of four', (text) => {
    const iban = readIban(text)
    expect(iban).toBe(text.replaceAll(' ', ''))
    expect(readIban(text.toLowerCase().replaceAll(' ', ''))).toBe(iban)
    expect(groupedIban(iban!)).toBe(text)
  })

  it.each(['', 'DE', 'DE89 3704 0044 0532 0130 0', 'DE89 3704 0044 0532 0130 000', 'XX89370400440532013000'])(
    '%s is none',
    (text) => expect(readIban(text)).toBeNull(),
  )

  it('of Germany has digits only, whatever the checksum says', () => {
    expect(readIban(withChecksum('DE', '37040044A532013000'))).toBeNull()
  })

  it('with one digit changed or two neighbours exchanged is none', () => {
    const account = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 18, maxLength: 18 })
    fc.assert(
      fc.property(account, fc.nat(17), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const iban = withChecksum('DE', digits.join(''))
        expect(readIban(iban)).toBe(iban)
        const changed = digits.with(at, (digits[at]! + by) % 10)
        expect(readIban(`${iban.slice(0, 4)}${changed.join('')}`)).toBeNull()
        const next = (at + 1) % 18
        const exchanged = digits.with(at, digits[next]!).with(next, digits[at]!)
        if (Math.abs(at - next) === 1 && digits[at] !== digits[next])
          expect(readIban(`${iban.slice(0, 4)}${exchanged.join('')}`)).toBeNull()
      }),
    )
  })

  it('says in a form what is wrong with it', () => {
    expect(ibanField.parse(EXAMPLES[0])).toBe('DE89370400440532013000')
    const code = (text: unknown) => ibanField.safeParse(text).error?.issues[0]?.message
    expect([code(''), code(undefined), code('DE00')]).toEqual(['REQUIRED', 'REQUIRED', 'INVALID_IBAN'])
  })
})

it('knows the checksum of a creditor id without its business code', () => {
  expect(hasChecksum('DE9809999999999')).toBe(true) // DE98ZZZ09999999999, the Bundesbank's example
})
