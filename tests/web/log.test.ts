import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { runDueJobs } from '#server/worker/worker.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../support/account.ts'
import { photograph } from '../support/feed-file.ts'
import { BANKING_PARTS } from '#domain/banking/fields.ts'
import { addFinancedOrder, bankingForm } from '../support/banking.ts'
import { addOrder } from '../support/orders.ts'
import { addMerchant, car, deliver, idsByModel } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const NETWORK = '203.0.113.77'
/** What a customer enters. */
const PERSON = {
  ...{ email: 'jolanthe.wunderlich@example.com', firstName: 'Jolanthe', lastName: 'Wunderlich', phone: '01761234567' },
  ...{ street: 'Geheimgasse', iban: 'DE89370400440532013000', accountHolder: 'Jolanthe Wunderlich' },
  ...{ licensePlate: 'K-JW 4711', vin: 'WVWZZZ1KZAW123456', password: 'Zugvogel!4711', message: 'Rückruf erbeten' },
}
/** What is entered in the flows, besides `PERSON`. */
const FLOW = {
  ...{
    intent: 'next',
    'sku-WS-1050': '1',
    make: 'Seat',
    plate: 'K-XZ 8899',
    plateNumber: 'K-XZ 8899',
    mileage: '61333',
  },
  ...{ text: 'Klapperndes Fensterglas', userMsg: 'Klapperndes Fensterglas', vehicleName: 'Sternwagenkombi' },
  ...{ description: 'Sternwagenkombi aus erster Hand', postalCode: '50670', price: '14222', reason: 'SOLD' },
}
const test = useTestDatabase()
let vehicle = 0
let merchantId = 0
const shop = useTestShop(test, { SESSION_SECRET: SECRET, TRUST_PROXY: '1' }, async () => {
  merchantId = (await addMerchant(test.database)).id
  await deliver(test.database, merchantId, [car('1')])
  vehicle = (await idsByModel(test.database)).Golf!
})

it('a start says where the search index was read from', () => {
  expect(shop.log.lines.join('')).toMatch(
    /"reason":"START","from":"ROWS","vehicles":1,"milliseconds":\d+,"msg":"the whole search index was read"/,
  )
})

