import { describe, expect, it } from 'vitest'
import { putAccessoriesProviders } from '#use-cases/stock/put-accessories-providers.ts'
import { demoProviders } from '#feeds/demo/accessories/demo-accessories.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../support/account.ts'
import { SOON } from '../support/soon.ts'
import { addMerchant, car, deliver, idsByModel } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const MODELS = [
  'Golf',
  'Polo',
  'Passat',
  'Touran',
  'Tiguan',
  'Arteon',
  'Up',
  'Lupo',
  'Fox',
  'Jetta',
  'Bora',
  'Caddy',
  'Sharan',
  'Amarok',
  'Scirocco',
]
const ADDRESS = {
  addressId: 'new',
  firstName: 'Sabine',
  lastName: 'Krüger',
  street: 'Neusser Straße',
  houseNumber: '118a',
  postalCode: '50733',
  city: 'Köln',
}
const test = useTestDatabase()
const ids: Record<string, number> = {}
const shop = useTestShop(test, { SESSION_SECRET: SECRET }, async () => {
  const { id } = await addMerchant(test.database)
  await putAccessoriesProviders(test.database, id, demoProviders([]))
  await deliver(
    test.database,
    id,
    MODELS.map((modelName, index) => car(String(index + 1), { modelName })),
  )
  Object.assign(ids, await idsByModel(test.database))
})
const page = (model: string) => `/autos/volkswagen/${model.toLowerCase()}/${ids[model]}`

const get = (path: string, cookie = '') => shop.get(path, cookie ? { headers: { Cookie: cookie } } : {})
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...{ 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://localhost:${shop.shop.port}` },
      ...(cookie ? { Cookie: cookie } : {}),
    },
  })

/** A logged-in customer with the car in the cart. */
async function buyerOf(model: string, options?: { readonly minutesLeft: number }) {
  const email = `${crypto.randomUUID()}@example.com`
  const buyer = await logInAs(test.database, signedSessionTokens(SECRET), email)
  await post(page(model), { price: '15000' }, buyer.cookie)
  const late = options && (await logInAs(test.database, signedSessionTokens(SECRET), email, options))
  return { ...buyer, email, late: late?.cookie ?? '' }
}

it('a car in checkout is soon shown as reserved to everybody else, and until the end only', async () => {
  const { cookie } = await buyerOf('Golf')
  const seen = async () => (await get(page('Golf'))).text
  // Twice, because the next request may meet another process.
  const isReservedByOther = async () =>
    [await seen(), await seen()].map((text) => text.includes('Wird gerade gekauft, bis '))
  await seen()
  expect(await seen()).toMatch(/<button type="submit"[^>]*>In den Warenkorb/)
  await post('/warenkorb', { intent: 'checkout' }, cookie)
  await expect.poll(isReservedByOther, SOON).toEqual([true, true])
  expect(await seen()).toMatch(/<button type="button"[^>]*disabled=""[^>]*>In den Warenkorb/)
  expect((await get(page('Golf'))).headers['cache-control']).toContain('no-store')
  expect((await get(page('Golf'), cookie)).text).not.toContain('Wird gerade gekauft')
  await test.database.pool.query(`update vehicle_holds set held_until = now() + interval '400 milliseconds'`)
  await expect.poll(isReservedByOther, SOON).toEqual([false, false])
  expect(await seen()).toMatch(/<button type="submit"[^>]*>In den Warenkorb/)
})

it('a returning customer continues with the first unanswered step', async () => {
  const { cookie } = await buyerOf('Passat')
  const toCheckout = async () => (await post('/warenkorb', { intent: 'checkout' }, cookie)).headers.location
  expect(await toCheckout()).toBe('/checkout/zusaetzliche-services')
  // A form that did not show the car leaves it to be answered.
  await post('/checkout/zusaetzliche-services', { cars: '' }, cookie)
  expect(await toCheckout()).toBe('/checkout/zusaetzliche-services')
  const { text } = await get('/checkout/zusaetzliche-services', cookie)
  const [, cars = ''] = /<input type="hidden" name="cars" value="([^"]+)"/.exec(text) ?? []
  expect(cars).toBe(String(ids.Passat))
  await post('/checkout/zusaetzliche-services', { cars }, cookie)
  expect(await toCheckout()).toBe('/checkout/rechnungsadresse')
  await post('/checkout/rechnungsadresse', ADDRESS, cookie)
  expect(await toCheckout()).toBe('/checkout/lieferung')
})

