import { beforeAll, describe, expect, it } from 'vitest'
import { FLOWS } from '#domain/routes/flows.ts'
import { SCREENS, type Screen } from '#domain/routes/screens.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../support/account.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'
import { isRouted } from '#domain/routes/routed-screens.ts'

const SECRET = 'a secret of thirty-two characters'
const test = useTestDatabase()
const shop = useTestShop(test, { SESSION_SECRET: SECRET })
const tokens = signedSessionTokens(SECRET)
let cookie = ''

beforeAll(async () => {
  cookie = (await logInAs(test.database, tokens, 'owner@example.com')).cookie
})

const guarded = (Object.keys(SCREENS) as Screen[]).filter(
  (screen) =>
    SCREENS[screen].access !== 'public' && isRouted(screen) && !JSON.stringify(SCREENS[screen]).includes('/:'),
)

/** The later steps of flows without an order, each with the first step of its flow. */
const laterSteps: ReadonlyMap<Screen, Screen> = new Map(
  [FLOWS['trade-in'], FLOWS['private-sale']].flatMap(([first, ...later]) => later.map((step) => [step, first])),
)

/** A post as a form of our own page sends it. */
function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: `http://localhost:${shop.shop.port}`,
      ...headers,
    },
  })
}

describe('a screen that is not for everybody', () => {
  it.each(guarded.flatMap((screen) => (['de', 'en'] as const).map((locale) => [screen, locale] as const)))(
    '%s (%s) sends visitors and customers where the table says',
    async (screen, locale) => {
      const path = pathFor(screen, locale)
      const { access } = SCREENS[screen]
      const visitor = await shop.get(path)
      const customer = await shop.get(path, { headers: { Cookie: cookie } })
      if (access === 'guest') {
        expect(visitor.status).toBe(200)
        expect(customer.headers.location).toBe(pathFor('garage', locale))
        return
      }
      expect(visitor.status).toBe(302)
      // The step is open to everybody who has come so far; going on from it leads to the login.
      if (access === 'cart-login')
        return expect(visitor.headers.location).toBe(pathFor(laterSteps.get(screen)!, locale))
      const back = typeof access === 'object' ? pathFor(access.login, locale) : path
      const login = `${pathFor('login', locale)}?redirectTo=${encodeURIComponent(back)}`
      const away = { root: pathFor('home', locale), 'garage-page': pathFor('online-garage', locale) }
      expect(visitor.headers.location).toBe(access === 'root' || access === 'garage-page' ? away[access] : login)
      // An empty cart cannot be checked out.
      if (screen === 'checkout-done') expect(customer.status).toBe(404)
      else if (screen.startsWith('checkout-')) expect(customer.headers.location).toBe(pathFor('cart', locale))
      // A step that is not reached yet redirects to the step that is open.
      else if (laterSteps.has(screen)) expect(customer.headers.location).toBe(pathFor(laterSteps.get(screen)!, locale))
      else expect(customer.status).toBe(200)
    },
  )

  it('reloads from its own site after a link on another site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }
    const answer = await shop.get('/meine-daten?x="><script>', { headers })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('http-equiv="refresh" content="0;url=/meine-daten?x=')
    expect(answer.text).not.toContain('<script')
    expect((await shop.get('/auto-kaufen', { headers })).text).toContain('<h1')
  })
})

