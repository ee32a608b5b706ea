import { describe, expect, it } from 'vitest'
import { checked } from '../field-problem.ts'
import { BillingAddress, CustomerAddress, MAX_ADDRESSES } from './address.ts'
import { MAX_FAVOURITES } from './favourite.ts'
import { email, emailKey, emptyToNull, line, optionalLine, personName, phone, postalCode } from './fields.ts'
import { hasSpecialCharacter, newPassword } from './password.ts'
import { passwordStrength } from './password-strength.ts'
import { PasswordPair, PersonalDetails, Registration } from './registration.ts'
import { MAX_SAVED_SEARCHES, SavedSearchInput } from './saved-search.ts'

type Schema = Parameters<typeof checked>[0]
/** The value, or what is wrong with it. */
function read(schema: Schema, input: unknown): unknown {
  const result = checked(schema, input)
  return result.ok ? result.value : result.problems.map(({ field, code }) => (field ? `${field} ${code}` : code)).join()
}

describe('a field', () => {
  it('is a line without control characters within its length limits', () => {
    expect([' a b ', 'xxx'].map((text) => read(line(3), text))).toEqual(['a b', 'xxx'])
    expect(['', ' ', undefined, 5].map((text) => read(line(3), text))).toEqual(Array(4).fill('REQUIRED'))
    expect(checked(line(3), 'xxxx')).toEqual({ ok: false, problems: [{ field: '', code: 'TOO_LONG', limit: 3 }] })
    expect(['a\nb', 'a\u0000b', 'a\u2028b', 'a\u2029b'].map((text) => read(line(9), text))).toEqual(
      Array(4).fill('INVALID'),
    )
    expect([undefined, null, '', ' ', ' x '].map((text) => read(optionalLine(3), text))).toEqual([
      ...[null, null, null, null, 'x'],
    ])
    expect([undefined, '', ' ', 'x', 0].map(emptyToNull)).toEqual([null, null, null, 'x', 0])
  })

  it('of a name contains no web address and no tag', () => {
    expect(read(personName, 'Dr. h.c. Müller-Lüdenscheidt')).toBe('Dr. h.c. Müller-Lüdenscheidt')
    for (const name of ['a<b', 'a>b', 'http://x', 'WWW.x', 'evil.example/x', 'evil.com', 'evil.com?x', 'evil.com:80'])
      expect(read(personName, name), name).toBe('INVALID')
    for (const name of ['evil。com', 'evil．com', 'evil․com', 'gewinn24.de', '\u200b', 'Jana\u202egnort', 'a\u2066b'])
      expect(read(personName, name), JSON.stringify(name)).toBe('INVALID')
    expect([80, 81].map((length) => String(read(personName, 'x'.repeat(length))).length)).toEqual([
      80,
      'TOO_LONG'.length,
    ])
  })

  it('of an e-mail address is valid', () => {
    expect(read(email, ' Jana@Example.com ')).toBe('Jana@Example.com')
    expect(['', ' ', undefined].map((text) => read(email, text))).toEqual(Array(3).fill('REQUIRED'))
    expect(['jana', 'a@b', 'a b@c.de'].map((text) => read(email, text))).toEqual(Array(3).fill('INVALID_EMAIL'))
    expect(read(email, `${'x'.repeat(250)}@b.de`)).toBe('TOO_LONG')
    expect(emailKey(' Jana@Example.COM ')).toBe('jana@example.com')
  })

  it('of a telephone number is stored as E.164', () => {
    expect(
      ['0221 / 471 01-00', '+49 (0) 221 4710100', '0049 221.4710100', ''].map((text) => read(phone, text)),
    ).toEqual([...['+492214710100', '+492214710100', '+492214710100', null]])
    for (const text of [
      '12345678',
      '0221',
      '+0221471010',
      '+4922147101000000',
      '0221 x',
      5,
      '+492214710100x',
      'x+492214710100',
    ])
      expect(read(phone, text), String(text)).toBe('INVALID_PHONE')
    expect([read(phone, '+1234567'), read(phone, '+123456789012345')]).toEqual(['+1234567', '+123456789012345'])
  })

  it('of a postal code is German', () => {
    expect(['01067', ' 50670 ', '99998'].map((text) => read(postalCode, text))).toEqual(['01067', '50670', '99998'])
    for (const text of ['00999', '01000', '99999', '5067', '506700', '5067a'])
      expect(read(postalCode, text)).toBe('INVALID_POSTAL_CODE')
    expect([read(postalCode, ''), read(postalCode, undefined), read(postalCode, ' ')]).toEqual(
      Array(3).fill('REQUIRED'),
    )
  })
})