it('a checkout of accessories begins with the address and mentions no cars', async () => {
  const { cookie } = await logInAs(test.database, signedSessionTokens(SECRET), `${crypto.randomUUID()}@example.com`)
  await post('/zubehoerteil/viskor-motoroel-5w-30-5-l-260006', { quantity: '1' }, cookie)
  const checkoutStart = await post('/warenkorb', { intent: 'checkout' }, cookie)
  expect(checkoutStart.headers.location).toBe('/checkout/rechnungsadresse')
  for (const path of ['/checkout/rechnungsadresse', '/checkout/zusaetzliche-services']) {
    const { text } = await get(path, cookie)
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>')).replaceAll(/<[^>]+>/g, ' ')
    expect(main).toContain('Ihre Bestellung')
    expect(main).not.toMatch(/Ihr(es)? Auto|Ihre Autos|reserviert bis/)
  }
})

it('the step of delivery says when, where, and how the price to the door comes about', async () => {
  const { cookie } = await buyerOf('Touran')
  const first = await get('/checkout/zusaetzliche-services', cookie)
  expect(first.text).not.toContain('Lieferung nach Hause')
  expect(first.text).toContain('Sichere Verbindung')
  expect(first.text).not.toContain('id="korb"')
  await post('/checkout/zusaetzliche-services', {}, cookie)
  const filled = { ...ADDRESS, street: `${ADDRESS.street} ${ADDRESS.houseNumber}`, houseNumber: '' }
  await post('/checkout/rechnungsadresse', filled, cookie)
  const { text } = await get('/checkout/lieferung', cookie)
  expect(text).toContain('Preis nach 50733 Köln.')
  expect(text).toMatch(/km vom Händler \(Luftlinie\): 50 km sind enthalten/)
  expect(text).toMatch(/Voraussichtlich .+ bis .+, je nach Annahme/)
  expect(text).toContain('Frühestens')
  expect(text).not.toContain('ab 199,00')
})

it('an unknown place is refused, with similar ones suggested', async () => {
  const { cookie } = await buyerOf('Tiguan')
  await post('/checkout/zusaetzliche-services', {}, cookie)
  await post('/checkout/rechnungsadresse', ADDRESS, cookie)
  const finder = '/checkout/lieferung?lieferung=DELIVERY_TO_DEALER'
  const { text } = await get(`${finder}&ort=D%C3%BCseldorf`, cookie)
  expect(text).toContain('„Düseldorf“ kennen wir nicht')
  expect(text).toMatch(/href="[^"]*ort=D%C3%BCsseldorf"[^>]*>Düsseldorf</)
  expect((await get(`${finder}&ort=K%C3%B6ln`, cookie)).text).not.toContain('kennen wir nicht')
})

it('a visitor is led from the cart to registration, and each step says that the order continues', async () => {
  const { headers } = await post(page('Arteon'), { price: '15000' })
  const visitor = String(headers['set-cookie']).match(/shopping-cart-uuid=[^;]+/)![0]
  const cart = await get('/warenkorb', visitor)
  const register = '/registrierung?redirectTo=%2Fwarenkorb'
  expect(cart.text).toContain(`href="${register}"`)
  const form = await get(register, visitor)
  expect(form.text).toContain('Ihr Warenkorb und Ihre Angaben bleiben erhalten')
  expect(form.text).toContain('href="/login?redirectTo=%2Fwarenkorb"')
  const { email, password } = await buyerOf('Golf')
  const back = await post('/login?redirectTo=%2Fwarenkorb', { email, password }, visitor)
  expect(String(back.headers.location).split('#')[0]).toBe('/warenkorb')
  const session = String(back.headers['set-cookie']).match(/user_session=[^;]+/)![0]
  expect((await get('/warenkorb', session)).text).toContain('Volkswagen Arteon')
})

