import { describe, expect, it } from 'vitest'
import { photograph } from '../support/feed-file.ts'
import { SALE, useFlowShop } from '../support/flow-shop.ts'
import { formBrowser } from '../support/form-browser.ts'

const { addGolf, logIn, post, shop, test } = useFlowShop()

it('a private sale that cannot begin yet, for want of a car, does not say that answers are saved', async () => {
  const { cookie } = await logIn()
  const text = await formBrowser(shop, { cookie }).open('/auto-verkaufen-privat/informationen-zum-auto')
  expect(text).toContain('Legen Sie zuerst Ihr Auto an')
  expect(text).not.toMatch(/gespeichert|speichern wir/)
})

it.each([
  [
    'a workshop booking',
    '/werkstatt-services',
    { 'sku-WS-1050': 'on' },
    'service-vehicle',
    /fahrzeugdetails$/,
    'Innenraumfilter',
  ],
  [
    ...(['a trade-in', '/auto-verkaufen/fahrzeugdetails', { intent: 'choose', 'q-model': 'golf' }] as const),
    ...(['tradein-vehicle', /fahrzeugdetails$/, 'value="reopen:model"'] as const),
  ],
  [
    ...(['a private sale', '/auto-verkaufen-privat/informationen-zum-auto', SALE] as const),
    ...(['private-sale-images', /bilder$/, 'Zeigen Sie Ihr Auto'] as const),
  ],
])(
  '%s is left in the middle, and goes on by the mailed link on another device',
  async (_, path, answers, step, open, shown) => {
    const email = `${crypto.randomUUID()}@example.com`
    const { cookie, password, actor } = await logIn(email)
    const garageVehicleId = await addGolf(actor.customerId)
    const answered = await post(path, { ...answers, garageVehicleId }, cookie)
    expect(answered.status).toBe(302)
    expect((await post(`/spaeter-weitermachen/${step}`, {}, cookie)).text).toContain(email)
    await shop.runJobs()
    const mail = (await shop.outbox.list(20)).find(({ to }) => to === email)
    const link = new URL(/https?:\/\/\S+\/weitermachen\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname
    const stranger = await shop.get(link)
    const login = String(stranger.headers.location)
    expect(login).toBe(`/login?redirectTo=${encodeURIComponent(link)}`)
    const back = await post(login, { email, password })
    const elsewhere = /user_session=[^;]+/.exec(String(back.headers['set-cookie']))?.[0] ?? ''
    const led = await shop.get(link, { headers: { Cookie: elsewhere } })
    expect(String(led.headers.location)).toMatch(open)
    const there = await shop.get(String(led.headers.location), { headers: { Cookie: elsewhere } })
    expect(there.status).toBe(200)
    expect(there.text.includes(shown)).toBe(true)
  },
)

it.each([
  [
    ...(['a workshop booking', '/werkstatt-services', { 'sku-WS-1050': 'on' }] as const),
    ...(['/werkstatt-services/fahrzeugdetails', 'Innenraumfilter'] as const),
  ],
  [
    ...(['a trade-in', '/auto-verkaufen/fahrzeugdetails', { intent: 'choose', 'q-model': 'golf' }] as const),
    ...(['/auto-verkaufen/fahrzeugdetails', 'value="reopen:model"'] as const),
  ],
  [
    ...(['a private sale', '/auto-verkaufen-privat/informationen-zum-auto', SALE] as const),
    ...(['/auto-verkaufen-privat/informationen-zum-auto', SALE.description] as const),
  ],
])('%s is discarded after a question only', async (_, begin, answers, step, shown) => {
  const { cookie, actor } = await logIn()
  const garageVehicleId = await addGolf(actor.customerId)
  const page = async (path: string) => (await shop.get(path, { headers: { Cookie: cookie } })).text
  expect((await post(begin, { ...answers, garageVehicleId }, cookie)).status).toBe(302)
  const before = await page(step)
  expect(before).toContain(shown)
  // Asked on the page itself and outside of the step's form, so that asking loses nothing of what was entered there.
  const question = /<details[^>]*><summary>[^<]* verwerfen<\/summary>(?:(?!<\/details>).)*<\/details>/.exec(before)
  expect(question?.[0]).toContain('value="reset"')
  expect(before.split('value="reset"')).toHaveLength(2)
  expect(before.slice(0, question?.index)).toMatch(/<\/form>(?:(?!<form).)*$/s)
  expect((await post(step, { intent: 'reset' }, cookie)).status).toBe(302)
  expect(await page(step)).not.toContain(shown)
})

describe('a step that is left without being sent keeps what was entered, also without a script', () => {
  const restored = 'Ihre Angaben sind noch da'

  it('by “back” as a visitor: it is there when one goes on, and gone once it was sent', async () => {
    const visitor = formBrowser(shop)
    await visitor.open('/werkstatt-services')
    const fresh = await visitor.press('Weiter', { 'sku-WS-1050': '1' })
    expect(fresh.includes(restored)).toBe(false)
    // Left as it was, it has nothing to say when it is opened again.
    await visitor.press('Zurück')
    expect((await visitor.press('Weiter')).includes(restored)).toBe(false)
    // Nothing is checked: a make is required.
    await visitor.press('Zurück', { model: 'Ibiza', mileage: 'ungefähr 60.000' })
    expect(visitor.address).toBe('/werkstatt-services')
    const back = await visitor.press('Weiter')
    expect(visitor.address).toBe('/werkstatt-services/fahrzeugdetails')
    for (const shown of [restored, 'value="Ibiza"', 'value="ungefähr 60.000"']) expect(back).toContain(shown)
    // Where it was left stands in what the page of another language would read otherwise; what is sent there ends it in both.
    expect(await visitor.open('/service-booking')).not.toContain('ungefähr')
    await visitor.open('/werkstatt-services/fahrzeugdetails')
    await visitor.press('Weiter', { make: 'Seat', mileage: '60.000' })
    expect(visitor.address).toBe('/werkstatt-services/werkstatt-suche')
    const sent = await visitor.open('/werkstatt-services/fahrzeugdetails')
    expect([sent.includes(restored), sent.includes('value="Ibiza"')]).toEqual([false, true])
  })

  it('of two steps each its own, until everything is discarded', async () => {
    const visitor = formBrowser(shop)
    const begin = async () => {
      await visitor.open('/werkstatt-services')
      await visitor.press('Weiter', { 'sku-WS-1050': '1' })
    }
    await begin()
    await visitor.press('Zurück', { model: 'Ibiza' })
    await visitor.press('Später weitermachen', { 'sku-WS-1010': '1' })
    expect(visitor.address).toMatch(/^\/login/)
    const ticked = (page: string, sku: string) =>
      / checked/.test(new RegExp(`<input[^>]*name="sku-${sku}"[^>]*>`).exec(page)?.[0] ?? '')
    const services = await visitor.open('/werkstatt-services')
    expect([ticked(services, 'WS-1050'), ticked(services, 'WS-1010')]).toEqual([true, true])
    expect(await visitor.open('/werkstatt-services/fahrzeugdetails')).toContain('value="Ibiza"')
    await visitor.press('Alles verwerfen')
    await begin()
    expect(await visitor.open('/werkstatt-services/fahrzeugdetails')).not.toContain('value="Ibiza"')
  })

  it('by “later”, and is there by the mailed link on another device', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { cookie, password, actor } = await logIn(email)
    const garageVehicleId = await addGolf(actor.customerId)
    const path = '/auto-verkaufen-privat/informationen-zum-auto'
    expect((await post(path, { ...SALE, garageVehicleId }, cookie)).status).toBe(302)
    const seller = formBrowser(shop, { cookie })
    await seller.open(path)
    const description = `${'Sehr gepflegt. '.repeat(300)}Ende.`
    const later = await seller.press('Später weitermachen', { price: 'VB', description, isFixedPrice: '1' })
    expect(seller.address).toBe('/spaeter-weitermachen/private-sale-information')
    expect(later).toContain('auch nicht auf einem anderen Gerät')
    await seller.press('Link senden')
    await shop.runJobs()
    const mail = (await shop.outbox.list(20)).find(({ to }) => to === email)
    const link = new URL(/https?:\/\/\S+\/weitermachen\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname
    const elsewhere = formBrowser(shop)
    await elsewhere.open(link)
    await elsewhere.answer({ email, password })
    const there = await elsewhere.open(link)
    expect(elsewhere.address).toBe(path)
    for (const shown of [restored, 'value="VB"', 'Sehr gepflegt. Ende.']) expect(there).toContain(shown)
    expect(/<input[^>]*name="isFixedPrice"[^>]*>/.exec(there)?.[0]).toContain('checked')
    expect(/<input[^>]*name="acknowledgementCheckbox"[^>]*>/.exec(there)?.[0]).not.toContain('checked')
    // What is saved is not changed by it.
    const { rows } = await test.database.pool.query<{ data: object }>(
      `select data from drafts where customer_id = $1 and flow = 'private-sale'`,
      [actor.customerId],
    )
    expect(JSON.stringify(rows[0]?.data)).toContain(SALE.description)
  })

  it('with its files, where it takes some', async () => {
    const { cookie, actor } = await logIn()
    const garageVehicleId = await addGolf(actor.customerId)
    const path = '/auto-verkaufen-privat/informationen-zum-auto'
    expect((await post(path, { ...SALE, garageVehicleId }, cookie)).status).toBe(302)
    const seller = formBrowser(shop, { cookie })
    await seller.open('/auto-verkaufen-privat/bilder')
    await seller.press('Zurück', {
      pictures: new Blob([new Uint8Array(await photograph('#224466'))], { type: 'image/jpeg' }),
    })
    expect(seller.address).toBe(path)
    expect(await seller.open('/auto-verkaufen-privat/bilder')).toContain('1 von 20 Bildern')
  })

  it('of a private sale with the car it was entered for, and of no other', async () => {
    const { cookie, actor } = await logIn()
    const [golf, other] = [await addGolf(actor.customerId), await addGolf(actor.customerId, false)]
    const path = '/auto-verkaufen-privat/informationen-zum-auto'
    expect((await post(path, { ...SALE, garageVehicleId: golf }, cookie)).status).toBe(302)
    const seller = formBrowser(shop, { cookie })
    await seller.open(`${path}?fahrzeug=${other}`)
    await seller.press('Später weitermachen', { description: 'Vom zweiten Auto.' })
    const again = await seller.open(path)
    expect(again).toContain(`name="garageVehicleId" value="${other}"`)
    expect(again).toContain('Vom zweiten Auto.')
    expect(await seller.open(`${path}?fahrzeug=${golf}`)).not.toContain('Vom zweiten Auto.')
  })

  it('with the answers that are given so far', async () => {
    const { cookie } = await logIn()
    const seller = formBrowser(shop, { cookie })
    const choices: Record<string, string>[] = [
      { 'q-make': 'volkswagen', 'q-model': 'golf' },
      { 'q-colors': 'BLUE' },
      { 'q-regmonth': '03', 'q-regdate': String(new Date().getFullYear() - 5) },
    ]
    for (const choice of choices) await post('/auto-verkaufen/fahrzeugdetails', { intent: 'choose', ...choice }, cookie)
    await seller.open('/auto-verkaufen/fahrzeugdetails')
    await seller.press('Weiter', { mileage: '62.000' })
    expect(seller.address).toBe('/auto-verkaufen/ausstattung-und-zustand')
    await seller.press('Zurück', { 'c-tyres': 'good' })
    expect(seller.address).toBe('/auto-verkaufen/fahrzeugdetails')
    await seller.press('Später weitermachen', { mileage: 'rund 63.000' })
    expect(await seller.open('/auto-verkaufen/fahrzeugdetails')).toContain('value="rund 63.000"')
    const condition = await seller.press('Weiter', { mileage: '63.000' })
    expect(/<input[^>]*name="c-tyres"[^>]*value="good"[^>]*>/.exec(condition)?.[0]).toContain('checked')
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '/logout', ''])(
    'never to %j, which is no page of its flow',
    async (leave) => {
      const begun = await post('/werkstatt-services', { 'sku-WS-1050': '1' })
      const visitor = /shopping-cart-uuid=[^;]+/.exec(String(begun.headers['set-cookie']))?.[0] ?? ''
      const left = await post('/werkstatt-services/fahrzeugdetails', { make: 'Seat', leave }, visitor)
      expect([left.status, left.headers.location]).toEqual([303, '/werkstatt-services/fahrzeugdetails'])
    },
  )
})

it('the first step of a trade-in begins with the car in the garage, until there is an answer or another way is chosen', async () => {
  const path = '/auto-verkaufen/fahrzeugdetails'
  const { cookie, actor } = await logIn()
  const seller = formBrowser(shop, { cookie })
  const garage = 'name="garageId"'
  expect(await seller.open(path)).not.toContain(garage)
  await addGolf(actor.customerId)
  expect(await seller.open(path)).toContain(garage)
  expect(await seller.open(`${path}?tab=VIN`)).not.toContain(garage)
  await post(path, { intent: 'choose', 'q-model': 'golf' }, cookie)
  expect(await seller.open(path)).not.toContain(garage)
})

it('the first step of a private sale is left before anything is sent, and shows again what was entered', async () => {
  const { cookie, actor } = await logIn()
  await addGolf(actor.customerId)
  const seller = formBrowser(shop, { cookie })
  const path = '/auto-verkaufen-privat/informationen-zum-auto'
  await seller.open(path)
  expect(await seller.press('Später weitermachen', { price: '8.900' })).toContain('ist gespeichert')
  expect(seller.address).toBe('/spaeter-weitermachen/private-sale-information')
  expect(await seller.open(path)).toContain('value="8.900"')
})

it('a car of the garage is listed once: its step says so and leads to the listing, which says once what was done', async () => {
  const { cookie, actor } = await logIn()
  const garageVehicleId = await addGolf(actor.customerId)
  const path = '/auto-verkaufen-privat/informationen-zum-auto'
  expect((await post(path, { ...SALE, acknowledgementCheckbox: '1', garageVehicleId }, cookie)).status).toBe(302)
  const seller = formBrowser(shop, { cookie })
  await seller.open('/auto-verkaufen-privat/bilder')
  const picture = new Blob([new Uint8Array(await photograph('#224466'))], { type: 'image/jpeg' })
  // Its place is shown as the search will show it.
  expect(await seller.press('Weiter', { pictures: picture })).toContain('50670 Köln')
  const said = /<output>[^<]+<\/output>/
  const sent = await seller.press('Inserat veröffentlichen')
  expect(seller.address).toMatch(/^\/meine-inserate/)
  expect(sent).toMatch(said)
  expect(await seller.open(seller.address)).not.toMatch(said)
  const page = await seller.open(path)
  expect(page).toContain('Dieses Auto haben Sie schon inseriert.')
  expect(page).toMatch(/<a href="\/meine-inserate#\d+">Zum Inserat<\/a>/)
  expect(page).not.toContain('name="vehicleName"')
  expect(await seller.open('/private-sale')).toContain('You have already listed this car.')
  const again = await post(path, { ...SALE, acknowledgementCheckbox: '1', garageVehicleId }, cookie)
  expect(again.status).toBe(400)
  const other = await addGolf(actor.customerId, false)
  expect(await seller.open(`${path}?fahrzeug=${other}`)).toContain('name="vehicleName"')
  await seller.open('/meine-inserate')
  await seller.follow('Inserat beenden')
  expect(await seller.press('Ja, beenden')).toMatch(/<output>Das Inserat „[^<]+“ ist beendet/)
  expect(await seller.open(seller.address)).not.toMatch(said)
}, 60_000)

it.each([
  ['a workshop booking', '/werkstatt-services', 'Weiter', { 'sku-WS-1050': '1' }],
  ['a trade-in', '/auto-verkaufen/fahrzeugdetails', 'Weiter', { 'q-make': 'volkswagen', 'q-model': 'golf' }],
])(
  'the first step of %s says that answers are saved, and discards them, only once there are some',
  async (_, path, button, values) => {
    const visitor = formBrowser(shop)
    const begun = await visitor.open(path)
    expect(begun).toContain('Sobald Sie weitergehen, speichern wir Ihre Angaben.')
    expect(begun).not.toContain('Alles verwerfen')
    await visitor.press(button, values)
    const answered = await visitor.open(path)
    expect(answered).toContain('Ihre Angaben bleiben gespeichert.')
    expect(answered).not.toContain('Sobald Sie weitergehen')
    expect(answered).toContain('Alles verwerfen')
  },
)