describe('the cookie of a session', () => {
  it('is for this site only, hidden from scripts, and expires with the token', async () => {
    const email = 'cookie@example.com'
    const { password } = await logInAs(test.database, tokens, email)
    const answer = await post('/login', { email, password })
    expect(answer.status).toBe(302)
    const [set = '', device] = answer.headers['set-cookie'] as string[]
    expect(device).toMatch(/^known-device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(set).toMatch(/^user_session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/)
    const minutes = (Date.parse(/Expires=([^;]+)/.exec(set)![1]!) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(58)
    expect(minutes).toBeLessThan(61)
  })

  it('is extended by any page within a quarter of an hour of its end, and by the script of an open page', async () => {
    const { cookie: near } = await logInAs(test.database, tokens, 'near@example.com', { minutesLeft: 10 })
    const answer = await shop.get('/auto-kaufen', { headers: { Cookie: near } })
    expect(answer.headers['set-cookie']).toEqual([expect.stringContaining('user_session=')])
    const { cookie: far } = await logInAs(test.database, tokens, 'far@example.com', { minutesLeft: 40 })
    expect((await shop.get('/auto-kaufen', { headers: { Cookie: far } })).headers['set-cookie']).toBeUndefined()
    const refreshed = await post('/api/session/refresh', {}, { Cookie: far })
    expect(JSON.parse(refreshed.text)).toMatchObject({ isLoggedIn: true })
    expect((await post('/api/session/refresh', {}, { Cookie: 'user_session=a~b' })).status).toBe(401)
  })

  it('that is no longer valid is deleted, and a guarded page says why', async () => {
    const { cookie: old } = await logInAs(test.database, tokens, 'old@example.com', { minutesLeft: -1 })
    const answer = await shop.get('/mein-adressbuch', { headers: { Cookie: old } })
    if (isRouted('address-book')) {
      expect(answer.headers.location).toContain('/login?redirectTo=')
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringContaining('flash=SESSION_EXPIRED'),
        expect.stringContaining('user_session=; '),
      ])
    }
    const login = await shop.get('/login', { headers: { Cookie: 'flash=SESSION_EXPIRED' } })
    expect(login.text).toContain('Ihre Sitzung ist abgelaufen')
    expect(login.headers['set-cookie']).toEqual([expect.stringContaining('flash=; ')])
  })

  it('tells the page’s own script whether it is valid', async () => {
    expect(JSON.parse((await shop.get('/api/session')).text)).toEqual({ isLoggedIn: false, expiresAt: null })
    expect(JSON.parse((await shop.get('/api/session', { headers: { Cookie: cookie } })).text)).toMatchObject({
      isLoggedIn: true,
    })
  })

  it('is ignored by the API, which accepts bearer tokens alone', async () => {
    const body = JSON.stringify({ query: '{ customer { email } }' })
    const headers = { 'Content-Type': 'application/json' }
    const ask = (more: Record<string, string>) =>
      shop.get('/graphql', { method: 'POST', body, headers: { ...headers, ...more } })
    expect(JSON.parse((await ask({ Cookie: cookie })).text)).toEqual({ data: { customer: null } })
    const { accessToken } = await logInAs(test.database, tokens, 'bearer@example.com')
    expect(JSON.parse((await ask({ Authorization: `Bearer ${accessToken}` })).text)).toEqual({
      data: { customer: { email: 'bearer@example.com' } },
    })
    expect((await ask({ Authorization: 'Bearer forged' })).text).toContain('Invalid access token')
  })
})

describe('what a browser keeps', () => {
  const seen = async (path: string, headers = {}) => {
    const { 'cache-control': control, vary } = (await shop.get(path, { headers })).headers
    return { control, vary }
  }
  it.each([
    '/auto-kaufen',
    '/meine-daten',
    '/mein-adressbuch',
    '/meine-garage',
    '/meine-bestellungen',
    '/',
    '/gibt-es-nicht',
  ])('is nothing of %s for a customer, however the session ends', async (path) => {
    const expected = { control: 'no-store, private', vary: expect.stringMatching(/^Cookie, Accept-Encoding/) }
    expect(await seen(path, { Cookie: cookie })).toEqual(expected)
    expect(await seen(path, { Cookie: 'user_session=a~b' })).toEqual(expected)
  })

  it.each([
    '/passwort-neu?key=k',
    '/account/confirm?key=k&lang=en',
    '/account/email-confirm/k',
    '/suchauftrag-bestaetigen?key=k',
  ])('is nothing of %s, whose address has a key', async (path) =>
    expect((await seen(path)).control).toBe('no-store, private'),
  )

  it('is nothing of what the page’s script asks about the session', async () =>
    expect(await seen('/api/session', { Cookie: cookie })).toEqual({
      control: 'no-store, private',
      vary: expect.stringMatching(/^Cookie/),
    }))

  it('of a page for everybody is asked for again', async () => {
    for (const headers of [{}, { Cookie: 'shopping-cart-uuid=x' }])
      expect(await seen('/auto-kaufen', headers)).toEqual({
        control: 'private, no-cache',
        vary: expect.stringContaining('Cookie, Accept-Encoding'),
      })
  })
})

