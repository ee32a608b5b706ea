import { expect, it } from 'vitest'
import { readSessionCookie } from './cookies.ts'

it('a session is read as it was written, and any other value is refused', () => {
  expect(readSessionCookie('access~refresh')).toEqual({ accessToken: 'access', refreshToken: 'refresh' })
  for (const value of [undefined, '', 'access', 'access~', '~refresh', 'access~refresh~more'])
    expect(readSessionCookie(value)).toBeUndefined()
})