describe('a password', () => {
  it('has ten characters, one of them special, and is not a common password', () => {
    expect(['Xy7!abcdef', 'aB3$e'.repeat(40)].map((text) => read(newPassword, text) === text)).toEqual([true, true])
    expect(
      ['', undefined, 'Xy7!abcde', 'Xy7abcdefg', `${'aB3$e'.repeat(40)}x`].map((text) => read(newPassword, text)),
    ).toEqual([...['REQUIRED', 'REQUIRED', 'TOO_SHORT', 'NO_SPECIAL_CHARACTER', 'TOO_LONG']])
    const common = [
      ...['passwort', 'password', 'hallo', 'qwertz', 'qwerty', 'asdfgh', 'letmein', 'willkommen', 'welcome'],
      ...['iloveyou', 'sommer', 'winter', 'schatz', 'fahrwerk', 'admin', 'deutschland'],
    ]
    for (const word of common) expect(read(newPassword, `${word.toUpperCase()}12345!`), word).toBe('TOO_COMMON')
    expect([read(newPassword, 'ab!ab!ab!ab!'), read(newPassword, 'abc!abc!abc!')]).toEqual(['TOO_COMMON', 'TOO_COMMON'])
    expect(read(newPassword, 'kqv!jkqv!j')).toBe('kqv!jkqv!j')
    expect(['!', ' ', '€', 'a', 'ä', '7', '', '!!', '🙂'].map(hasSpecialCharacter)).toEqual([
      ...[true, true, true, false, false, false, false, false, true],
    ])
  })

  it('is judged by its length and its kinds of characters', () => {
    // bits: the smaller of length and 1.5 × different characters, times 2 + kinds.
    const judged = {
      '': 0,
      abcdefg: 0,
      abcdefgh: 1,
      abcdefghijklm: 1,
      Abcdefghij: 2,
      abcdefgH1234: 3,
      'Abcdefgh1234!x': 4,
    }
    for (const [password, strength] of Object.entries(judged))
      expect(passwordStrength(password), password).toBe(strength)
    expect([passwordStrength('aaaaaaaaaaaaaaaaaaaa'), passwordStrength('AbAbAbAbAbAbAb')]).toEqual([0, 0])
  })

  it('is typed twice', () => {
    const pair = { password: 'Xy7!abcdef', passwordConfirm: 'Xy7!abcdef' }
    expect(read(PasswordPair, pair)).toEqual(pair)
    expect(read(PasswordPair, { ...pair, passwordConfirm: 'x' })).toBe('passwordConfirm NOT_THE_SAME')
    expect(read(PasswordPair, { password: pair.password })).toBe('passwordConfirm REQUIRED')
  })
})

describe('a registration', () => {
  const person = { firstName: 'Jana', lastName: 'Krüger' }
  const entered = { ...person, email: 'jana@example.com', password: 'Xy7!abcdef', termsAccepted: true }

  it('needs a name, an address, a password and the terms', () => {
    expect(checked(Registration, entered)).toMatchObject({ ok: true })
    expect(read(Registration, { ...entered, password: 'Jana-Krüger!' })).toBe('password TOO_COMMON')
    expect(read(Registration, { ...entered, termsAccepted: false })).toBe('termsAccepted NOT_ACCEPTED')
    expect(read(PersonalDetails, person)).toEqual({
      ...{ ...person, kind: 'PRIVATE', company: null, vatId: null, salutation: null, phone: null },
    })
  })

  it('of a business names it; one of a person stores no company', () => {
    const business = { ...person, kind: 'COMPANY', company: 'Krüger GmbH', vatId: ' de 123456788 ' }
    expect(read(PersonalDetails, business)).toMatchObject({ company: 'Krüger GmbH', vatId: 'DE123456788' })
    expect(read(PersonalDetails, { ...business, vatId: ' ' })).toMatchObject({ vatId: null })
    expect(read(PersonalDetails, { ...business, kind: 'PRIVATE' })).toMatchObject({ company: null, vatId: null })
    expect(read(PersonalDetails, { ...business, company: '' })).toBe('company REQUIRED')
    for (const vatId of ['D1', 'DE1', 'DE1234567890123', '1E123456788', 'xDE-123', 5])
      expect(read(PersonalDetails, { ...business, vatId }), String(vatId)).toBe('vatId INVALID')
    expect(read(PersonalDetails, { ...business, vatId: 'DE12' })).toMatchObject({ vatId: 'DE12' })
    expect(read(PersonalDetails, { ...business, kind: 'CLUB' })).toBe('kind INVALID')
    expect(read(PersonalDetails, { ...person, salutation: 'DR' })).toBe('salutation INVALID')
    expect(
      [120, 121].map((length) => checked(PersonalDetails, { ...business, company: 'x'.repeat(length) }).ok),
    ).toEqual([true, false])
  })
})

it('an address is German', () => {
  const address = {
    firstName: 'Jana',
    lastName: 'Krüger',
    street: 'Am Wall',
    houseNumber: '3',
    postalCode: '50670',
    city: 'Köln',
  }
  const whole = { ...address, salutation: null, additionalAddress: null, phone: null }
  expect(read(BillingAddress, address)).toEqual(whole)
  expect(read(CustomerAddress, address)).toEqual({ ...whole, isDefaultShipping: false, isDefaultBilling: false })
  expect(read(BillingAddress, {})).toBe(
    ['firstName', 'lastName', 'street', 'houseNumber', 'postalCode', 'city'].map((name) => `${name} REQUIRED`).join(),
  )
  const bounds = { street: 120, houseNumber: 12, additionalAddress: 120, city: 80 }
  for (const [name, max] of Object.entries(bounds)) {
    expect(checked(BillingAddress, { ...address, [name]: 'x'.repeat(max) }).ok, name).toBe(true)
    expect(read(BillingAddress, { ...address, [name]: 'x'.repeat(max + 1) })).toBe(`${name} TOO_LONG`)
  }
})

it('a saved search has a name and a frequency', () => {
  expect(read(SavedSearchInput, { name: 'Golf', query: 'make=vw' })).toEqual({
    name: 'Golf',
    query: 'make=vw',
    alert: 'NONE',
  })
  expect(read(SavedSearchInput, { name: 'x'.repeat(81) })).toBe('name TOO_LONG,query REQUIRED')
  expect(checked(SavedSearchInput, { name: 'x'.repeat(80), query: 'x'.repeat(2_000) }).ok).toBe(true)
  expect(read(SavedSearchInput, { name: 'x', query: 'x'.repeat(2_001), alert: 'HOURLY' })).toBe(
    'query TOO_LONG,alert INVALID',
  )
  expect([MAX_SAVED_SEARCHES, MAX_ADDRESSES, MAX_FAVOURITES]).toEqual([50, 30, 200])
})
