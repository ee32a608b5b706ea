import { parse } from 'hono/utils/cookie'
import { expect, it } from 'vitest'
import { CART_COOKIE, readSessionCookie, SESSION_COOKIE } from '#domain/session/cookies.ts'
import {
  cartCookie,
  clearedCookie,
  clearedFormCookie,
  flashCookie,
  pendingFormCookie,
  sessionCookie,
} from './set-cookie.server.ts'

const ID = '0b8f3f6c-6c3e-4b0e-9d0a-0d6f0a7f2c11'
const TOKENS = { accessToken: 'a.b-c', refreshToken: 'r_1', expiresAt: new Date(Date.now() + 3_600_000) }
const partsOf = (cookie: string | undefined) => new Set(cookie?.split('; '))

it('the session cookie is for this site only, hidden from scripts, and expires with its token', () => {
  expect(partsOf(sessionCookie(TOKENS, true))).toEqual(
    new Set([
      'user_session=a.b-c~r_1',
      ...['Path=/', 'HttpOnly', 'SameSite=Strict', 'Secure'],
      `Expires=${TOKENS.expiresAt.toUTCString()}`,
    ]),
  )
  expect(sessionCookie(TOKENS, false)).not.toContain('Secure')
})

it('a value is restored unchanged, and cannot add to the header', () => {
  const tokens = { ...TOKENS, refreshToken: 'a b; Path=/x, "ü"' }
  const cookie = sessionCookie(tokens, true)
  expect(cookie.match(/Path=/g)).toHaveLength(1)
  const value = parse(cookie.split(';')[0]!)[SESSION_COOKIE]
  expect(readSessionCookie(value)).toEqual({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken })
})

it('the cart cookie lasts 90 days, hidden from scripts', () => {
  expect(partsOf(cartCookie(ID, true))).toEqual(
    new Set([`shopping-cart-uuid=${ID}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=7776000', 'Secure']),
  )
  expect(cartCookie(ID, false)).not.toContain('Secure')
})

it('a notice lasts two minutes', () => {
  expect(partsOf(flashCookie('SAVED'))).toEqual(
    new Set(['flash=SAVED', 'Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=120']),
  )
})

it('a pending form is for checkout only, lasts half an hour, and fits into a cookie', () => {
  expect(partsOf(pendingFormCookie('x', '/checkout/lieferung', true))).toEqual(
    new Set(['pending-form=x', 'Path=/checkout', 'HttpOnly', 'SameSite=Strict', 'Max-Age=1800', 'Secure']),
  )
  expect(pendingFormCookie('x'.repeat(4_000), '/checkout/lieferung', true)).toBeUndefined()
})

it('a cookie is cleared under the path it was set for', () => {
  const gone = ['HttpOnly', 'SameSite=Strict', 'Max-Age=0']
  expect(partsOf(clearedCookie(CART_COOKIE))).toEqual(new Set(['shopping-cart-uuid=', 'Path=/', ...gone]))
  expect(partsOf(clearedFormCookie('/checkout/lieferung'))).toEqual(
    new Set(['pending-form=', 'Path=/checkout', ...gone]),
  )
})
