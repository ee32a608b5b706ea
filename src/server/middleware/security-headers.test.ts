import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { pagePolicy, securityHeaders } from './security-headers.ts'

function answerOf(production: boolean, cookies: readonly string[] = [], policy?: string) {
  const app = new Hono()
  app.use(securityHeaders(production))
  app.get('/', (c) => {
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
    if (policy) c.header('Content-Security-Policy', policy)
    return c.text('x')
  })
  return app.request('http://shop.example/')
}

it('no cookie leaves a shop in production without Secure', async () => {
  const cookies = ['a=Secure; HttpOnly', 'b=1; Path=/; Secure; HttpOnly', 'c=; Max-Age=0']
  const own = (await answerOf(true, cookies)).headers.getSetCookie()
  expect(own).toEqual(['a=Secure; HttpOnly; Secure', 'b=1; Path=/; Secure; HttpOnly', 'c=; Max-Age=0; Secure'])
  expect((await answerOf(false, cookies)).headers.getSetCookie()).toEqual(cookies)
})

it('a shop in production asks browsers for TLS from then on', async () => {
  expect((await answerOf(true)).headers.get('Strict-Transport-Security')).toMatch(/max-age=31536000; includeSubDomains/)
  expect((await answerOf(false)).headers.get('Strict-Transport-Security')).toBeNull()
})

it('a page says where its policy is reported to, every other answer loads nothing', async () => {
  const policy = pagePolicy({ ownScripts: '', development: false })
  expect(policy).toContain('report-uri /csp-report; report-to csp')
  const page = await answerOf(true, [], policy)
  expect(page.headers.get('Reporting-Endpoints')).toBe('csp="/csp-report"')
  const other = await answerOf(true)
  expect(other.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(other.headers.get('Reporting-Endpoints')).toBeNull()
})
