import { describe, expect, it } from 'vitest'
import { withDraft } from '#domain/widget/widget-address.ts'
import { newWidgetDraft } from '#use-cases/trade-in/widget-draft.ts'
import { photograph } from '../support/feed-file.ts'
import { SALE, useFlowShop } from '../support/flow-shop.ts'
import { formBrowser } from '../support/form-browser.ts'

const { addGolf, logIn, post, secretBox, shop, test } = useFlowShop()

/** The draft that the forms of a page name. */
const draftIn = (page: string) => /name="draftId" value="([^"]+)"/.exec(page)?.[1] ?? ''

it.each([
  ['/meine-garage?bearbeiten=1', { make: 'VW' }],
  ['/mein-adressbuch?neu=1', { firstName: 'Jana' }],
  ['/meine-daten', { intent: 'details' }],
  ['/warenkorb', { intent: 'checkout' }],
  ['/auto-verkaufen-privat/informationen-zum-auto', { price: '14.200' }],
  ['/auto-verkaufen/angebot', {}],
  ['/spaeter-weitermachen/tradein-condition', {}],
])('a session that ends in the middle of %s leads to the login, says so, and comes back', async (path, fields) => {
  const email = `${crypto.randomUUID()}@example.com`
  const { cookie, password } = await logIn(email, { minutesLeft: -1 })
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

it.each([
  [
    'a workshop booking',
    [
      ['/werkstatt-services', { 'sku-WS-1050': 'on' }],
      ['/werkstatt-services/fahrzeugdetails', { make: 'Seat', model: 'Ibiza' }],
    ],
    ['value="Seat"', 'value="Ibiza"'],
  ],
  [
    'a trade-in',
    [
      ['/auto-verkaufen/fahrzeugdetails', { intent: 'choose', 'q-make': 'volkswagen', 'q-model': 'golf' }],
      ['/auto-verkaufen/fahrzeugdetails', { intent: 'mileage', mileage: '62.000' }],
    ],
    ['value="reopen:model"'],
  ],
] as const)('%s whose session is lost between two steps goes on with both after the login', async (_, sent, shown) => {
  const email = `${crypto.randomUUID()}@example.com`
  const { cookie, password } = await logIn(email)
  const [[begin, first], [step, second]] = sent
  expect((await post(begin, first, cookie)).status).toBe(302)
  const opened = await shop.get(step, { headers: { Cookie: cookie } })
  const draftId = draftIn(opened.text)
  // The session's cookie ends with its token, so none arrives.
  const lost = await post(step, { ...second, draftId })
  expect(lost.headers.location).toBe(`/login?redirectTo=${encodeURIComponent(step)}`)
  const cookies = String(lost.headers['set-cookie'])
  expect(cookies).toContain('flash=SESSION_EXPIRED')
  const pending = /pending-form=[^;]+/.exec(cookies)?.[0] ?? ''
  const back = await post('/login', { email, password }, pending)
  const again = /user_session=[^;]+/.exec(String(back.headers['set-cookie']))?.[0] ?? ''
  const there = await shop.get(step, { headers: { Cookie: `${again}; ${pending}` } })
  expect([there.status, shown.filter((text) => !there.text.includes(text))]).toEqual([200, []])
})

it.each(['/auto-verkaufen-privat/informationen-zum-auto', '/private-sale'])(
  'the form of a private sale at %s that is sent after the session has ended is there after the login',
  async (path) => {
    const email = `${crypto.randomUUID()}@example.com`
    const { cookie, actor } = await logIn(email)
    await addGolf(actor.customerId)
    const late = (await logIn(email, { minutesLeft: -1 })).cookie
    const sent = await post(path, SALE, late)
    expect(String(sent.headers.location)).toContain('redirectTo=')
    const pending = /pending-form=[^;]+/.exec(String(sent.headers['set-cookie']))?.[0] ?? ''
    expect(pending).not.toBe('')
    const { text } = await shop.get(path, { headers: { Cookie: `${cookie}; ${pending}` } })
    expect(text).toContain(SALE.description)
    expect(text).toContain('value="14.200"')
    // A consent holds for what was shown at that moment.
    expect(/<input[^>]*name="acknowledgementCheckbox"[^>]*>/.exec(text)?.[0]).not.toContain('checked')
    // Who discards has entered nothing: the boxes of the draft stay as they are.
    const discarded = await post(path, { intent: 'reset' }, late)
    expect(String(discarded.headers.location)).toContain('redirectTo=')
    expect(String(discarded.headers['set-cookie'])).not.toContain('pending-form=')
  },
)

it('a step that is left after the session has ended is there after the login', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const { cookie } = await logIn(email)
  const late = (await logIn(email, { minutesLeft: -1 })).cookie
  expect((await post('/werkstatt-services', { 'sku-WS-1050': '1' }, cookie)).status).toBe(302)
  const left = await post('/werkstatt-services/fahrzeugdetails', { model: 'Ibiza', leave: '/werkstatt-services' }, late)
  expect(left.headers.location).toBe('/werkstatt-services')
  const pending = /pending-form=[^;]+/.exec(String(left.headers['set-cookie']))?.[0] ?? ''
  const { text } = await shop.get('/werkstatt-services/fahrzeugdetails', {
    headers: { Cookie: `${cookie}; ${pending}` },
  })
  expect(text).toContain('value="Ibiza"')
})

describe('a form whose draft was sent or discarded in another tab', () => {
  const said = 'Diese Seite gehört zu einem früheren Vorgang'
  const restored = 'Ihre Angaben sind noch da'
  const SERVICES = '/werkstatt-services'
  const SELL = '/auto-verkaufen-privat/informationen-zum-auto'
  const picture = async () => new Blob([new Uint8Array(await photograph('#224466'))], { type: 'image/jpeg' })

  /** What is saved of a customer, or of every visitor. */
  async function drafts(customerId: number | null = null) {
    const { rows } = await test.database.pool.query<{ id: string; flow: string }>(
      'select id, flow, data, pending_forms from drafts where customer_id is not distinct from $1 order by flow',
      [customerId],
    )
    return rows
  }

  async function withServices(path = SERVICES, button = 'Weiter') {
    const visitor = formBrowser(shop)
    await visitor.open(path)
    await visitor.press(button, { 'sku-WS-1050': '1' })
    return visitor
  }

  it('of a visitor changes nothing of the next one, is shown again, and saved when it is sent once more', async () => {
    const first = await withServices()
    const stale = formBrowser(shop, { cookie: first.cookie })
    await stale.open(`${SERVICES}/fahrzeugdetails`)
    await first.press('Alles verwerfen')
    await first.press('Weiter', { 'sku-WS-1010': '1' })
    await first.press('Weiter', { make: 'Opel', model: 'Corsa' })
    const before = await drafts()
    const page = await stale.press('Weiter', { make: 'Seat', model: 'Ibiza' })
    expect(stale.address).toBe(`${SERVICES}/fahrzeugdetails`)
    for (const shown of [said, restored, 'value="Seat"', 'value="Ibiza"']) expect(page).toContain(shown)
    expect(await drafts()).toEqual(before)
    await stale.press('Weiter')
    expect(stale.address).toBe(`${SERVICES}/werkstatt-suche`)
    expect(JSON.stringify(await drafts())).toContain('Ibiza')
  })

  it('is refused, too, after the same form was refused for an error', async () => {
    const first = await withServices()
    const step = `${SERVICES}/fahrzeugdetails`
    const opened = draftIn(await formBrowser(shop, { cookie: first.cookie }).open(step))
    const refused = await post(step, { draftId: opened, make: '', model: 'Ibiza' }, first.cookie)
    expect([refused.status, draftIn(refused.text)]).toEqual([400, opened])
    await first.press('Alles verwerfen')
    await first.press('Weiter', { 'sku-WS-1010': '1' })
    const before = await drafts()
    const again = await post(step, { draftId: draftIn(refused.text), make: 'Seat', model: 'Ibiza' }, first.cookie)
    expect([again.status, again.headers.location]).toEqual([303, step])
    expect(await drafts()).toEqual(before)
  })

  it('in a frame leads to the step with the address of the frame', async () => {
    const capability = newWidgetDraft(new Date(), undefined)
    const step = withDraft('/auto-verkaufen/fahrzeugdetails', capability)
    const form = { draftId: crypto.randomUUID(), mileage: '62.000' }
    const ended = `${step}&ended=1`
    expect((await post(step, { ...form, leave: withDraft('/auto-verkaufen', capability) })).headers.location).toBe(
      ended,
    )
    expect((await post(step, { ...form, leave: 'https://other.example' })).headers.location).toBe(ended)
    expect((await post(step, { ...form, intent: 'mileage' })).headers.location).toBe(ended)
    expect((await shop.get(ended)).text).toContain(`<b>${said}</b>`)
    expect((await shop.get(step)).text).not.toContain(said)
    // The step before that is open says so as well.
    const closed = withDraft('/auto-verkaufen/ausstattung-und-zustand?ended=1', capability)
    expect(await formBrowser(shop).open(closed)).toContain(`<b>${said}</b>`)
    expect((await shop.get('/auto-verkaufen/fahrzeugdetails?ended=1')).text).not.toContain(said)
  })

  it('says so in English, on the step that is open where its own is not', async () => {
    const first = await withServices('/workshop-services', 'Continue')
    const stale = formBrowser(shop, { cookie: first.cookie })
    await stale.open('/service-booking')
    await first.press('Discard everything')
    const page = await stale.press('Continue', { make: 'Seat', model: 'Ibiza' })
    expect(stale.address).toBe('/workshop-services')
    expect(page).toContain('This page belongs to an earlier draft')
    expect(page).toContain('Nothing from this page was saved.')
    expect(await stale.press('Continue', { 'sku-WS-1050': '1' })).toContain('value="Ibiza"')
  })

  it('does not discard the next one', async () => {
    const first = await withServices()
    const stale = formBrowser(shop, { cookie: first.cookie })
    await stale.open(SERVICES)
    await first.open(SERVICES)
    await first.press('Alles verwerfen')
    await first.press('Weiter', { 'sku-WS-1010': '1' })
    const before = await drafts()
    const page = await stale.press('Alles verwerfen')
    expect(page).toContain('Nichts wurde verworfen')
    for (const other of [said, restored]) expect(page).not.toContain(other)
    expect(await drafts()).toEqual(before)
  })

  it.each([
    ['?tab=VIN', 'Übernehmen', { vin: 'WVWZZZ1KZ6W000001' }, /name="vin"[^>]*value="WVWZZZ1KZ6W000001"/],
    ['?tab=KEY_NUMBERS', 'Übernehmen', { hsn: '0603', tsn: 'ABC' }, /name="tsn"[^>]*value="ABC"/],
    ['', 'Weiter', { 'q-model': 'golf' }, /<input(?=[^>]*name="q-model")(?=[^>]*value="golf")[^>]* checked/],
  ])('of the first step of a trade-in shows its entries again (%s)', async (query, button, entries, shown) => {
    const step = `/auto-verkaufen/fahrzeugdetails${query}`
    const first = formBrowser(shop)
    await first.open('/auto-verkaufen/fahrzeugdetails')
    await first.press('Weiter', { 'q-model': 'golf' })
    const stale = formBrowser(shop, { cookie: first.cookie })
    const opened = draftIn(await stale.open(step))
    await first.press('Alles verwerfen')
    await first.open('/auto-verkaufen/fahrzeugdetails')
    await first.press('Weiter', { 'q-model': 'golf' })
    await first.press('Ändern')
    const before = await drafts()
    const again = formBrowser(shop, { cookie: first.cookie })
    await again.open(step)
    const page = await again.press(button, { ...entries, draftId: opened })
    expect(again.address).toBe(step)
    for (const text of [said, restored]) expect(page).toContain(text)
    expect(page).toMatch(shown)
    expect(await drafts()).toEqual(before)
  })

  it('of the first step of a trade-in promises no entries where another question is open', async () => {
    const first = formBrowser(shop)
    await first.open('/auto-verkaufen/fahrzeugdetails')
    await first.press('Weiter', { 'q-model': 'golf' })
    const stale = formBrowser(shop, { cookie: first.cookie })
    await stale.open('/auto-verkaufen/fahrzeugdetails')
    await first.press('Alles verwerfen')
    const page = await stale.press('Weiter', { 'q-colors': 'BLUE' })
    expect(page).toContain(said)
    for (const untrue of [restored, 'Ihre Angaben bleiben gespeichert']) expect(page).not.toContain(untrue)
  })

  it('adds no pictures to the next private sale, and answers no step of it', async () => {
    const { cookie, actor } = await logIn()
    const [golf, other] = [await addGolf(actor.customerId), await addGolf(actor.customerId, false)]
    const information = { ...SALE, acknowledgementCheckbox: '1' }
    await post(SELL, { ...information, garageVehicleId: golf }, cookie)
    const tabs = [1, 2, 3].map(() => formBrowser(shop, { cookie }))
    for (const tab of tabs) await tab.open('/auto-verkaufen-privat/bilder')
    const [first, stale, later] = tabs
    const fileField = await first!.open('/auto-verkaufen-privat/bilder')
    await first!.press('Weiter', { pictures: await picture() })
    await first!.press('Inserat veröffentlichen')
    await post(SELL, { ...information, garageVehicleId: other }, cookie)
    const before = await drafts(actor.customerId)
    expect(await stale!.press('Weiter', { pictures: await picture() })).toContain(said)
    expect(await later!.press('Weiter')).toContain(said)
    // As the script of the file field sends it.
    const form = new FormData()
    form.append('pictures', await picture(), 'a.jpg')
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const action = /\/[^"]*\/new\?flow=private-sale[^"\\]+/.exec(fileField.replaceAll('\\u0026', '&'))?.[0] ?? ''
    expect(action).toContain(`draft=${draftIn(fileField)}`)
    const sent = await shop.get(action, {
      method: 'POST',
      body: Buffer.from(await request.arrayBuffer()),
      headers: {
        ...{ 'Content-Type': request.headers.get('Content-Type')!, Cookie: cookie },
        Origin: `http://localhost:${shop.shop.port}`,
      },
    })
    expect([sent.status, sent.text]).toEqual([422, expect.stringContaining('zu einem früheren Vorgang')])
    expect(await drafts(actor.customerId)).toEqual(before)
    expect(await first!.open('/auto-verkaufen-privat/bilder')).not.toContain('1 von 20 Bildern')
  })

  it('of a trade-in with files is compared, too', async () => {
    const { cookie, actor } = await logIn()
    const choices: Record<string, string>[] = [
      { 'q-make': 'volkswagen', 'q-model': 'golf' },
      { 'q-colors': 'BLUE' },
      { 'q-regmonth': '03', 'q-regdate': String(new Date().getFullYear() - 5) },
    ]
    const vehicle = '/auto-verkaufen/fahrzeugdetails'
    const identify = async () => {
      for (const choice of choices) await post(vehicle, { intent: 'choose', ...choice }, cookie)
      await post(vehicle, { mileage: '62.000' }, cookie)
    }
    await identify()
    const condition = '/auto-verkaufen/ausstattung-und-zustand'
    const stale = formBrowser(shop, { cookie })
    const opened = draftIn(await stale.open(condition))
    const sendUnanswered = async (headers: Record<string, string>) => {
      const body = new FormData()
      body.append('draftId', opened)
      const request = new Request('http://localhost', { method: 'POST', body })
      return shop.get(condition, {
        ...{ method: 'POST', body: Buffer.from(await request.arrayBuffer()) },
        headers: {
          ...{ 'Content-Type': request.headers.get('Content-Type')!, ...headers },
          Origin: `http://localhost:${shop.shop.port}`,
        },
      })
    }
    const refused = await sendUnanswered({ Cookie: cookie })
    expect([refused.status, draftIn(refused.text)]).toEqual([400, opened])
    expect(refused.text).toContain(`draft=${opened}`)
    // The session's cookie is gone.
    const lost = await sendUnanswered({})
    expect(lost.headers.location).toBe(`/login?redirectTo=${encodeURIComponent(condition)}`)
    expect(String(lost.headers['set-cookie'])).toContain('flash=SESSION_EXPIRED')
    await post(vehicle, { intent: 'reset' }, cookie)
    await identify()
    const before = await drafts(actor.customerId)
    expect(await stale.press('Zurück', { 'c-tyres': 'good' })).toContain(said)
    expect(await drafts(actor.customerId)).toEqual(before)
  })

  it('is not brought back where a step is left, and whoever pressed a button is told', async () => {
    const { cookie, actor } = await logIn()
    const garageVehicleId = await addGolf(actor.customerId)
    await post(SELL, { ...SALE, acknowledgementCheckbox: '1', garageVehicleId }, cookie)
    await post(SERVICES, { 'sku-WS-1050': '1' }, cookie)
    const [sale, unasked, stale, other] = [1, 2, 3, 4].map(() => formBrowser(shop, { cookie }))
    await sale!.open(SELL)
    await unasked!.open(`${SERVICES}/fahrzeugdetails`)
    await stale!.open(`${SERVICES}/fahrzeugdetails`)
    await other!.open(SELL)
    await other!.press('Angaben verwerfen')
    await other!.open(SERVICES)
    await other!.press('Alles verwerfen')
    // As the script saves a step that is left by the browser's own means: nobody is told of a save that they did not ask for.
    await sale!.press('Später weitermachen', { price: '7.777', leave: SELL })
    expect(await unasked!.press('Zurück', { model: 'Ibiza', leave: `${SERVICES}/fahrzeugdetails` })).not.toContain(said)
    expect(await stale!.press('Später weitermachen', { model: 'Ibiza' })).toContain(said)
    expect(await drafts(actor.customerId)).toEqual([])
    // A flow that begins anew keeps what is left in its first step.
    await post(SERVICES, { 'sku-WS-1010': '1', leave: SERVICES }, cookie)
    expect((await drafts(actor.customerId)).map(({ flow }) => flow)).toEqual(['workshop'])
  })

  it('of an account is opened also where another release has sealed it', async () => {
    const { cookie, actor } = await logIn()
    await post(SERVICES, { 'sku-WS-1050': '1' }, cookie)
    const step = `${SERVICES}/fahrzeugdetails`
    const text = JSON.stringify({ at: Date.now(), fields: { make: 'Seat', model: 'Ibiza' } })
    const sealed = secretBox.seal(text, `form of ${step} by ${actor.customerId}`).toString('base64url')
    const page = await shop.get(step, { headers: { Cookie: `${cookie}; pending-form=${sealed}` } })
    expect(page.text).toContain('value="Ibiza"')
  })

  it('of an account, sent after the session has ended, waits for the login and is then saved', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { cookie, password, actor } = await logIn(email)
    await post(SERVICES, { 'sku-WS-1050': '1' }, cookie)
    const id = (await drafts(actor.customerId))[0]?.id ?? ''
    const late = (await logIn(email, { minutesLeft: -1 })).cookie
    const step = `${SERVICES}/fahrzeugdetails`
    const sent = await post(step, { draftId: id, make: 'Seat', model: 'Ibiza' }, late)
    expect(sent.headers.location).toBe(`/login?redirectTo=${encodeURIComponent(step)}`)
    const cookies = String(sent.headers['set-cookie'])
    expect(cookies).toContain('flash=SESSION_EXPIRED')
    const back = formBrowser(shop, { cookie: /pending-form=[^;]+/.exec(cookies)?.[0] ?? '' })
    await back.open(String(sent.headers.location))
    expect(await back.answer({ email, password })).toContain('value="Ibiza"')
    await back.press('Weiter')
    expect(await drafts(actor.customerId)).toMatchObject([
      { id, data: { skus: ['WS-1050'], vehicle: { make: 'Seat' } } },
    ])
  })
})
