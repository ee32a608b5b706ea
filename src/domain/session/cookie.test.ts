import { expect, it } from 'vitest'
import { clearedCookie, readSessionCookie, sessionCookie } from './cookie.ts'

const TOKENS = { accessToken: 'access', refreshToken: 'refresh', expiresAt: new Date('2026-11-20T10:00:00Z') }

it('a session is sent back to its own pages only, to no script, and goes with its token', () => {
  expect(sessionCookie(TOKENS, true)).toBe(
    'user_session=access~refresh; Path=/; HttpOnly; SameSite=Strict; Expires=Fri, 20 Nov 2026 10:00:00 GMT; Secure',
  )
  expect(sessionCookie(TOKENS, false)).toMatch(/GMT$/)
  expect(clearedCookie('user_session')).toBe('user_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0')
})

it('is read as it was written, and nothing else is', () => {
  expect(readSessionCookie('access~refresh')).toEqual({ accessToken: 'access', refreshToken: 'refresh' })
  for (const value of [undefined, '', 'access', 'access~', '~refresh', 'access~refresh~more'])
    expect(readSessionCookie(value)).toBeUndefined()
})
