import { beforeAll, describe, expect, it } from 'vitest'
import { berlinToday, berlinYear } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { MIN_COMPARABLES } from '#domain/valuation/estimate.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { bookSlot } from '#use-cases/appointment/book-slot.ts'
import { changeTradeInState } from '#use-cases/trade-in/change-state.ts'
import { inspectTradeIn, offerAfterInspection } from '#use-cases/trade-in/inspect-trade-in.ts'
import { logInAs } from '../support/account.ts'
import { addCalendar } from '../support/appointments.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'
import { addHansen } from '../support/two-dealers.ts'

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
let hansen: { id: number; uuid: string }
const shop = useTestShop(test, { SESSION_SECRET: SECRET }, async () => {
  merchant = await addMerchant(test.database)
  hansen = await addHansen(test.database, {})
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

async function bookInspection(requestId: number) {
  await addCalendar(test.database, merchant.id)
  const slot = { day: addDays(berlinToday(), 7), minute: 540 }
  const place = { merchantId: merchant.id, kind: 'INSPECTION', slot, draftKey: crypto.randomUUID(), requestId } as const
  expect((await test.database.transaction((handle) => bookSlot(handle, place))).kind).toBe('done')
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

  it('has no second request with this dealer: its steps say so at once, with the link to the open one', async () => {
    const id = path.split('/').at(-1)
    const { rows } = await test.database.pool.query<{ id: number }>('select garage_vehicle_id as id from trade_ins')
    await post(VEHICLE, { intent: 'garage', garageId: String(rows[0]!.id) })
    for (const choice of CHOICES.slice(1)) await post(VEHICLE, { intent: 'choose', ...choice })
    const said = 'Für dieses Auto haben Sie bei Autohaus Brinkmann schon eine Anfrage oder ein Angebot.'
    const link = `<a href="/auto-verkaufen/preisangebot/${id}">Anfrage ansehen</a>`
    for (const text of [said, link]) expect((await get(VEHICLE)).text).toContain(text)
    expect((await get('/tradein/flow')).text).toContain('View the enquiry')
    await post(VEHICLE, { mileage: '62.000' })
    await post(CONDITION, ANSWERS)
    const dealers = (await get(DEALER)).text
    expect(dealers).toContain(link)
    expect(dealers).toMatch(/<input(?=[^>]* disabled)(?=[^>]*name="merchant")[^>]*>/)
    const refused = await post(DEALER, { merchant: merchant.uuid })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Bitte wählen Sie einen anderen.')
    expect((await get(OFFER)).headers.location).toBe(DEALER)
    const stranger = await logInAs(test.database, tokens, 'otto@example.com')
    expect((await get(VEHICLE, stranger.cookie)).text).not.toContain('schon eine Anfrage')
  })

  it('has a page of its own, first without and then with the dealer’s price, for its owner alone', async () => {
    const requested = await get(path)
    expect(requested.status).toBe(200)
    expect(requested.headers['cache-control']).toContain('no-store')
    expect(requested.text).toContain('Autohaus Brinkmann hat Ihre Anfrage und meldet sich.')
    expect(requested.text).not.toContain('Verkaufen, ohne ein Auto zu kaufen')
    const next = [
      'So geht es weiter',
      'schlägt Ihnen einen Termin zur Besichtigung vor',
      'verbindliche Angebot per E-Mail',
    ]
    for (const shown of [...next, 'href="tel:', 'Mo–Fr']) expect(requested.text).toContain(shown)
    const requestId = Number(path.split('/').at(-1))
    await arrangeInspection(requestId)
    const arranged = (await get(path)).text
    expect(next.map((shown) => arranged.includes(shown))).toEqual([true, false, true])
    await bookInspection(requestId)
    const booked = (await get(path)).text
    expect(booked).toMatch(/Besichtigung am [^.]+\.[^<]* bei Autohaus Brinkmann\.</)
    expect(booked).not.toContain('wie unten')
    const found = { equipment: {}, mileage: 64_000, amounts: {}, market: 15_000_00 }
    const inspected = await inspectTradeIn(test.database, requestId, { ...found, condition: { brakes: 'due' } })
    expect(inspected.kind).toBe('done')
    await offerAfterInspection(test.database, {
      ...{ requestId, validUntil: addDays(berlinToday(), 7), actor: 'MERCHANT', mainOrigin: 'https://shop.example' },
    })
    const { text } = await get(path)
    expect(text).toContain('bietet verbindlich bis')
    expect(text).not.toContain('So geht es weiter')
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

  it('is not offered again: the step where the car is chosen says so and nothing else, with the link to the sale', async () => {
    const { rows } = await test.database.pool.query<{ id: number }>('select garage_vehicle_id as id from trade_ins')
    await test.database.pool.query(
      `insert into trade_ins (customer_id, garage_vehicle_id, merchant_id, vehicle, state, price_cents, valid_until)
       select customer_id, garage_vehicle_id, $1, vehicle, 'OFFERED', 1000000, $2 from trade_ins`,
      [hansen.id, addDays(berlinToday(), 7)],
    )
    await post(VEHICLE, { intent: 'garage', garageId: String(rows[0]!.id) })
    for (const choice of CHOICES.slice(1)) await post(VEHICLE, { intent: 'choose', ...choice })
    const { text } = await get(VEHICLE)
    expect(text).toContain('Dieses Auto haben Sie schon verkauft oder in Zahlung gegeben.')
    expect(text).toContain(`<a href="${path}">Anfrage ansehen</a>`)
    expect(text).not.toContain('schon eine Anfrage oder ein Angebot')
    expect(text).not.toMatch(/<button type="submit"[^>]*>Weiter/)
    expect((await get('/tradein/flow')).text).toContain('You have already sold this car or traded it in.')
  })
})

describe('inside a frame on a dealer’s website', () => {
  const HOST = 'hansen.localhost'
  const send = (path: string, fields: Record<string, string>, cookie = '') =>
    shop.get(path, {
      ...{ host: HOST, method: 'POST', body: new URLSearchParams(fields).toString() },
      headers: {
        ...{ 'Content-Type': 'application/x-www-form-urlencoded', ...(cookie ? { Cookie: cookie } : {}) },
        Origin: `http://${HOST}:${shop.shop.port}`,
      },
    })
  const next = async (path: string, fields: Record<string, string>) =>
    String((await send(path, fields)).headers.location)

  it('asks for no place and no other dealer, and becomes a request with the origin WIDGET', async () => {
    let step = String((await shop.get('/trade-in-widget?start=', { host: HOST })).headers.location)
    expect(step).toContain('origin=WIDGET')
    for (const choice of CHOICES)
      step = await next(step, { intent: 'choose', flow: 'standFlow', origin: 'WIDGET', ...choice })
    step = await next(step, { mileage: '62.000' })
    step = await next(step, ANSWERS)
    expect(step).toContain(DEALER)
    const { text } = await shop.get(step, { host: HOST })
    expect(text).toMatch(/<h1[^>]*>Besichtigung bei Autohaus Hansen<\/h1>/)
    expect(text).not.toMatch(/name="place" (?!value="")|nächsten Händler|Umkreis|Wer soll den Wagen/)
    expect((await shop.get(step.replace(DEALER, '/tradein/dealer'), { host: HOST })).text).toContain(
      'Autohaus Hansen looks at the car and then makes a binding offer.',
    )
    step = await next(step, { merchant: hansen.uuid })
    const draft = hidden((await shop.get(step, { host: HOST })).text, 'draft')
    const { cookie } = await logInAs(test.database, tokens, 'petra@example.com')
    expect((await send('/auto-verkaufen', { draft }, cookie)).headers.location).toBe(OFFER)
    const offer = (await shop.get(OFFER, { host: HOST, headers: { Cookie: cookie } })).text
    await send(OFFER, { key: hidden(offer, 'key'), shown: hidden(offer, 'shown') }, cookie)
    const { rows } = await test.database.pool.query('select data from requests where merchant_id = $1', [hansen.id])
    expect(rows).toEqual([{ data: expect.objectContaining({ flow: 'standFlow', origin: 'WIDGET' }) }])
  })

  it('keeps what was entered where its network has asked too often, and sends it again by one button', async () => {
    await test.database.pool.query("update rate_limits set hits = 600 where key like 'widget:network:%'")
    const refused = await send('/trade-in-widget?start=', { intent: 'vin', vin: 'WVWZZZ1KZAW000001' })
    expect(refused.status).toBe(429)
    expect(refused.text).toContain('<form action="/trade-in-widget?start=" method="post">')
    for (const field of ['name="intent" value="vin"', 'name="vin" value="WVWZZZ1KZAW000001"'])
      expect(refused.text).toContain(`<input type="hidden" ${field}/>`)
    expect(refused.headers['cache-control']).toContain('no-store')
    expect((await shop.get('/trade-in-widget?start=', { host: HOST })).text).not.toContain('<form')
    await test.database.pool.query("delete from rate_limits where key like 'widget:%'")
    expect((await send('/trade-in-widget?start=', { intent: 'vin', vin: 'WVWZZZ1KZAW000001' })).status).toBe(307)
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
