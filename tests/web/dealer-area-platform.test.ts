import { expect, it } from 'vitest'
import { addStaff, forgetCodes, nextCode, STAFF_PASSWORD } from '../support/staff.ts'
import { TEST_SECRET } from '../support/gateway-context.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const OWNER = 'olga@example.com'
const ADMIN = 'anna@example.com'
const test = useTestDatabase()
const shop = useTestShop(test, { DATA_KEY: TEST_SECRET, DEALER_PORTAL_URL: '' }, async () => {
  const { id } = await addMerchant(test.database)
  await addStaff(test.database, OWNER, { merchantId: id, roles: ['OWNER'] })
  await addStaff(test.database, ADMIN, { isAdmin: true })
  const listing = {
    ...{ title: 'VW Golf VII', price: 900_00, isFixedPrice: true, mileage: 60_000, make: 'VW', model: 'Golf' },
    ...{ firstRegistration: '2016-05', vin: null, accident: null, postalCode: '50670', city: 'Köln', pictures: [] },
    ...{ description: 'Ruft an: 0221 1', reviewReasons: ['PRICE_FAR_BELOW', 'CONTACT_IN_TEXT'], phone: null },
  }
  await test.database.pool.query(
    `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data)
     values (1000000001, 'PRIVATE_SALE', 'IN_REVIEW', $1, 'Jana', 'Kern', 'jana@example.com', 'de',
       'https://shop.example', $2)`,
    [id, JSON.stringify(listing)],
  )
  await test.database.pool.query(
    `insert into offer_reports (id, merchant_id, vehicle_title, vehicle_path, reason, text, locale, origin)
     values (2000000001, $1, 'BMW 320d', '/bmw', 'FRAUD', 'Zu billig', 'de', 'https://shop.example')`,
    [id],
  )
})

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

async function cookieOf(email: string): Promise<string> {
  await forgetCodes(test.database)
  const fields = { email, password: STAFF_PASSWORD, code: await nextCode(test.database, email) }
  const answer = await post('/haendlerbereich/anmelden', fields)
  return String(answer.headers['set-cookie']).split(';')[0]!
}