describe('a step that is sent after the session has ended', () => {
  const pendingIn = (cookies: unknown) => /pending-form=[^;]+/.exec(String(cookies))?.[0] ?? ''

  it('is restored with its input, once the sender has logged in', async () => {
    const { cookie, late } = await buyerOf('Up', { minutesLeft: -1 })
    await post('/checkout/zusaetzliche-services', {}, cookie)
    const sent = await post('/checkout/rechnungsadresse', { ...ADDRESS, street: 'Bewahrte Straße' }, late)
    expect(sent.headers.location).toBe('/login?redirectTo=%2Fcheckout%2Frechnungsadresse')
    const pending = pendingIn(sent.headers['set-cookie'])
    expect(decodeURIComponent(pending)).not.toContain('Bewahrte')
    const other = await get('/checkout/zusaetzliche-services', `${cookie}; ${pending}`)
    expect(other.text.includes('Ihre Angaben sind noch da')).toBe(false)
    const again = await get('/checkout/rechnungsadresse', `${cookie}; ${pending}`)
    expect(again.text).toMatch(/name="street"[^>]*value="Bewahrte Straße"/)
    expect(again.text.includes('Ihre Angaben sind noch da')).toBe(true)
    expect(String(again.headers['set-cookie'])).toMatch(/pending-form=;.*Path=\/checkout/)
    expect((await get('/checkout/rechnungsadresse', cookie)).text.includes('Bewahrte')).toBe(false)
    const data = await get('/checkout/rechnungsadresse.data', `${cookie}; ${pending}`)
    expect(data.text.includes('Bewahrte Straße')).toBe(true)
  })

  it('is not shown to another customer, and deleted at the logout', async () => {
    const { cookie, late } = await buyerOf('Caddy', { minutesLeft: -1 })
    const other = await buyerOf('Sharan')
    await post('/checkout/zusaetzliche-services', {}, other.cookie)
    await post('/checkout/zusaetzliche-services', {}, cookie)
    const sent = await post('/checkout/rechnungsadresse', { ...ADDRESS, street: 'Bewahrte Straße' }, late)
    const pending = pendingIn(sent.headers['set-cookie'])
    const theirs = await get('/checkout/rechnungsadresse', `${other.cookie}; ${pending}`)
    expect([theirs.status, theirs.text.includes('Bewahrte')]).toEqual([200, false])
    const left = await post('/logout', {}, `${cookie}; ${pending}`)
    expect(String(left.headers['set-cookie'])).toMatch(/pending-form=;.*Path=\/checkout/)
    const nobodys = await post('/checkout/rechnungsadresse', ADDRESS, 'user_session=made~up')
    expect(pendingIn(nobodys.headers['set-cookie'])).toBe('')
  })

  it('is not restored for the order itself, nor where it is forged', async () => {
    const { cookie, late } = await buyerOf('Lupo', { minutesLeft: -1 })
    const sent = await post('/checkout/zusammenfassung', { 'consents.0': 'on' }, late)
    expect(pendingIn(sent.headers['set-cookie'])).toBe('')
    const forged = await get('/checkout/zusaetzliche-services', `${cookie}; pending-form=eyJhIjoxfQ`)
    expect([forged.status, forged.text.includes('Ihre Angaben sind noch da')]).toEqual([200, false])
  })
})

it('a step that is left is there again, without secrets, and says which are to be entered again', async () => {
  const noted = (text: string) => ['PIN oder eVB-Nummer', 'Die Bankverbindung'].map((note) => text.includes(`${note} `))
  const { cookie } = await buyerOf('Scirocco')
  const id = ids.Scirocco
  const left = (path: string, fields: Record<string, string>, leave: string) =>
    post(`/checkout/${path}`, { ...fields, leave }, cookie)
  const registration = { [`registration-${id}`]: 'registration', [`wish-${id}`]: 'yes', [`plate-${id}`]: 'K-LP 7' }
  await left('zusaetzliche-services', { ...registration, lines: '', [`evb-${id}`]: 'AB12C3D' }, '/warenkorb')
  const services = (await get('/checkout/zusaetzliche-services', cookie)).text
  expect(services).toMatch(/value="K-LP 7"/)
  expect(services).toContain('Eine PIN oder eVB-Nummer der Zulassung geben Sie bitte noch einmal an.')
  await left('zusaetzliche-services', { ...registration, lines: '', [`evb-${id}`]: '' }, '/warenkorb')
  expect(noted((await get('/checkout/zusaetzliche-services', cookie)).text)).toEqual([false, false])
  await left('zusaetzliche-services', { ...registration, lines: `${id}-registration` }, '/warenkorb')
  const changed = (await get('/checkout/zusaetzliche-services', cookie)).text
  expect(changed, 'the cart has changed since').not.toContain('Ihre Angaben sind noch da')
  await post('/checkout/zusaetzliche-services', {}, cookie)
  const address = { addressId: 'new', street: 'Halbe Stra' }
  const back = await left('rechnungsadresse', address, '/checkout/zusaetzliche-services')
  expect([back.status, back.headers.location]).toEqual([303, '/checkout/zusaetzliche-services'])
  const again = (await get('/checkout/rechnungsadresse', cookie)).text
  expect(again).toMatch(/name="street"[^>]*value="Halbe Stra"/)
  expect(again).toContain('Ihre Angaben sind noch da')
  await post('/checkout/rechnungsadresse', ADDRESS, cookie)
  await post('/checkout/lieferung', { vehicles: 'PICK_UP' }, cookie)
  const account = { 'method-1': 'SEPA_MANDATE', 'iban-1': 'DE89370400440532013000', 'holder-1': 'Sabine Krüger' }
  await left('bezahlmethoden', account, '/checkout/lieferung')
  const { rows } = await test.database.pool.query<{ forms: string }>('select pending_forms::text as forms from drafts')
  const forms = rows.map((row) => row.forms).join()
  expect(forms).toContain('SEPA_MANDATE')
  for (const secret of ['DE8937', 'Krüger', 'AB12C3D']) expect(forms).not.toContain(secret)
  expect(noted((await get('/checkout/bezahlmethoden', cookie)).text)).toEqual([false, true])
  const transfer = { 'method-1': 'BANK_TRANSFER', 'iban-1': '', 'holder-1': '' }
  await left('bezahlmethoden', transfer, '/checkout/lieferung')
  expect(noted((await get('/checkout/bezahlmethoden', cookie)).text)).toEqual([false, false])
})