describe('the header', () => {
  const login = async (path: string) => {
    const { text } = await shop.get(path)
    const menu = text.slice(text.indexOf('id="konto"'))
    return /href="([^"]*(?:login)[^"]*)"/.exec(menu)?.[1]
  }
  it('offers a login that leads back, except from a page that failed', async () => {
    expect(await login('/auto-kaufen?fuel=DIESEL')).toBe('/login?redirectTo=%2Fauto-kaufen%3Ffuel%3DDIESEL')
    expect(await login('/cars')).toBe('/account/login?redirectTo=%2Fcars')
    expect(await login('/haendler/gibt-es-nicht')).toBe('/login')
  })
})

describe('attacks', () => {
  it('a form of another site changes nothing', async () => {
    const fields = { intent: 'delete' }
    const answer = await post('/meine-daten', fields, { Cookie: cookie, Origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect((await shop.get('/meine-daten', { headers: { Cookie: cookie } })).status).toBe(200)
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/nirgendwo', '/login'])(
    'logging in never leads to %s',
    async (redirectTo) => {
      const email = 'redirect@example.com'
      const { password } = await logInAs(test.database, tokens, email)
      const answer = await post(`/login?redirectTo=${encodeURIComponent(redirectTo)}`, { email, password })
      expect(answer.headers.location).toBe('/meine-garage')
    },
  )

  it('a script in a name is refused, and shown as text', async () => {
    const { cookie: own } = await logInAs(test.database, tokens, 'script@example.com')
    const name = '<script>alert(1)</script>"\'`{{7*7}}'
    const page = await post('/meine-daten', { intent: 'details', firstName: name, lastName: 'x' }, { Cookie: own })
    expect(page.status).toBe(400)
    expect(page.text).not.toContain('<script>alert(1)')
    expect(page.text).toContain('&lt;script&gt;alert(1)')
  })

  it.each([
    ...['/haendler/%00', '/pages/%00', '/autos/vw/golf/%00', '/autos/%00', '/auto-kaufen/%00', '/zubehoerteil/%00'],
    ...[
      '/auto-kaufen?q=%00',
      '/auto-kaufen?city=%00',
      '/zubehoer-kaufen?q=%00',
      '/haendler?place=%00',
      '/favoriten?ids=%00',
    ],
  ])('a control character in %s is no fault', async (path) => {
    expect((await shop.get(path)).status).toBeLessThan(500)
  })

  it('a control character leads to no other host', async () => {
    expect((await shop.get('//evil.example/?x=%00')).headers.location).toBe('/evil.example/')
  })

  it('a control character in a form is refused at its field', async () => {
    const answer = await post('/login', { email: 'a\0@example.com', password: 'x' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Bitte prüfen Sie diese Angabe.')
  })

  it('a body of ten megabytes is refused before it is read', async () => {
    const answer = await post('/login', { email: 'x'.repeat(10 * 1024 * 1024), password: 'x' })
    expect(answer.status).toBe(413)
  })

  it('a line break in a name or address makes no mail header', async () => {
    const { cookie: own, password } = await logInAs(test.database, tokens, 'header@example.com')
    const email = 'a@example.com\r\nBcc: everybody@example.com'
    const answer = await post('/meine-daten', { intent: 'email', email, password }, { Cookie: own })
    expect(answer.status).toBe(400)
    const { rowCount } = await test.database.pool.query(`select from mails where recipient like '%everybody%'`)
    expect(rowCount).toBe(0)
  })

  it('guessing passwords is limited, with the time to wait', async () => {
    const answers = []
    for (let attempt = 0; attempt < 11; attempt++)
      answers.push(await post('/login', { email: 'guessed@example.com', password: `guess ${attempt}` }))
    expect(answers[0]!.status).toBe(400)
    expect(answers[10]!.status).toBe(429)
    expect(Number(answers[10]!.headers['retry-after'])).toBeGreaterThan(60)
    expect(answers[10]!.text).toContain('Zu viele Versuche')
  })
})

it('a mail links to the shop, whatever host the request claims', async () => {
  await shop.get('/graphql', {
    method: 'POST',
    host: '6.6.6.6',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { customerRecover(email: "owner@example.com") }' }),
  })
  await shop.runJobs()
  const mail = (await shop.outbox.list(50)).find(({ to }) => to === 'owner@example.com')
  expect(mail?.text).toContain('http://localhost')
  expect(mail?.text).not.toContain('6.6.6.6')
})
