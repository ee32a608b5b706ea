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

it('every answer has these protections of browsers, and in production TLS', async () => {
  const protections = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
  const headersOf = async (production: boolean) => {
    const { 'content-type': _, ...headers } = Object.fromEntries((await answerOf(production)).headers)
    return headers
  }
  expect(await headersOf(false)).toEqual(protections)
  const tls = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
  expect(await headersOf(true)).toEqual({ ...protections, ...tls })
})

it('a page loads only its own things: each rule of its policy', () => {
  const policy = pagePolicy({ ownScripts: "'nonce-x'", development: false, paymentSite: 'https://pay.example' })
  expect(policy.split('; ')).toEqual([
    ...["default-src 'none'", "script-src 'self' 'nonce-x'", "style-src 'self'", "img-src 'self' data:"],
    ...["font-src 'self'", "media-src 'self'", "connect-src 'self'", "manifest-src 'self'"],
    ...["form-action 'self' https://pay.example", "base-uri 'none'", "frame-ancestors 'none'"],
    ...['report-uri /csp-report', 'report-to csp'],
  ])
})
