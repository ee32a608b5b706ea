import { beforeEach, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { putBrand } from '#use-cases/stock/put-brand.ts'
import { addCustomer } from '../support/account.ts'
import { addOrder } from '../support/orders.ts'
import { addStaff, forgetCodes, nextCode, STAFF_PASSWORD } from '../support/staff.ts'
import { TEST_SECRET } from '../support/gateway-context.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const OWNER = 'olga@example.com'
const ADMIN = 'anna@example.com'
const test = useTestDatabase()
let orderId: number
const shop = useTestShop(test, { DATA_KEY: TEST_SECRET }, async () => {
  const own = await addMerchant(test.database)
  const other = await addMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' })
  await putBrand(test.database, {
    ...{ slug: 'brinkmann', name: 'Brinkmann', merchantUuids: [own.uuid], merchantOrigin: 'brinkmann', make: null },
    ...{ tokens: {}, tradeInDescription: null },
  })
  await addStaff(test.database, OWNER, { merchantId: own.id, roles: ['OWNER'] })
  await addStaff(test.database, ADMIN, { isAdmin: true })
  const { actor } = await addCustomer(test.database, 'eva@example.com')
  orderId = await addOrder(test.database, { customerId: actor.customerId, merchantId: own.id, state: 'CONFIRMED' })
  for (const [id, merchant] of [
    [1_000_000_001, own],
    [1_000_000_002, other],
  ] as const)
    await test.database.pool.query(
      `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data, due_at)
       values ($1, 'CONTACT', 'NEW', $2, 'Eva', 'Kern', 'eva@example.com', 'de', 'https://shop.example',
         '{"title": "Golf Variant"}', now() + interval '1 hour')`,
      [id, merchant.id],
    )
})
beforeEach(() => forgetCodes(test.database))

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

async function cookieOf(login: string, email = OWNER): Promise<string> {
  const fields = { email, password: STAFF_PASSWORD, code: await nextCode(test.database, email) }
  const answer = await post(login, fields)
  expect(answer.status).toBe(302)
  const set = String(answer.headers['set-cookie'])
  expect(set).toMatch(/HttpOnly/)
  return set.split(';')[0]!
}

const PATHS = { de: ['/haendlerbereich', 'anmelden', 'anfragen'], en: ['/dealer-area', 'login', 'requests'] } as const

it('no passkey can be asked for before the script of the page listens', async () => {
  const { text } = await shop.get('/haendlerbereich/anmelden')
  expect(text).toMatch(/<button[^>]*disabled=""[^>]*>Mit Passkey anmelden/)
})

it.each(['de', 'en'] as const)(
  '%s: nobody gets in without password and code, and nothing is cached',
  async (locale) => {
    const [home, login] = PATHS[locale]
    const turnedAway = await shop.get(home)
    expect([turnedAway.status, turnedAway.headers.location]).toEqual([302, `${home}/${login}`])
    const wrong = await post(`${home}/${login}`, { email: OWNER, password: STAFF_PASSWORD, code: '000000' })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain(locale === 'de' ? 'Passwort oder Code stimmt nicht' : 'password or code is wrong')
    expect(wrong.text).not.toContain(STAFF_PASSWORD)
    const cookie = await cookieOf(`${home}/${login}`)
    const page = await shop.get(home, { headers: { Cookie: cookie } })
    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.text).toContain('Golf Variant')
  },
)

it('a request is answered, and another dealer’s does not exist', async () => {
  const cookie = await cookieOf('/haendlerbereich/anmelden')
  const other = await shop.get('/haendlerbereich/anfragen/1000000002', { headers: { Cookie: cookie } })
  expect(other.status).toBe(404)
  const own = '/haendlerbereich/anfragen/1000000001'
  const page = (await shop.get(own, { headers: { Cookie: cookie } })).text
  const beside = /<nav aria-label="Offen \(1\)">.*?<\/nav>/s.exec(page)?.[0] ?? ''
  expect(beside.match(/anfragen\/\d+/g)).toEqual(['anfragen/1000000001'])
  expect(beside).toContain('aria-current="page"')
  expect((await post(own, { text: ' ' }, cookie)).text).toContain('Bitte schreiben Sie etwas.')
  expect((await post(own, { text: 'Gern am Montag.' }, cookie)).status).toBe(302)
  expect((await shop.get(own, { headers: { Cookie: cookie } })).text).toContain('Gern am Montag.')
})

const fingerprintOf = (text: string) => /name="fingerprint" value="([^"]+)"/.exec(text)![1]!

