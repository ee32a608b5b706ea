import { describe, expect, it } from 'vitest'
import { creditorIdOf, MandateInput, mandateReference, mandateText } from './sepa-mandate.ts'

describe('a direct debit mandate', () => {
  it('names the authorised dealer twice, and states the eight weeks', () => {
    const { heading, text } = mandateText('de', 'Autohaus Lindenhof')
    expect(heading).toBe('SEPA-Lastschriftmandat')
    expect(text.split('Autohaus Lindenhof')).toHaveLength(3)
    expect(text).toContain('innerhalb von acht Wochen, beginnend mit dem Belastungsdatum')
    expect(mandateText('en', 'X')).toEqual({
      heading: 'SEPA Direct Debit Mandate',
      text: expect.stringContaining('eight weeks'),
    })
  })

  it('has a unique reference without blanks, no longer than banks allow', () => {
    const references = [
      mandateReference(1234567890, 1),
      mandateReference(1234567890, 2),
      mandateReference(1234567891, 1),
    ]
    expect(references).toEqual(['FW1234567890', 'FW1234567890-2', 'FW1234567891'])
    for (const reference of references) expect(reference).toMatch(/^[A-Z0-9-]{1,35}$/)
  })

  it('needs an account holder and an IBAN', () => {
    const { error } = MandateInput.safeParse({ holder: ' ', iban: 'DE1' })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['holder', 'REQUIRED'],
      ['iban', 'INVALID_IBAN'],
    ])
    const named = (length: number) => ({ holder: 'x'.repeat(length), iban: 'DE89370400440532013000' })
    expect(MandateInput.safeParse(named(70)).success).toBe(true)
    expect(MandateInput.safeParse(named(71)).error?.issues).toMatchObject([{ path: ['holder'], message: 'TOO_LONG' }])
  })
})

it('has the right checksum for a German account number', () => {
  expect(creditorIdOf('09999999999')).toBe('DE98ZZZ09999999999')
  expect(creditorIdOf('12345678901')).toBe('DE51ZZZ12345678901')
})
