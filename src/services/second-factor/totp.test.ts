import { describe, expect, it } from 'vitest'
import { fromBase32, toBase32 } from './base32.ts'
import { hotp, totpCodes } from './totp.ts'

const KEY = Buffer.from('12345678901234567890')
const SECRET = toBase32(KEY)

it.each([
  // RFC 6238, appendix B: seconds since 1970, eight digits.
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the code at second %d is %s', (seconds, code) => {
  expect(hotp(KEY, Math.floor(seconds / 30), 8)).toBe(code)
})

it.each([
  // RFC 4648, section 10.
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%s in base32 is %s', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded)
  expect(fromBase32(encoded).toString()).toBe(text)
})

describe('a code', () => {
  const totp = totpCodes('Fahrwerk')
  const at = new Date(1_111_111_111_000)
  const step = 37037037

  it('is taken one step early and late, and no more', () => {
    const steps = [-2, -1, 0, 1, 2].map((offset) => {
      const code = totp.codeAt(SECRET, new Date(at.getTime() + offset * 30_000))
      return totp.stepOf(SECRET, code, at)
    })
    expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  it.each(['', '0', '14050471', '05047', 'ab0471', '０５０４７１'])('%j is none', (code) => {
    expect(totp.stepOf(SECRET, code, at)).toBeUndefined()
  })

  it('of another secret is none', () => {
    expect(totp.stepOf(totp.newSecret(), totp.codeAt(SECRET, at), at)).toBeUndefined()
  })
})

it('an app reads secret, issuer and account from the QR code', () => {
  const totp = totpCodes('Fahrwerk & Co')
  const secret = totp.newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(totp.uri(secret, 'jana@example.com'))
  expect(uri.href).toBe(
    `otpauth://totp/Fahrwerk%20%26%20Co:jana%40example.com?secret=${secret}&issuer=Fahrwerk%20%26%20Co`,
  )
  expect(totp.qr(uri.href)).toMatch(/^<svg /)
})