it('checkboxes of a refused step stay as they were sent', async () => {
  const { cookie } = await buyerOf('Fox')
  const id = ids.Fox
  const fields = { [`registration-${id}`]: 'registration', [`wish-${id}`]: 'yes', [`plate-${id}`]: 'K-SS 18' }
  const { status, text } = await post('/checkout/zusaetzliche-services', fields, cookie)
  expect(status).toBe(400)
  expect(text).toContain('Dieses Kennzeichen wird nicht vergeben.')
  expect(text).toMatch(new RegExp(`name="registration-${id}"[^>]*checked=""`))
  expect(text).toMatch(new RegExp(`name="plate-${id}"[^>]*value="K-SS 18"`))
})

/** Answers all steps with the shortest answers, up to the summary. */
async function toSummary(model: string, cookie: string): Promise<string> {
  await post('/checkout/zusaetzliche-services', {}, cookie)
  await post('/checkout/rechnungsadresse', ADDRESS, cookie)
  await post('/checkout/lieferung', { vehicles: 'PICK_UP' }, cookie)
  const { rows } = await test.database.pool.query<{ uuid: string }>('select uuid from merchants limit 1')
  await post('/checkout/bezahlmethoden', { [`method-${rows[0]!.uuid}`]: 'BANK_TRANSFER' }, cookie)
  const { text } = await get('/checkout/zusammenfassung', cookie)
  expect(text.includes(`Volkswagen ${model}`), 'the summary is open').toBe(true)
  return text
}

it('each missing consent is named by its subject', async () => {
  const { cookie } = await buyerOf('Jetta')
  const text = await toSummary('Jetta', cookie)
  const shown = /name="shown" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const key = /name="key" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const refused = await post('/checkout/zusammenfassung', { key, shown }, cookie)
  expect(refused.status).toBe(400)
  const links = [...refused.text.matchAll(/<a href="#feld-consents-\d">([^<]+)</g)].map(([, label]) => label)
  expect(links).toEqual([
    'Bitte stimmen Sie der kürzeren Frist bei Mängeln zu: Volkswagen Jetta (Autohaus Brinkmann).',
    'Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen zu: Kauf bei Autohaus Brinkmann.',
  ])
})

it('a company is shown no right of withdrawal, which it does not have', async () => {
  const { cookie, actor } = await buyerOf('Bora')
  const main = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  expect(main(await toSummary('Bora', cookie))).toContain('Widerrufsbelehrung lesen')
  await test.database.pool.query(`update customers set kind = 'COMPANY', company = 'Krüger GmbH' where id = $1`, [
    actor.customerId,
  ])
  const summary = main(await toSummary('Bora', cookie))
  expect(summary).not.toMatch(/Widerruf/)
  expect(summary).toContain('Krüger GmbH')
  expect((await get('/checkout/rechnungsadresse', cookie)).text).toContain('Die Rechnung geht an Krüger GmbH.')
})

it('fitting shows its price, and whether it is in the cart already', async () => {
  const { cookie } = await buyerOf('Amarok')
  await post('/warenkorb', { intent: 'checkout' }, cookie)
  const { text: before } = await get('/checkout/zusaetzliche-services', cookie)
  expect(before).toMatch(/Der Einbau kostet je Teil 49,00/)
  expect(before).not.toContain('Liegt ohne Einbau schon im Warenkorb')
  const offered = /name="offered-\d+-(\d+)"/.exec(before)?.[1]
  await post(`/zubehoerteil/x-${offered}`, { quantity: '1' }, cookie)
  expect((await get('/checkout/zusaetzliche-services', cookie)).text).toContain('Liegt ohne Einbau schon im Warenkorb')
})

it('an address begins with the name that is known', async () => {
  const { cookie } = await buyerOf('Polo')
  await test.database.pool.query(`update customers set first_name = 'Björk', last_name = 'Ødegård', salutation = 'MRS'`)
  await post('/checkout/zusaetzliche-services', {}, cookie)
  const { text } = await get('/checkout/rechnungsadresse', cookie)
  expect(text).toMatch(/name="firstName"[^>]*value="Björk"/)
  expect(text).toMatch(/name="lastName"[^>]*value="Ødegård"/)
  expect(text).toMatch(/<option[^>]*value="MRS"[^>]*selected=""/)
})