it('nothing of a person is in the log when the database fails, by whatever way it was entered', async () => {
  const { cookie, accessToken, actor } = await logInAs(test.database, signedSessionTokens(SECRET), PERSON.email)
  const orderId = await addOrder(test.database, {
    ...{ customerId: actor.customerId, merchantId, due: 178_50, terms: '# AGB\n\nWie vereinbart.' },
    lines: [{ line_type: 'ACCESSORY_STAND_ALONE', title: 'Fußmatten', quantity: 2, unit_price_cents: 89_25 }],
  })
  const headers = { Cookie: cookie, Origin: `http://localhost:${shop.shop.port}`, 'X-Forwarded-For': NETWORK }
  const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' }
  const query = new URLSearchParams(PERSON).toString()
  const financed = await addFinancedOrder(test.database, {
    customerId: actor.customerId,
    merchantId,
    state: 'CONFIRMED',
  })
  const bank = { personal: 'persoenliche-daten', household: 'haushalt-und-beruf', income: 'einnahmen-und-ausgaben' }
  /** Every form of the flows, with all that somebody enters in one of them. */
  const flows: readonly (readonly [string, string])[] = [
    ...[
      ...['/werkstatt-services', '/werkstatt-services/fahrzeugdetails', '/werkstatt-services/werkstatt-suche'],
      ...['/werkstatt-services/termin', '/werkstatt-services/anfrage', '/werkstatt-services/zusammenfassung'],
      ...[
        '/auto-verkaufen/fahrzeugdetails',
        '/auto-verkaufen/ausstattung-und-zustand',
        '/auto-verkaufen/haendlersuche',
      ],
      ...['/auto-verkaufen/angebot', '/auto-verkaufen-privat/informationen-zum-auto', '/auto-verkaufen-privat/bilder'],
      ...['/auto-verkaufen-privat/bestaetigung', `/kontakt-anfrage/${vehicle}`, `/angebot-melden/${vehicle}`],
      ...[`/bankantrag/einkommensnachweise/${financed}`, `/bankantrag/bestaetigung/${financed}`],
    ].map((path) => [path, new URLSearchParams({ ...PERSON, ...FLOW }).toString()] as const),
    ...BANKING_PARTS.map((part) => {
      const fields = { ...bankingForm(part), ...PERSON }
      return [`/bankantrag/${bank[part]}/${financed}`, new URLSearchParams(fields).toString()] as const
    }),
  ]
  async function visitFlows(): Promise<number[]> {
    const statuses: number[] = []
    // One after another, as somebody goes through them: a step needs those before it.
    for (const [path, body] of flows) {
      statuses.push((await shop.get(path, { method: 'POST', headers: form, body })).status)
      statuses.push((await shop.get(path, { headers })).status)
    }
    return statuses
  }
  async function visit(): Promise<number[]> {
    const upload = new FormData()
    upload.append('pictures', new Blob([(await photograph('#225588')) as BlobPart]), `${PERSON.licensePlate}.jpg`)
    const json = { ...headers, 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` }
    const garage = 'mutation ($v: String) { addGarageVehicle(input: { make: "VW", vin: $v, licensePlate: $v }) { id } }'
    const posted = [
      '/login',
      '/registrieren',
      '/meine-daten',
      `/autos/volkswagen/golf/${vehicle}`,
      '/warenkorb',
      '/kasse/zahlung',
    ]
    const answers = await Promise.all([
      ...posted.map((path) => shop.get(`${path}?${query}`, { method: 'POST', headers: form, body: query })),
      ...['/meine-daten', `/meine-bestellungen/${orderId}`, '/warenkorb', '/anfrage', '/newsletter'].map((path) =>
        shop.get(`${path}?${query}`, { headers }),
      ),
      ...['/gibt-es-nicht', '/autos/%c0%af', '//x'].map((path) =>
        shop.get(`${path}/${PERSON.email}?${query}`, { headers }),
      ),
      shop.get('/graphql', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ query: garage, variables: { v: PERSON.vin } }),
      }),
      shop.get('/api/payment/webhook/simulator', { method: 'POST', headers, body: JSON.stringify(PERSON) }),
      shop.get('/api/client-errors', {
        ...{ method: 'POST', headers: { ...json, 'User-Agent': 'Mozilla/5.0 Firefox/140.0' } },
        body: JSON.stringify({
          name: 'Error',
          message: `no ${PERSON.email} at ${NETWORK}`,
          stack: `at /login?${query}`,
        }),
      }),
      shop.get('/csp-report', {
        ...{ method: 'POST', headers: { ...headers, 'Content-Type': 'application/csp-report' } },
        body: JSON.stringify({
          'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': `https://x.example/?${query}` },
        }),
      }),
    ])
    const file = await fetch(`${headers.Origin}/hochladungen/new?flow=workshop&kind=PICTURE`, {
      method: 'POST',
      body: upload,
      headers,
    })
    return [...answers.map(({ status }) => status), file.status]
  }
  // No mail server listens there, and it is named with a password.
  const config = readConfig({ DATA_DIR: shop.folder, SMTP_URL: `smtp://shop:${PERSON.password}@127.0.0.1:9` })
  await shop.get('/graphql', {
    ...{ method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' } },
    body: JSON.stringify({ query: `mutation { customerRecover(email: "${PERSON.email}") }` }),
  })
  await runDueJobs({ database: test.database, url: test.url }, config, createLog('debug', shop.log))
  for (const table of ['carts', 'drafts', 'garage_vehicles', 'orders'])
    await test.database.pool.query(`alter table ${table} rename to ${table}_away`)
  expect((await visit()).filter((status) => status >= 500).length).toBeGreaterThan(0)
  const statuses = await visitFlows()
  // Every address is that of a step: one that does not exist would log nothing either.
  expect(statuses.filter((status) => status === 404)).toEqual([])
  expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(flows.length)
  const lines = shop.log.lines.join('\n')
  expect(lines).toMatch(/"level":50,"time":"\d{4}-\d\d-\d\dT[\d:.]+Z"/)
  expect(lines).toContain('fault')
  // What the gateway has logged, the page that fails by it does not log again.
  expect(lines).not.toContain('Something went wrong')
  expect(lines).toMatch(/send-mail.*ECONNREFUSED/)
  expect(await shop.log.findPersonal(test.database.pool)).toEqual([])
  // The same would not be so if one line had a value of a form, an address, a header or a row.
  const { rows } = await test.database.pool.query<{ key: string }>('select unsubscribe_key as key from customers')
  const typed = ['Jolanthe', 'Ingenieurbuero Haasenstein', FLOW.text, PERSON.password, encodeURIComponent(PERSON.email)]
  for (const value of [
    ...typed,
    NETWORK,
    accessToken,
    cookie.split('=')[1]!,
    rows[0]!.key,
    `${PERSON.licensePlate}.jpg`,
  ])
    expect(await shop.log.findPersonal(test.database.pool, [`{"msg":"no ${value} here"}`]), value).not.toEqual([])
})
