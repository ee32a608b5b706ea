import { expect, it } from 'vitest'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../support/account.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const test = useTestDatabase()
const shop = useTestShop(test, { SESSION_SECRET: SECRET })

function post(path: string, fields: Record<string, string>, cookie = '') {
  return shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...{ 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://localhost:${shop.shop.port}` },
      ...(cookie ? { Cookie: cookie } : {}),
    },
  })
}

it.each([
  ['/meine-garage?bearbeiten=1', { make: 'VW' }],
  ['/mein-adressbuch?neu=1', { firstName: 'Jana' }],
  ['/meine-daten', { intent: 'details' }],
  ['/warenkorb', { intent: 'checkout' }],
])('a session that ends in the middle of %s leads to the login, says so, and comes back', async (path, fields) => {
  const email = `${crypto.randomUUID()}@example.com`
  const { cookie, password } = await logInAs(test.database, signedSessionTokens(SECRET), email, { minutesLeft: -1 })
  const answer = await post(path, fields, cookie)
  expect(answer.status).toBe(302)
  const login = String(answer.headers.location)
  expect(login).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
  expect(String(answer.headers['set-cookie'])).toContain('flash=SESSION_EXPIRED')
  const page = await shop.get(login, { headers: { Cookie: 'flash=SESSION_EXPIRED' } })
  expect(page.text).toContain('Ihre Sitzung ist abgelaufen')
  const back = await post(login, { email, password })
  expect(String(back.headers.location).split('#')[0]).toBe(path)
})
