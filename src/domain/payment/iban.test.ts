import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupedIban, hasChecksum, ibanField, maskedIban, readIban, withChecksum } from './iban.ts'

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

/** One of each other country of the SEPA area, from the same registry. */
const OTHER_COUNTRIES = [
  ...['AD1200012030200359100100', 'AL47212110090000000235698741', 'BE68539007547034', 'BG80BNBG96611020345678'],
  ...['CY17002001280000001200527600', 'CZ6508000000192000145399', 'DK5000400440116243', 'EE382200221020145685'],
  ...['ES9121000418450200051332', 'FI2112345600000785', 'GI75NWBK000000007099453', 'GR1601101250000000012300695'],
  ...['HR1210010051863000160', 'HU42117730161111101800000000', 'IE29AIBK93115212345678'],
  ...['IS140159260076545510730339', 'IT60X0542811101000000123456', 'LI21088100002324013AA', 'LT121000011101001000'],
  ...['LU280019400644750000', 'LV80BANK0000435195001', 'MC5811222000010123456789030', 'MD24AG000225100013104168'],
  ...['ME25505000012345678951', 'MK07250120000058984', 'NO9386011117947', 'PL61109010140000071219812874'],
  ...['PT50000201231234567890154', 'RO49AAAA1B31007593840000', 'RS35260005601001611379', 'SE4550000000058398257466'],
  ...['SI56263300012039086', 'SK3112000000198742637541', 'SM86U0322509800000000270100', 'VA59001123000012345678'],
]

describe('an IBAN', () => {
  it.each(EXAMPLES)('%s is read with and without blanks, and shown in groups of four', (text) => {
    const iban = readIban(text)
    expect(iban).toBe(text.replaceAll(' ', ''))
    expect(readIban(text.toLowerCase().replaceAll(' ', ''))).toBe(iban)
    expect(groupedIban(iban!)).toBe(text)
  })

  it.each(['', 'DE', 'DE89 3704 0044 0532 0130 0', 'DE89 3704 0044 0532 0130 000', 'XX89370400440532013000'])(
    '%s is invalid',
    (text) => expect(readIban(text)).toBeNull(),
  )

  it.each(OTHER_COUNTRIES)('%s is read', (text) => expect(readIban(text)).toBe(text))

  it.each([
    ['ATA11904300234500090', 'a letter in its checksum'],
    ['AT25190430023457320', 'a digit too few'],
  ])('%s is invalid for %s, although its remainder is 1', (text) => expect(readIban(text)).toBeNull())

  it('accepts letters up to Z, and is recognised by its end', () => {
    expect(readIban('GB65 ZZZZ 6016 1331 9268 19')).toBe('GB65ZZZZ60161331926819')
    expect(maskedIban('DE89370400440532013000')).toBe('DE•• •••• 3000')
  })

  it('of Germany has digits only, whatever the checksum says', () => {
    expect(readIban(withChecksum('DE', '37040044A532013000'))).toBeNull()
  })

  it('with one digit changed or two neighbours exchanged is invalid', () => {
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

  it('is validated as a form field', () => {
    expect(ibanField.parse(EXAMPLES[0])).toBe('DE89370400440532013000')
    const code = (text: unknown) => ibanField.safeParse(text).error?.issues[0]?.message
    expect([code(''), code('  '), code(undefined)]).toEqual(['REQUIRED', 'REQUIRED', 'REQUIRED'])
    expect([code('D'), code('DE00')]).toEqual(['INVALID_IBAN', 'INVALID_IBAN'])
  })
})

it('has a creditor id’s checksum calculated without its business code', () => {
  expect(hasChecksum('DE9809999999999')).toBe(true) // DE98ZZZ09999999999, the Bundesbank's example
})
