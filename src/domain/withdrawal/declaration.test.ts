import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameName, namedOrder, WithdrawalDeclaration } from './declaration.ts'

const DECLARED = { name: 'Jana Krüger', contract: 'Der Golf', email: 'jana@example.com' }
const isAccepted = (more: object) => WithdrawalDeclaration.safeParse({ ...DECLARED, ...more }).success

describe('a declaration', () => {
  it('needs a name, a contract and an address for the receipt, and nothing else', () => {
    expect(WithdrawalDeclaration.parse(DECLARED)).toEqual({ ...DECLARED, items: null })
    for (const field of ['name', 'contract', 'email']) expect(isAccepted({ [field]: ' ' })).toBe(false)
    expect(WithdrawalDeclaration.parse({ ...DECLARED, items: ' Matten\r\nKabel ' }).items).toBe('Matten\nKabel')
  })

  it('takes no lines that would become headers of a mail', () => {
    for (const end of ['\r\nBcc: everybody@example.com', '\nX', '\u2028', '\u0000'])
      for (const field of ['name', 'contract', 'email'])
        expect(isAccepted({ [field]: `a@b.example${end}x` })).toBe(false)
    expect(isAccepted({ items: 'a\u0000' })).toBe(false)
  })
})

it('finds the one number of an order among words', () => {
  expect(namedOrder('Bestellung 1234567890, der Golf')).toBe(1_234_567_890)
  for (const contract of ['der Golf', '12345678901', '0123456789', '1234567890 und 2234567890'])
    expect(namedOrder(contract)).toBeNull()
  fc.assert(fc.property(fc.integer({ min: 1e9, max: 9_999_999_999 }), (id) => namedOrder(`Nr.${id}!`) === id))
})

it('knows a name in another order or case, and no other', () => {
  const person = { firstName: 'Jana Maria', lastName: 'Krüger' }
  for (const name of ['Jana Maria Krüger', 'KRÜGER, Jana  Maria', 'krüger maria jana'])
    expect(isSameName(name, person)).toBe(true)
  for (const name of ['Jana Krüger', 'Krüger', 'Jana Maria Krüge', '']) expect(isSameName(name, person)).toBe(false)
})