it('a line of the log about somebody who works here names them and leads to their page', async () => {
  const cookie = await cookieOf('/haendlerbereich/anmelden')
  const { text } = await shop.get('/haendlerbereich/protokoll', { headers: { Cookie: cookie } })
  const [, href, name] =
    /<a href="(\/haendlerbereich\/mitarbeiter\/\d+\?merchant=brinkmann)">Mitarbeiter ([^<]+)<\/a>/.exec(text) ?? []
  expect(name).toMatch(/\D/)
  const page = await shop.get(href ?? '/', { headers: { Cookie: cookie } })
  expect([page.status, page.text.includes(name ?? '-')]).toEqual([200, true])
})

it('a colleague who was quicker is named, with both choices, and the next try takes what was entered', async () => {
  const cookie = await cookieOf('/haendlerbereich/anmelden')
  const pageOf = async (path: string) => (await shop.get(path, { headers: { Cookie: cookie } })).text
  const request = '/haendlerbereich/anfragen/1000000001'
  const shown = fingerprintOf(await pageOf(request))
  const staff = /<option value="(\d+)"[^>]*>Olga/.exec(await pageOf(request))![1]!
  const give = (to: string, fingerprint: string) => post(request, { intent: 'assign', staff: to, fingerprint }, cookie)
  expect((await give(staff, shown)).status).toBe(302)
  const late = await give('', shown)
  expect([late.status, late.text]).toEqual([409, expect.stringMatching(/Inzwischen geändert von.*Zuständig.*niemand/s)])
  expect((await give('', fingerprintOf(late.text))).status).toBe(302)

  const order = `/haendlerbereich/auftraege/${orderId}`
  const before = fingerprintOf(await pageOf(order))
  const until = addDays(berlinToday(), 5)
  const hold = (reason: string, fingerprint: string) =>
    post(order, { intent: 'hold', until, reason, fingerprint }, cookie)
  expect((await hold('Kunde ist verreist', before)).status).toBe(302)
  const second = await hold('Bank fragt nach', before)
  expect(second.status).toBe(409)
  expect(second.text).toMatch(/Inzwischen geändert von.*Kunde ist verreist.*value="Bank fragt nach"/s)
  expect((await hold('Bank fragt nach', fingerprintOf(second.text))).status).toBe(302)
  expect(await pageOf(order)).toMatch(/Zurückgestellt bis .*: Bank fragt nach/)
  await test.database.pool.query("update orders set state = 'CONFIRMED', financing_state = 'WAITING' where id = $1", [
    orderId,
  ])
  const waiting = await pageOf(order)
  expect(waiting).toMatch(/Die Bank hat noch nicht zugesagt.*Finanzierung.*Wartet auf die Bank/s)
  expect(waiting).not.toContain('Vorbereitung beginnen')
  await test.database.pool.query(
    `update orders set state = 'READY_FOR_PICKUP', financing_state = 'NOT_NEEDED', payment_method = 'DEALER', due_cents = 100000
     where id = $1`,
    [orderId],
  )
  expect(await pageOf(`${order}?step=HANDED_OVER`)).toContain('Mit der Übergabe gilt der Betrag als eingegangen')
  await test.database.pool.query(
    "update orders set state = 'CANCELLED', payment_state = 'REFUND_PENDING' where id = $1",
    [orderId],
  )
  const ended = await pageOf(order)
  expect(ended).toMatch(/Der Kunde bekommt sein Geld zurück.*Geld ist erstattet<\/button>/s)
  expect(ended).not.toContain('Hier ist nichts zu tun.')
})

it('it is on the main host only, and a session ends with the log-out', async () => {
  const cookie = await cookieOf('/haendlerbereich/anmelden')
  expect((await shop.get('/')).text, 'the footer leads there').toContain('href="/haendlerbereich"')
  const elsewhere = await shop.get('/haendlerbereich', { host: 'brinkmann.localhost', headers: { Cookie: cookie } })
  expect(elsewhere.status).toBe(404)
  expect((await post('/haendlerbereich/anmelden', { intent: 'log-out' }, cookie)).status).toBe(302)
  expect((await shop.get('/haendlerbereich', { headers: { Cookie: cookie } })).status).toBe(302)
})