it('an administrator finds the work of the platform, rejects a listing with its reason and decides a report', async () => {
  const cookie = await cookieOf(ADMIN)
  const read = async (path: string) => (await shop.get(path, { headers: { Cookie: cookie } })).text
  const home = await read('/haendlerbereich')
  expect(home).toMatch(/VW Golf VII.*BMW 320d/s)
  expect(home).not.toContain('Kein Betrieb')

  const listing = '/haendlerbereich/inserate/1000000001'
  expect(await read('/haendlerbereich/inserate')).toContain(listing)
  const page = await read(listing)
  expect(page).toMatch(/Preis weit unter vergleichbaren Autos.*Kontaktdaten im Text/s)
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(page)![1]!
  const unexplained = await post(listing, { intent: 'reject', fingerprint, reason: '' }, cookie)
  expect(unexplained.status).toBe(400)
  expect(unexplained.text).toContain('Bitte wählen Sie eine Begründung.')
  const rejection = { intent: 'reject', fingerprint, reason: 'CONTACT_IN_LISTING' }
  expect((await post(listing, rejection, cookie)).status).toBe(302)
  expect((await post(listing, rejection, cookie)).text).toContain('inzwischen geändert oder entschieden')

  const notice = '/haendlerbereich/meldungen/2000000001'
  expect(await read('/haendlerbereich/meldungen')).toContain(notice)
  const unsaid = await post(notice, { decision: '', statement: 'Geprüft.' }, cookie)
  expect(unsaid.status).toBe(400)
  expect(unsaid.text).toMatch(/Bitte wählen Sie eine Entscheidung.*Geprüft\./s)
  expect((await post(notice, { decision: 'NO_ACTION', statement: 'Geprüft.' }, cookie)).status).toBe(302)
  expect(await read(`${notice}?sent=1`)).toMatch(/Die Entscheidung ist gesendet.*Geprüft\./s)

  await test.database.pool.query(`select graphile_worker.add_job('send-mail', run_at := now() - interval '1 hour')`)
  const operations = await read('/dealer-area/operations')
  expect(operations).toMatch(/Not all is well.*Send an e-mail \(send-mail\)/s)
  expect(operations).toContain('No e-mail waits')
  expect(operations).toMatch(/Late or given-up jobs.*?>1<.*?>0<.*?Is the worker running\?/s)
  // No limit, but advice.
  expect(operations).toMatch(/Pages from memory.*?>–<.*?combine imports/s)
  expect(operations).toMatch(/Vehicles shown without the database.*?>–<.*?go by the line “SQL”/s)
  const jobs = async () => (await shop.get('/metrics')).text.match(/^fahrwerk_(?:jobs|late_jobs).*$/gm)
  const ofMails = (due: number) => [`fahrwerk_jobs{kind="send-mail",state="due"} ${due}`]
  expect(await jobs()).toEqual(expect.arrayContaining(['fahrwerk_late_jobs 1', ...ofMails(1)]))
  expect(operations).toMatch(/SQL: 95 of 100 faster than.*?ms<.*?50/s)
  expect(operations).not.toContain('Age of the latest backup')
  await test.database.pool.query(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no'`)
  expect(await jobs()).toEqual(
    expect.arrayContaining([...ofMails(0), 'fahrwerk_jobs{kind="send-mail",state="failed"} 1']),
  )
  await test.database.pool.query('delete from graphile_worker._private_jobs')
  expect(await jobs()).toEqual(expect.arrayContaining(['fahrwerk_late_jobs 0', ...ofMails(0)]))
  const metrics = (await shop.get('/metrics')).text
  expect(metrics).toMatch(/fahrwerk_duration_seconds_bucket\{le="0\.05",what="statement"\} [1-9]/)
  expect(metrics).toMatch(/^fahrwerk_index_reads_total\{reason="start",from="rows"\} 1$/m)
  expect(metrics).toMatch(/^fahrwerk_index_read_seconds \d+(\.\d+)?$/m)
  await shop.get('/')
  // Each process counts for itself, and the next request may reach another one.
  await expect
    .poll(async () => (await shop.get('/metrics')).text)
    .toMatch(/fahrwerk_cache_looks_total\{cache="pages",found="no"\} \d/)
  expect(await read('/haendlerbereich')).toContain('Nichts liegt an')
})

it('an administrator has given-up jobs tried again, without scripts, and nobody else', async () => {
  const [page, english] = ['/haendlerbereich/betrieb', '/dealer-area/operations']
  const [admin, owner] = [await cookieOf(ADMIN), await cookieOf(OWNER)]
  const read = async (path: string) => (await shop.get(path, { headers: { Cookie: admin } })).text
  const form = '<form [^>]*action="/haendlerbereich/betrieb" method="post">'
  const button = new RegExp(`${form}<p>[^<]*</p><button type="submit"[^>]*>Aufgegebene Aufgaben erneut versuchen<`)
  const jobs = async () => {
    const { rows } = await test.database.pool.query<{ job: string }>(
      `select key || ' ' || attempts as job from graphile_worker._private_jobs order by key`,
    )
    return rows.map(({ job }) => job)
  }
  for (const key of ['a', 'b', 'c'])
    await test.database.pool.query(`select graphile_worker.add_job('send-mail', job_key => $1, max_attempts => 12)`, [
      key,
    ])
  await test.database.pool.query(
    `update graphile_worker._private_jobs set attempts = 11, last_error = '451 later', run_at = now() + interval '6 hours'`,
  )
  const before = await read(page)
  expect(before).toContain('Danach ist es aufgegeben.')
  expect(before).not.toMatch(button)

  await test.database.pool.query(`update graphile_worker._private_jobs set attempts = 12 where key <> 'c'`)
  const offered = await read(page)
  expect(offered).toMatch(button)
  expect(await read('/haendlerbereich')).toMatch(/href="\/haendlerbereich\/betrieb">2 aufgegebene Aufgaben</)
  expect(offered).toMatch(/2 Aufgaben wurden aufgegeben\..*12 von 12.*keiner, aufgegeben.*451 later/s)
  expect(await read(english)).toMatch(/2 jobs have been given up\..*Retry given-up jobs.*none, given up/s)
  expect((await post(page, {}, owner)).status).toBe(404)
  const unknown = await post(page, {})
  expect([unknown.status, unknown.headers.location]).toEqual([
    302,
    expect.stringMatching(/^\/haendlerbereich\/anmelden/),
  ])
  expect(await jobs()).toEqual(['a 12', 'b 12', 'c 11'])

  const answer = await post(page, {}, admin)
  expect(answer.status).toBe(200)
  expect(await jobs()).toEqual(['a 0', 'b 0', 'c 11'])
  expect(answer.text).toMatch(/role="status".*2 aufgegebene Aufgaben werden erneut versucht, sobald/s)
  expect(answer.text).not.toMatch(button)
  expect(await read(page), 'only once').not.toContain('werden erneut versucht, sobald')
  expect((await post(english, {}, admin)).text).toContain('There was nothing to retry.')
  await test.database.pool.query('delete from graphile_worker._private_jobs')
})

it('an administrator reads in the log what concerns no dealer, and a dealer only what concerns it', async () => {
  const [admin, owner] = [await cookieOf(ADMIN), await cookieOf(OWNER)]
  const read = async (path: string, cookie = admin) => {
    const { status, text } = await shop.get(path, { headers: { Cookie: cookie } })
    return status === 200 ? text : status
  }
  const decided = 'Meldung 2000000001' // of an offer of the dealer
  const platform = await read('/haendlerbereich/protokoll')
  expect(platform).toMatch(
    /Plattform.*Anna.*Angemeldet.*Womit: Passwort<.*Aufgegebene Aufgaben erneut versucht.*Anzahl: 2/s,
  )
  expect(platform).not.toContain(decided)
  expect(await read('/dealer-area')).toContain('href="/dealer-area/log"')
  expect(await read('/dealer-area/log?site=main&before=1')).toContain('No changes yet')

  const { rows } = await test.database.pool.query<{ slug: string; name: string }>('select slug, name from merchants')
  const { slug, name } = rows[0]!
  const ofDealer = await read(`/haendlerbereich/protokoll?merchant=${slug}`)
  expect(ofDealer).toMatch(
    new RegExp(`href="/haendlerbereich/protokoll\\?site=main".*aria-current="page"[^>]*>${name}<`, 's'),
  )
  for (const log of [ofDealer, await read('/haendlerbereich/protokoll', owner)]) {
    expect(log).toContain(decided)
    expect(log).not.toContain('Aufgegebene Aufgaben')
  }
  expect(await read('/haendlerbereich/protokoll?site=main', owner)).toBe(404)
})

it('an administrator says which dealer leads a shop that several share', async () => {
  const { uuid } = await addMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' })
  await test.database.pool.query(
    `insert into brands (slug, name, merchant_uuids) select 'gruppe', 'Autogruppe', array_agg(uuid) from merchants`,
  )
  const cookie = await cookieOf(ADMIN)
  const businesses = '/haendlerbereich/betriebe'
  const page = (await shop.get(businesses, { headers: { Cookie: cookie } })).text
  expect(page).toMatch(/Wer führt Autogruppe\?.*Noch nicht festgelegt.*Autohaus Hansen/s)
  const unchosen = await post(businesses, { intent: 'lead', shop: 'gruppe', 'leading-gruppe': '' }, cookie)
  expect([unchosen.status, unchosen.text]).toEqual([400, expect.stringContaining('Bitte wählen Sie einen Betrieb.')])
  expect(unchosen.text.split('role="alert"')).toHaveLength(2)
  expect(unchosen.text).toMatch(/<section aria-labelledby="shared">.*role="alert"/s)
  const choice = { intent: 'lead', shop: 'gruppe', 'leading-gruppe': 'hansen' }
  const stale = await post(businesses, { ...choice, fingerprint: 'of another choice' }, cookie)
  expect(stale.status).toBe(409)
  expect(stale.text).toMatch(/Wer führt Autogruppe\?<\/th><td>Noch nicht festgelegt<\/td><td>Autohaus Hansen</)
  const [, fingerprint = ''] = /name="fingerprint" value="([^"]+)"/.exec(stale.text) ?? []
  const answer = await post(businesses, { ...choice, fingerprint }, cookie)
  expect(answer.status).toBe(302)
  const { text } = await shop.get(String(answer.headers.location), { headers: { Cookie: cookie } })
  expect(text).toContain('Autohaus Hansen führt jetzt Autogruppe.')
  const { rows } = await test.database.pool.query(
    'select m.uuid from brands b join merchants m on m.id = b.leading_merchant_id',
  )
  expect(rows).toEqual([{ uuid }])
})

it('the footer leads to no dealer area where its address is set empty', async () => {
  const { status, text } = await shop.get('/')
  expect([status, text.includes('/pages/impressum')]).toEqual([200, true])
  expect(text).not.toContain('href="/haendlerbereich"')
})

it('an owner reads the figures of the business and nothing of the platform', async () => {
  const cookie = await cookieOf(OWNER)
  const get = (path: string) => shop.get(path, { headers: { Cookie: cookie } })
  for (const path of ['inserate', 'inserate/1000000001', 'meldungen', 'meldungen/2000000001', 'betrieb'])
    expect([path, (await get(`/haendlerbereich/${path}`)).status]).toEqual([path, 404])
  const figures = await get('/haendlerbereich/zahlen?period=2026-Q3')
  expect(figures.status).toBe(200)
  expect(figures.text).toContain('Noch zu wenig Daten: Aufrufe')
  expect(figures.text).toMatch(/Standtage bis Verkauf.*3\. Quartal 2026/s)
  const file = await get('/haendlerbereich/zahlen.csv?period=2026')
  expect(file.headers['content-disposition']).toContain('zahlen.csv')
  expect(file.text.split('\r\n')).toHaveLength(6)
})
