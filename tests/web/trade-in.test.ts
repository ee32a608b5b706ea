import { beforeAll, describe, expect, it } from 'vitest'
import { berlinToday, berlinYear } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { MIN_COMPARABLES } from '#domain/valuation/estimate.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { changeTradeInState } from '#use-cases/trade-in/change-state.ts'
import { inspectTradeIn, offerAfterInspection } from '#use-cases/trade-in/inspect-trade-in.ts'
import { logInAs } from '../support/account.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const VEHICLE = '/auto-verkaufen/fahrzeugdetails'
const CONDITION = '/auto-verkaufen/ausstattung-und-zustand'
const DEALER = '/auto-verkaufen/haendlersuche'
const OFFER = '/auto-verkaufen/angebot'
const CLEAN = {
  ...{ scratches: 'none', windscreen: 'none', accident: 'none', import: 'german', serviceBook: 'workshop' },
  ...{ secondTyres: 'none', inspection: 'year', tyres: 'good', brakes: 'good', finance: 'none', seller: 'private' },
}
const CHOICES: readonly Readonly<Record<string, string>>[] = [
  { 'q-make': 'volkswagen', 'q-model': 'golf' },
  { 'q-colors': 'BLUE' },
  { 'q-regmonth': '03', 'q-regdate': String(berlinYear() - 5) },
]
const ANSWERS = Object.fromEntries(Object.entries(CLEAN).map(([question, answer]) => [`c-${question}`, answer]))

const test = useTestDatabase()
let merchant: { id: number; uuid: string }
const shop = useTestShop(test, { SESSION_SECRET: SECRET }, async () => {
  merchant = await addMerchant(test.database)
  const attributes = { price: 15_000_00, mileage: 60_000, firstRegistration: `${berlinYear() - 5}-03`, power: 110 }
  await deliver(test.database, merchant.id, [car('1', { attributes: { ...attributes, gearbox: 'MANUAL' } })])
})
const tokens = signedSessionTokens(SECRET)
let owner: Awaited<ReturnType<typeof logInAs>>

const get = (path: string, cookie = owner.cookie) => shop.get(path, { headers: { Cookie: cookie } })
const post = (path: string, fields: Record<string, string>, cookie = owner.cookie) =>
  shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...{ 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
      Origin: `http://localhost:${shop.shop.port}`,
    },
  })
const hidden = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? ''

/** Everything up to the estimate, by forms without a script. */
async function answersEverything() {
  for (const choice of CHOICES) {
    const [question = ''] = Object.keys(choice)
    const answered = await post(VEHICLE, { intent: 'choose', question: question.slice(2), ...choice })
    expect(answered.status, question).toBe(302)
  }
  expect((await post(VEHICLE, { mileage: '62.000' })).headers.location).toBe(CONDITION)
  expect((await post(CONDITION, ANSWERS)).headers.location).toBe(DEALER)
  expect((await post(DEALER, { merchant: merchant.uuid })).headers.location).toBe(OFFER)
}

/** By telephone, as staff enter it. */
async function arrangeInspection(requestId: number) {
  const { rows } = await test.database.pool.query<{ id: number }>('select id from trade_ins where request_id = $1', [
    requestId,
  ])
  await test.database.transaction((handle) =>
    changeTradeInState(handle, { tradeInId: rows[0]!.id, to: 'INSPECTION_BOOKED', actor: 'MERCHANT' }),
  )
}

describe('a car without comparable offers', () => {
  let path = ''

  beforeAll(async () => {
    owner = await logInAs(test.database, tokens, 'jana@example.com')
    await answersEverything()
  })

  it('has no price: the page says so, and the dealer is requested', async () => {
    const { text } = await get(OFFER)
    expect(text).toContain('Volkswagen Golf: der Händler schätzt')
    expect(text).toContain(`weniger als ${MIN_COMPARABLES} vergleichbare Angebote`)
    expect(text).not.toContain('id="vergleich"')
    expect((await get('/tradein/offer')).text).toContain('Volkswagen Golf: the dealer estimates')
    const sent = await post(OFFER, { key: hidden(text, 'key'), shown: hidden(text, 'shown') })
    path = String(sent.headers.location)
    expect(path).toMatch(/^\/auto-verkaufen\/preisangebot\/\d+$/)
    await shop.runJobs()
    const { rows } = await test.database.pool.query('select state, merchant_id from requests where kind = $1', [
      'TRADE_IN',
    ])
    expect(rows).toEqual([{ state: 'OFFER_REQUESTED', merchant_id: merchant.id }])
  })

  it('has a page of its own, first without and then with the dealer’s price, for its owner alone', async () => {
    const requested = await get(path)
    expect(requested.status).toBe(200)
    expect(requested.headers['cache-control']).toContain('no-store')
    expect(requested.text).toContain('Autohaus Brinkmann hat Ihre Anfrage und meldet sich.')
    expect(requested.text).not.toContain('Verkaufen, ohne ein Auto zu kaufen')
    const requestId = Number(path.split('/').at(-1))
    await arrangeInspection(requestId)
    const found = { equipment: {}, mileage: 64_000, amounts: {}, market: 15_000_00 }
    const inspected = await inspectTradeIn(test.database, requestId, { ...found, condition: { brakes: 'due' } })
    expect(inspected.kind).toBe('done')
    await offerAfterInspection(test.database, {
      ...{ requestId, validUntil: addDays(berlinToday(), 7), actor: 'MERCHANT', mainOrigin: 'https://shop.example' },
    })
    const { text } = await get(path)
    expect(text).toContain('bietet verbindlich bis')
    expect(text).toContain('Verkaufen, ohne ein Auto zu kaufen')
    expect(text).toMatch(/\d{1,2}\.\d{3}\s€/)
    const english = `/tradein/price-offer/${requestId}`
    expect((await get(english)).text).toContain('makes a binding offer until')
    const stranger = await logInAs(test.database, tokens, 'mallory@example.com')
    expect((await get(path, stranger.cookie)).status).toBe(404)
    expect(String((await shop.get(path)).headers.location)).toMatch(/^\/login\?redirectTo=/)
    expect((await post(path, {})).headers.location).toBe(path)
    expect((await get(path)).text).toContain('Sie haben das Angebot angenommen.')
  })
})

