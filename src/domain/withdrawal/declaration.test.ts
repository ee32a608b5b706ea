import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameName, orderNumbersIn, WithdrawalDeclaration } from './declaration.ts'

const DECLARED = { name: 'Jana Krüger', contract: 'Der Golf', email: 'jana@example.com' }
const isAccepted = (more: object) => WithdrawalDeclaration.safeParse({ ...DECLARED, ...more }).success

describe('a declaration', () => {
  it('needs a name, a contract and an address for the receipt, and nothing else', () => {
    expect(WithdrawalDeclaration.parse(DECLARED)).toEqual({ ...DECLARED, items: null })
    for (const field of ['name', 'contract', 'email']) expect(isAccepted({ [field]: ' ' })).toBe(false)
    expect(WithdrawalDeclaration.parse({ ...DECLARED, items: ' Matten\r\nKabel ' }).items).toBe('Matten\nKabel')
  })

  it('refuses line breaks that would become mail headers', () => {
    for (const end of ['\r\nBcc: everybody@example.com', '\nX', '\u2028', '\u0000'])
      for (const field of ['name', 'contract', 'email'])
        expect(isAccepted({ [field]: `a@b.example${end}x` })).toBe(false)
    expect(isAccepted({ items: 'a\u0000' })).toBe(false)
  })
})

it('finds order numbers among words, however they are written', () => {
  for (const contract of [
    'Bestellung 5503940158, der Golf',
    '5503 940158',
    '55.03.94.01.58',
    '550394-0158',
    '5503\u00a0940–158',
  ])
    expect(orderNumbersIn(contract)).toEqual([5_503_940_158])
  for (const contract of ['5503940158, 8358638746', '5503 940158 und 8358-638746', '5503940158 8358638746'])
    expect(orderNumbersIn(contract)).toEqual([5_503_940_158, 8_358_638_746])
  expect(orderNumbersIn('12.11.2026 5503940158')).toEqual([5_503_940_158])
  for (const contract of ['der Golf', '12345678901', '0123456789', '12345, 67890', ''])
    expect(orderNumbersIn(contract)).toEqual([])
  fc.assert(
    fc.property(
      fc.integer({ min: 1e9, max: 9_999_999_999 }),
      fc.nat(9),
      fc.constantFrom('', ' ', '.', '-'),
      (id, at, by) =>
        orderNumbersIn(`Nr.${String(id).slice(0, at)}${at > 0 ? by : ''}${String(id).slice(at)}!`).includes(id),
    ),
  )
})

it('recognises a name in another order or case, and no other name', () => {
  const person = { firstName: 'Jana Maria', lastName: 'Krüger' }
  for (const name of ['Jana Maria Krüger', 'KRÜGER, Jana  Maria', 'krüger maria jana'])
    expect(isSameName(name, person)).toBe(true)
  for (const name of ['Jana Krüger', 'Krüger', 'Jana Maria Krüge', '']) expect(isSameName(name, person)).toBe(false)
})

it('names its invalid fields', () => {
  const messages = (more: object) =>
    WithdrawalDeclaration.safeParse({ ...DECLARED, ...more }).error?.issues.map(({ message }) => message)
  expect(messages({ items: 5 })).toEqual(['INVALID'])
  expect(messages({ items: 'a\u0000' })).toEqual(['INVALID'])
  expect([messages({ items: 'x'.repeat(1000) }), messages({ items: 'x'.repeat(1001) })]).toEqual([
    undefined,
    ['TOO_LONG'],
  ])
  expect([messages({ contract: 'x'.repeat(200) }), messages({ contract: 'x'.repeat(201) })]).toEqual([
    undefined,
    ['TOO_LONG'],
  ])
})

it('compares names word by word', () => {
  expect(isSameName('Krüger ,. Jana', { firstName: 'Jana', lastName: 'Krüger' })).toBe(true)
  expect(isSameName('JanaKrüger', { firstName: 'Jana', lastName: 'Krüger' })).toBe(false)
  expect(isSameName('b a', { firstName: 'a', lastName: 'b' })).toBe(true)
  expect(orderNumbersIn('5503 . - 940158')).toEqual([5_503_940_158])
})
