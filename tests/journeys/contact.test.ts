import { beforeAll, describe, expect, it } from 'vitest'
import type { ContactData } from '#domain/request/contact.ts'
import { REQUEST_VERBS } from '#server/verbs/request-verbs.ts'
import { waitsForStamp } from '../support/bot-check.ts'
import { useBrowser, WITHOUT_PICTURES } from '../support/browser.ts'
import { issueRequestKey } from '#use-cases/request/request-keys.ts'
import { openRequest } from '#use-cases/request/open-request.ts'
import { addCalendar } from '../support/appointments.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
let cars: { golf: number; fabia: number; polo: number }
const shop = useTestShop(test, {}, async () => {
  const dealer = await addMerchant(test.database)
  await deliver(test.database, dealer.id, [car('1')])
  const person = await addMerchant(test.database, {
    ...{ slug: 'privat-weber', name: 'Jutta Weber', kind: 'PRIVATE', email: 'weber@example.com' },
    openingHours: [],
  })
  await deliver(test.database, person.id, [car('2', { makeName: 'Skoda', modelName: 'Fabia' })])
  const online = await addMerchant(test.database, { slug: 'ehrenfeld', name: 'Autohaus Ehrenfeld' })
  await addCalendar(test.database, online.id, { bays: 2 })
  await deliver(test.database, online.id, [car('3', { modelName: 'Polo' })])
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles order by merchant_id')
  cars = { golf: rows[0]!.id, fabia: rows[1]!.id, polo: rows[2]!.id }
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`, WITHOUT_PICTURES)

beforeAll(() => test.database.pool.query('delete from rate_limits'))

const GERMAN = {
  path: (id: number) => `/autos/volkswagen/golf/${id}`,
  contact: 'Kontakt aufnehmen',
  heading: 'Autohaus Brinkmann kontaktieren',
  callback: 'Rückruf',
  question: 'Anfrage',
  send: 'Anfrage senden',
  missing: 'Bitte schreiben Sie, was Sie wissen möchten.',
  message: 'Nachricht',
  first: 'Vorname',
  last: 'Nachname',
  email: 'E-Mail-Adresse',
  title: 'Ihre Anfrage: Volkswagen Golf',
  answered: 'Der Verkäufer hat geantwortet. Sie sind am Zug.',
  yours: 'Ihre Nachricht',
  write: 'Nachricht senden',
  withdraw: 'Anfrage zurückziehen',
  closed: /Sie haben die Anfrage zurückgezogen/,
  drive: 'Probefahrt anfragen',
  move: 'Termin verschieben',
  cancel: 'Termin absagen',
}
const ENGLISH: typeof GERMAN = {
  path: (id) => `/vehicles/volkswagen/golf/${id}`,
  contact: 'Get in touch',
  heading: 'Contact Autohaus Brinkmann',
  callback: 'Call back',
  question: 'Enquiry',
  send: 'Send enquiry',
  missing: 'Please write what you would like to know.',
  message: 'Message',
  first: 'First name',
  last: 'Last name',
  email: 'E-mail address',
  title: 'Your enquiry: Volkswagen Golf',
  answered: 'The seller has replied. It is your turn.',
  yours: 'Your message',
  write: 'Send message',
  withdraw: 'Withdraw enquiry',
  closed: /You withdrew the enquiry/,
  drive: 'Request a test drive',
  move: 'Choose another time',
  cancel: 'Cancel the appointment',
}

/** A form that is refused answers with 400, which the browser reports. */
const withoutRefusals = (complaints: readonly string[]) => complaints.filter((text) => !text.includes('status of 400'))

describe.each([
  ['a visitor asks a dealer in German', GERMAN, true, 1440],
  ['a visitor asks a dealer in English on a phone without JavaScript', ENGLISH, false, 390],
] as const)('%s', (_, words, javaScript, width) => {
  it('from the car’s page over an error to the request’s page, its answer and its end', async () => {
    const visitor = await browser.visitor({ javaScript, width })
    const { page } = visitor
    const main = page.getByRole('main')
    await visitor.opens(words === GERMAN ? '/' : '/en')
    await main.getByRole('link', { name: 'Volkswagen Golf', exact: true }).first().click()
    await page.waitForURL(`**${words.path(cars.golf)}`)
    await main.getByRole('link', { name: words.contact }).first().click()
    await page.getByRole('heading', { level: 1, name: words.heading }).waitFor()
    await visitor.findsNoBarriers()
    await page.getByLabel(words.first).fill('Jana')
    await page.getByLabel(words.message, { exact: true }).fill('Rufen Sie mich an?')
    await main.getByRole('button', { name: words.callback, exact: true }).click()
    await page.waitForURL(/contactType=CALLBACK/)
    await visitor.findsNoBarriers()
    expect(await page.getByLabel(words.first).inputValue()).toBe('Jana')
    await page.getByLabel(words.last).fill('Krüger')
    await main.getByRole('button', { name: words.question, exact: true }).click()
    await page.waitForURL(/contactType=EMAIL/)
    expect(await page.getByLabel(words.last).inputValue()).toBe('Krüger')
    expect(await page.getByLabel(words.message, { exact: true }).inputValue()).toBe('Rufen Sie mich an?')
    await page.getByLabel(words.message, { exact: true }).fill('')

    await page.getByLabel(words.email, { exact: true }).fill('jana@example.com')
    await main.getByRole('button', { name: words.send }).click()
    await page.getByRole('alert').getByText(words.missing).waitFor()
    await visitor.findsNoBarriers()
    expect(await page.getByLabel(words.first).inputValue()).toBe('Jana')
    await page.getByLabel(words.message, { exact: true }).fill('Ist der Zahnriemen neu?')
    await waitsForStamp(page)
    await main.getByRole('button', { name: words.send }).click()

    await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
    await main.getByText('Ist der Zahnriemen neu?').waitFor()
    await visitor.findsNoBarriers()
    const address = page.url()
    const number = /\/(\d{10})\?key=/.exec(address)![1]!
    await REQUEST_VERBS['request-answer']!.run(test, [number, 'Ja, im April.'])

    // The link opens the page elsewhere, too; without its key nobody sees it.
    const elsewhere = await browser.visitor({ javaScript, width })
    const locked = await elsewhere.page.request.get(address.replace(/\?.*/, ''))
    expect([locked.status(), (await locked.text()).includes('Zahnriemen')]).toEqual([404, false])
    const opened = await elsewhere.page.goto(address)
    expect(opened?.headers()['cache-control']).toContain('no-store')
    await elsewhere.page.getByText(words.answered).waitFor()
    await elsewhere.page.getByText('Ja, im April.').waitFor()
    await elsewhere.page.getByLabel(words.yours).fill('Danke!')
    await elsewhere.page.getByRole('button', { name: words.write }).click()
    await elsewhere.page.getByText('Danke!').waitFor()
    await elsewhere.page.locator('summary', { hasText: words.withdraw }).click()
    await elsewhere.page.getByRole('button', { name: words.withdraw }).click()
    await elsewhere.page.getByText(words.closed).first().waitFor()
    expect(await elsewhere.page.getByRole('button', { name: words.write }).count()).toBe(0)
    await elsewhere.findsNoBarriers()
    await elsewhere.leaves()
    expect(withoutRefusals(visitor.complaints)).toEqual([])
  })
})

it('a private seller’s car has no cart, and takes messages without the seller’s name', async () => {
  const visitor = await browser.visitor()
  const { page } = visitor
  await visitor.opens(`/autos/skoda/fabia/${cars.fabia}`)
  expect(await page.getByRole('button', { name: 'In den Warenkorb' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Verkäufer anschreiben' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Privaten Verkäufer anschreiben' }).waitFor()
  await visitor.findsNoBarriers()
  await page.getByLabel('Vorname').fill('Jana')
  await page.getByLabel('Nachname').fill('Krüger')
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('jana@example.com')
  await page.getByLabel('Nachricht', { exact: true }).fill('Noch zu haben?')
  await waitsForStamp(page)
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await page.getByText('Noch zu haben?').waitFor()
  expect(await page.content()).not.toMatch(/weber/i)
  const number = /\/(\d{10})\?key=/.exec(page.url())![1]!
  await REQUEST_VERBS['request-answer']!.run(test, [number, 'Schreiben Sie mir bitte auf WhatsApp.'])
  await page.reload()
  await page.getByText('Vorsicht: Wechsel zu einem Messenger.').waitFor()
  await visitor.findsNoBarriers()
  await visitor.leaves()
})

it('anybody reports an offer from its page, with what is missing named', async () => {
  const visitor = await browser.visitor({ javaScript: false, width: 390 })
  const { page } = visitor
  await visitor.opens(GERMAN.path(cars.golf))
  await page.getByRole('link', { name: 'Angebot melden' }).click()
  await page.getByRole('heading', { level: 1, name: 'Angebot melden' }).waitFor()
  await visitor.findsNoBarriers()
  await page.getByRole('button', { name: 'Meldung senden' }).click()
  await page.getByRole('alert').getByText('Bitte wählen Sie einen Grund.').waitFor()
  await visitor.findsNoBarriers()
  await page.getByLabel('Das Auto ist schon verkauft').check()
  await page.getByLabel('Was ist falsch?').fill('Der Händler sagt, es ist weg.')
  await page.getByLabel(/nach bestem Wissen/).check()
  await waitsForStamp(page)
  await page.getByRole('button', { name: 'Meldung senden' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ihre Meldung ist eingegangen' }).waitFor()
  await visitor.findsNoBarriers()
  expect(withoutRefusals(visitor.complaints)).toEqual([])
})

it.each([
  ['in German', GERMAN, true, 1440],
  ['in English on a phone without script', ENGLISH, false, 390],
] as const)(
  'a test drive is reserved from the home page on, moved and cancelled %s',
  async (_, words, javaScript, width) => {
    const { drive, move, cancel } = words
    const visitor = await browser.visitor({ javaScript, width })
    const { page } = visitor
    const main = page.getByRole('main')
    const times = main.locator('button[name="time"]:not([disabled])')
    await visitor.opens(words === GERMAN ? '/' : '/en')
    await main.getByRole('link', { name: 'Volkswagen Polo', exact: true }).first().click()
    await page.waitForURL(/polo/)
    await main.getByRole('link', { name: drive, exact: true }).first().click()
    if (javaScript) {
      await times.nth(2).click()
      await page.waitForURL(/time=/)
    }
    await visitor.findsNoBarriers()
    await page.getByLabel(words.first).fill('Jana')
    await page.getByLabel(words.last).fill('Krüger')
    await page.getByLabel(words.email, { exact: true }).fill('jana@example.com')
    const sends = async () => {
      await waitsForStamp(page)
      await main.locator('form[method="post"] button[type="submit"]').last().click()
    }
    await sends()
    if (!javaScript) {
      await main.getByRole('alert').waitFor()
      await main.getByRole('combobox', { name: 'Free times in the next few days' }).selectOption({ index: 3 })
      expect(await page.getByLabel(words.first).inputValue()).toBe('Jana')
      await sends()
    }
    await page.waitForURL(/\/\d{10}\?key=/)
    await visitor.findsNoBarriers()
    const before = await main.locator('p.lead').nth(1).innerText()
    await main.getByRole('link', { name: move }).click()
    await page.getByRole('heading', { level: 1, name: move }).waitFor()
    await visitor.findsNoBarriers()
    await times.last().click()
    await page.waitForURL(/\/\d{10}\?key=/)
    expect(await main.locator('p.lead').nth(1).innerText()).not.toBe(before)
    await main.locator('summary', { hasText: cancel }).click()
    await main.getByRole('button', { name: cancel }).click()
    await page.getByText(words.closed).first().waitFor()
    expect(await main.getByRole('link', { name: move }).count()).toBe(0)
    expect(withoutRefusals(visitor.complaints)).toEqual([])
    await visitor.context.close()
  },
)

it.each([
  [
    'in German without script',
    '/anfragen',
    false,
    390,
    {
      close: 'Anfrage beenden',
      reason: 'Grund',
      missing: 'Bitte wählen Sie einen Grund.',
      choice: 'Der Kunde ist nicht zu erreichen',
      closed: /Der Kunde war nicht zu erreichen/,
    },
  ],
  [
    'in English',
    '/requests',
    true,
    1440,
    {
      close: 'Close the enquiry',
      reason: 'Reason',
      missing: 'Please choose a reason.',
      choice: 'The customer cannot be reached',
      closed: /The customer could not be reached/,
    },
  ],
] as const)('a private seller closes an enquiry with a reason %s', async (_, path, javaScript, width, words) => {
  const { merchant_id: merchantId } = await test.database.read
    .selectFrom('vehicles')
    .select('merchant_id')
    .where('id', '=', cars.fabia)
    .executeTakeFirstOrThrow()
  const data: ContactData = {
    ...{ title: 'Skoda Fabia', requestType: 'CAR_REQUEST', contactType: 'EMAIL' },
    ...{ day: null, timeOfDay: null, price: 15_000_00, finance: null },
  }
  const { id, key } = await test.database.transaction(async (handle) => {
    const request = await openRequest(
      handle,
      { origin: 'https://shop.example', brandSlug: null, locale: 'de' },
      words.close,
      {
        ...{ kind: 'CONTACT', merchantId, vehicleId: cars.fabia, customerId: null, phone: null, federalState: null },
        person: { salutation: null, firstName: 'Jana', lastName: 'Krüger' },
        ...{ email: 'jana@example.com', data, text: 'Noch da?' },
      },
    )
    return { id: request.id, key: await issueRequestKey(handle, request.id, 'MERCHANT') }
  })
  const visitor = await browser.visitor({ javaScript, width })
  const main = visitor.page.getByRole('main')
  await visitor.opens(`${path}/${id}?key=${key}`)
  await main.locator('summary', { hasText: words.close }).click()
  await visitor.findsNoBarriers()
  await main.getByRole('button', { name: words.close }).click()
  await visitor.page.getByRole('alert').getByText(words.missing).waitFor()
  await main.getByLabel(words.reason).selectOption(words.choice)
  await main.getByRole('button', { name: words.close }).click()
  await main.getByText(words.closed).first().waitFor()
  expect(await main.locator('summary', { hasText: words.close }).count()).toBe(0)
  await visitor.findsNoBarriers()
  expect(withoutRefusals(visitor.complaints)).toEqual([])
})