it('sets up a new business from its creation to its first forms', async () => {
  const admin = await cookieOf('/haendlerbereich/anmelden', ADMIN)
  const company = { name: 'Autohaus Neu', slug: 'neu', street: 'Ring 1', zip: '50670', city: 'Köln' }
  const incomplete = await post('/haendlerbereich/betriebe', { ...company, zip: '' }, admin)
  expect(incomplete.status).toBe(400)
  expect(incomplete.text).toContain('value="Autohaus Neu"')
  const created = await post('/haendlerbereich/betriebe', company, admin)
  expect([created.status, created.headers.location]).toEqual([302, '/haendlerbereich/betriebe?invite=neu&created=1'])
  const next = await shop.get('/haendlerbereich/betriebe?invite=neu&created=1', { headers: { Cookie: admin } })
  expect(next.text).toMatch(/Autohaus Neu ist angelegt.*href="[^"]*einstellungen\?merchant=neu"/s)
  const brand = await shop.get('/haendlerbereich/einstellungen/brand?merchant=neu', { headers: { Cookie: admin } })
  expect(brand.text).toMatch(/value="neu"[^]*value="Autohaus Neu"/)
  const owner = { intent: 'invite', merchant: await uuidOf('neu'), name: 'Eva Kern', email: 'eva@neu.example' }
  expect((await post('/haendlerbereich/betriebe?invite=neu', owner, admin)).status).toBe(302)
  const rows = await shop.get('/haendlerbereich/betriebe', { headers: { Cookie: admin } })
  expect(rows.text).toMatch(/Inhaber eingeladen.*href="[^"]*mitarbeiter\?merchant=neu"[^>]*>Einladung erneut senden/s)
  const staffPage = '/haendlerbereich/mitarbeiter?merchant=neu'
  const staff = await shop.get(staffPage, { headers: { Cookie: admin } })
  const resend = /value="([^"]+)"[^>]*name="resend"/.exec(staff.text)?.[1] ?? ''
  const resent = await post(staffPage, { resend }, admin)
  expect(resent.headers.location).toBe(`${staffPage}&resent=1`)
  expect((await post(staffPage, { resend }, admin)).status, 'it has a new id').toBe(404)
  const overview = await shop.get('/haendlerbereich/einstellungen?merchant=neu', { headers: { Cookie: admin } })
  expect(overview.text).toContain('Noch 12 Angaben bis zur Veröffentlichung.')
  const refusal = await post('/haendlerbereich/einstellungen?merchant=neu', { to: 'PUBLISHED' }, admin)
  expect(refusal.status).toBe(400)

  const form = '/haendlerbereich/einstellungen/register?merchant=neu'
  const page = await shop.get(form, { headers: { Cookie: admin } })
  const fingerprint = fingerprintOf(page.text)
  const entered = { fingerprint, registerEntry: 'HRB 1', selfCertified: 'yes' }
  expect((await post(form, entered, admin)).status).toBe(302)
  const late = await post(form, { ...entered, registerEntry: 'HRB 2' }, admin)
  expect(late.status).toBe(409)
  expect(late.text).toMatch(/Inzwischen geändert von.*HRB 1.*HRB 2/s)
  const renewed = fingerprintOf(late.text)
  expect((await post(form, { ...entered, registerEntry: 'HRB 2', fingerprint: renewed }, admin)).status).toBe(302)
  const ownerCookie = await cookieOf('/haendlerbereich/anmelden')
  const home = async () => (await shop.get('/haendlerbereich', { headers: { Cookie: ownerCookie } })).text
  expect(await home()).not.toContain('Einrichtung fortsetzen')
  await test.database.pool.query("update merchants set state = 'SETTING_UP' where slug <> 'neu'")
  expect(await home()).toMatch(/noch nicht veröffentlicht.*Einrichtung fortsetzen/s)
  await test.database.pool.query("update merchants set state = 'SUSPENDED' where slug <> 'neu'")
  expect(await home()).toContain('hat Ihren Betrieb gesperrt')
  await test.database.pool.query("update merchants set state = 'PUBLISHED' where slug <> 'neu'")
  const file = await post('/haendlerbereich/einstellungen/export?merchant=brinkmann', {}, ownerCookie)
  expect(file.headers['content-disposition']).toContain('fahrwerk-brinkmann.json')
  expect(JSON.parse(file.text)).toMatchObject({ settings: { COMPANY: { city: 'Köln' } }, vehicles: [] })
  expect((await shop.get('/haendlerbereich/betriebe', { headers: { Cookie: ownerCookie } })).status).toBe(404)
})

async function uuidOf(slug: string): Promise<string> {
  const { rows } = await test.database.pool.query<{ uuid: string }>('select uuid from merchants where slug = $1', [
    slug,
  ])
  return rows[0]!.uuid
}