describe('an answer that is changed from the estimate leads back there', () => {
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof get>>, name: string) =>
    new RegExp(`${name}=[^;]+`).exec(String(headers['set-cookie']))?.[0] ?? ''
  const loginTo = (path: string) => `/login?redirectTo=${encodeURIComponent(path)}`
  const logsIn = async (path: string, cookie = '') => {
    const back = await post(path, { email: 'sabine@example.com', password: owner.password }, cookie)
    return { to: String(back.headers.location), cookie: cookieOf(back, 'user_session') }
  }
  let late: string

  beforeAll(async () => {
    owner = await logInAs(test.database, tokens, 'sabine@example.com')
    await answersEverything()
    late = (await logInAs(test.database, tokens, 'sabine@example.com', { minutesLeft: -1 })).cookie
  })

  it('speaks of the nearest dealers only once it knows a place', async () => {
    const words = async (place: string) => (await get(`${DEALER}?place=${encodeURIComponent(place)}`)).text
    expect(await words('')).toContain('Mit Ihrem Ort zeigen wir die nächsten Händler zuerst.')
    expect(await words('')).not.toContain('Umkreis')
    expect(await words('50667')).toContain('Händler im Umkreis von 100 km')
  })

  it('at once', async () => {
    expect((await post(`${CONDITION}?check=1`, ANSWERS)).headers.location).toBe(OFFER)
    expect((await post(`${VEHICLE}?check=1`, { mileage: '62.000' })).headers.location).toBe(OFFER)
  })

  it('over a log-in, where the step is of the account', async () => {
    const sent = await post(`${CONDITION}?check=1`, ANSWERS, late)
    expect(sent.headers.location).toBe(loginTo(`${CONDITION}?check=1`))
    const { to, cookie } = await logsIn(String(sent.headers.location))
    expect(to).toBe(`${CONDITION}?check=1`)
    expect((await post(to, ANSWERS, cookie)).headers.location).toBe(OFFER)
    const opened = await get(`${CONDITION}?check=1`, late)
    expect(opened.headers.location).toBe(loginTo(`${CONDITION}?check=1`))
    expect(String(opened.headers['set-cookie'])).toContain('flash=SESSION_EXPIRED')
  })

  it('over a log-in, where the step is everybody’s', async () => {
    const sent = await post(`${VEHICLE}?check=1`, { mileage: '71.000' }, late)
    expect(sent.headers.location).toBe(loginTo(`${VEHICLE}?check=1`))
    const pending = cookieOf(sent, 'pending-form')
    const { to, cookie } = await logsIn(String(sent.headers.location), cookieOf(sent, 'shopping-cart-uuid'))
    const form = await get(to, `${cookie}; ${pending}`)
    expect(form.text).toContain('value="71.000"')
    expect(String(form.headers['set-cookie'])).toMatch(/pending-form=;.*Path=\/auto-verkaufen/)
    expect((await post(to, { mileage: '71.000' }, cookie)).headers.location).toBe(OFFER)
    expect((await get(OFFER, cookie)).text).toMatch(/71\.000\skm/)
  })

  it('by way of the log-in, where a visitor has answered', async () => {
    const [first, ...more] = CHOICES
    const begun = await post(VEHICLE, { intent: 'choose', question: 'make', ...first }, '')
    const visitor = cookieOf(begun, 'shopping-cart-uuid')
    for (const choice of more) await post(VEHICLE, { intent: 'choose', ...choice }, visitor)
    const sent = await post(`${VEHICLE}?check=1`, { mileage: '64.000' }, visitor)
    expect(sent.headers.location).toBe(loginTo(`${DEALER}?weiter=1`))
    const { to, cookie } = await logsIn(String(sent.headers.location), visitor)
    expect(to).toBe(`${DEALER}?weiter=1`)
    // Another car than the account's: its condition is asked first.
    expect((await get(to, cookie)).headers.location).toBe(CONDITION)
  })

  it('over the log-in that the garage asks for', async () => {
    const { text } = await shop.get(`${VEHICLE}?check=1&tab=GARAGE&flow=pdpFlow`)
    const address = encodeURIComponent(`${VEHICLE}?flow=pdpFlow&check=1&tab=GARAGE`)
    expect(text).toContain(`href="/login?redirectTo=${address}"`)
  })
})

it.each([
  ['/meine-anfragen', ['/auto-kaufen', '/werkstatt-services', '/auto-verkaufen']],
  ['/account/requests', ['/cars', '/workshop-services', '/tradein']],
])('an account without a request is led at %s to what requests come from', async (path, ways) => {
  const { cookie } = await logInAs(test.database, tokens, `${crypto.randomUUID()}@example.com`)
  const { text } = await get(path, cookie)
  const empty = text.slice(text.indexOf('empty-bay'), text.indexOf('</main>'))
  expect(ways.filter((way) => !empty.includes(`href="${way}"`))).toEqual([])
})
