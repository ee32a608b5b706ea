import { describe, expect, it } from 'vitest'
import { demoServices, demoPrices } from '#feeds/demo/workshops.ts'
import { putWorkshopPrices, putWorkshopServices } from '#use-cases/workshop/put-workshop.ts'
import { addCalendar } from '../support/appointments.ts'
import { useBrowser, type Visitor, type VisitorOptions, WITHOUT_PICTURES } from '../support/browser.ts'
import { goesFromHome } from '../support/from-home.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const shop = useTestShop(test, {}, async () => {
  const online = await addMerchant(test.database)
  const byMail = await addMerchant(test.database, { slug: 'ehrenfeld', name: 'Autohaus Ehrenfeld' })
  await putWorkshopServices(test.database, demoServices())
  for (const { id } of [online, byMail]) await putWorkshopPrices(test.database, id, demoPrices('lindenhof'))
  await addCalendar(test.database, online.id, { bays: 9 })
  await deliver(test.database, online.id, [car('1', { attributes: { hsn: '0603', tsn: 'ABC' } })])
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`, WITHOUT_PICTURES)

const GERMAN = {
  start: '/werkstatt-services',
  service: /^Inspektion mit Ölwechsel/,
  open: /^Bremsen prüfen/,
  chosen: /2 Leistungen, ab \d+\s€/,
  next: /^Weiter: /,
  back: /^Zurück: /,
  make: 'Marke',
  lookUp: 'Auto zu den Nummern suchen',
  unknown: /Zu diesen Nummern kennen wir kein Auto/,
  found: /^Gefunden und eingetragen: Volkswagen Golf/,
  model: 'Modell',
  place: 'PLZ oder Ort',
  search: 'Werkstatt suchen',
  times: 'Die nächsten freien Tage als Liste',
  reserved: /ist bis \d\d:\d\d\sUhr für Sie reserviert/,
  extend: 'Einmal um 15 Minuten verlängern',
  fields: ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Telefon'],
  summary: 'Bitte prüfen Sie Ihre Angaben',
  book: 'Termin kostenlos reservieren',
  send: 'Anfrage senden',
  done: 'Ihr Termin ist reserviert',
  sent: 'Ihre Anfrage ist gesendet',
  page: 'Zur Seite Ihrer Anfrage',
  free: 'Prüfung kostenlos',
  booked: ['(Richtpreis)', 'Prüfung kostenlos (nach Befund)', 'Nicht ohne Rückfrage über', 'Immer erst fragen'],
}
const ENGLISH: typeof GERMAN = {
  start: '/workshop-services',
  service: /^Service with oil change/,
  open: /^Brake check/,
  chosen: /2 services, from €\d+/,
  next: /^Continue: /,
  back: /^Back: /,
  make: 'Make',
  lookUp: 'Find the car by its numbers',
  unknown: /We do not know a car with these numbers/,
  found: /^Found and filled in: Volkswagen Golf/,
  model: 'Model',
  place: 'Postal code or town',
  search: 'Find a workshop',
  times: 'The next free days as a list',
  reserved: /is reserved for you until \d\d:\d\d/,
  extend: 'Extend once by 15 minutes',
  fields: ['First name', 'Last name', 'E-mail address', 'Telephone'],
  summary: 'Please check your details',
  book: 'Reserve appointment free of charge',
  send: 'Send enquiry',
  done: 'Your appointment is reserved',
  sent: 'Your enquiry has been sent',
  page: 'Open your enquiry',
  free: 'Free inspection',
  booked: [
    '(guide price)',
    'Free inspection (after inspection)',
    'Call me before spending more than',
    'Always ask first',
  ],
}
type Words = typeof GERMAN

const buttonOf = ({ page }: Visitor, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const textOf = ({ page }: Visitor) => page.getByRole('main').innerText()

async function goesOn(visitor: Visitor, words: Words, to: RegExp): Promise<void> {
  await buttonOf(visitor, words.next).last().click()
  await visitor.page.waitForURL(to)
}

/** Steps 1 to 3, with the shortest answers, to the workshop of this name. */
async function findsWorkshop(visitor: Visitor, words: Words, workshop: string, hasScript = true): Promise<void> {
  const { page } = visitor
  await goesFromHome(visitor, words === GERMAN ? 'de' : 'en', 'workshop', 'workshopServices')
  await page.waitForURL(`**${words.start}`)
  expect(await textOf(visitor)).toContain(words.free)
  await buttonOf(visitor, words.next).last().click()
  await page.getByRole('alert').waitFor()
  await expect.poll(() => page.title()).toMatch(/^(Fehler|Error): /)
  await page.getByRole('checkbox', { name: words.service }).check({ force: true })
  await page.getByRole('checkbox', { name: words.open }).check({ force: true })
  if (hasScript) await expect.poll(() => textOf(visitor)).toMatch(words.chosen)
  await visitor.findsNoBarriers()
  await goesOn(visitor, words, /fahrzeugdetails|service-booking$/)
  await page.getByRole('textbox', { name: 'HSN' }).fill('9999')
  await page.getByRole('textbox', { name: 'TSN' }).fill('AAA')
  await buttonOf(visitor, words.lookUp).click()
  await page.getByRole('alert').getByText(words.unknown).waitFor()
  await page.getByRole('textbox', { name: 'HSN' }).fill('0603')
  await page.getByRole('textbox', { name: 'TSN' }).fill('abc')
  await page.getByRole('textbox', { name: words.make }).fill('Something else')
  await buttonOf(visitor, words.lookUp).click()
  await page.getByText(words.found).waitFor()
  expect(await page.getByRole('textbox', { name: words.make }).inputValue()).toBe('Volkswagen')
  expect(await page.getByRole('textbox', { name: words.model }).inputValue()).toBe('Golf')
  await visitor.findsNoBarriers()
  await page.getByRole('textbox', { name: words.make }).fill('Seat')
  await visitor.findsNoBarriers()
  await goesOn(visitor, words, /werkstatt-suche|booking\/workshop/)
  await page.getByRole('combobox', { name: words.place }).fill('50667')
  await buttonOf(visitor, words.search).click()
  await page.waitForURL(/place=50667/)
  await seesMapOfList(visitor)
  await visitor.findsNoBarriers()
  await buttonOf(visitor, new RegExp(`: .*${workshop}`)).click()
}

/** The map has the numbers of the list, and a dot chooses its workshop. Both workshops of this test are in one place. */
async function seesMapOfList({ page }: Visitor): Promise<void> {
  const rows = page
    .getByRole('list', { name: /^(Werkstätten|Workshops)/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
  const dot = page.locator('main svg a[href*="merchant="]')
  await expect.poll(() => dot.locator('text').allTextContents()).toEqual(['1…'])
  expect(await rows.count()).toBe(2)
  expect(await dot.locator('title').textContent()).toMatch(/^1\. .+\n2\. /)
  await dot.click()
  await page.waitForURL(/merchant=/)
  expect(await rows.first().getAttribute('aria-current')).toBe('true')
}

/** By keyboard: reserves the last time of the list, which moves to the times of its day, and then for longer. The focus is not lost. */
async function choosesTime(visitor: Visitor, words: Words, hasScript = true): Promise<void> {
  const { page } = visitor
  const listed = page.getByRole('main').locator('button[name="time"]:not([disabled])').last()
  const value = await listed.getAttribute('value')
  await listed.press('Enter')
  await expect.poll(() => textOf(visitor)).toMatch(words.reserved)
  if (!hasScript) return
  const focused = page.locator(':focus')
  await expect.poll(() => focused.getAttribute('value')).toBe(value)
  await buttonOf(visitor, words.extend).press('Enter')
  await buttonOf(visitor, words.extend).waitFor({ state: 'detached' })
  await expect.poll(() => focused.innerText()).toMatch(words.reserved)
}

async function introducesOneself({ page }: Visitor, words: Words): Promise<void> {
  const values = ['Sabine', 'Krüger', 'sabine@post.example', '0221 4710100']
  for (const [index, label] of words.fields.entries())
    await page.getByRole('textbox', { name: label, exact: true }).fill(values[index]!)
}

/** A refused step is answered with 400, which the browser complains about. */
async function leaves({ complaints, context }: Visitor): Promise<void> {
  expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([])
  await context.close()
}

/** The stamp of a form without script is good after some seconds. */
const STAMP_MS = 4_500

const WAYS: readonly (readonly [string, Words, VisitorOptions])[] = [
  ['in German', GERMAN, {}],
  ['in English on a phone without script', ENGLISH, { javaScript: false, width: 390 }],
]

describe('a workshop booking', () => {
  it.each(WAYS)('is made from the services to the page of the request, %s', async (_, words, options) => {
    const visitor = await browser.visitor(options)
    const { page } = visitor
    await findsWorkshop(visitor, words, 'Brinkmann', options.javaScript)
    await page.waitForURL(/termin|appointment/)
    await buttonOf(visitor, words.next).last().click()
    await page.getByRole('alert').waitFor()
    await choosesTime(visitor, words, options.javaScript)
    await visitor.findsNoBarriers()
    await goesOn(visitor, words, /anfrage|contact/)
    await introducesOneself(visitor, words)
    await visitor.findsNoBarriers()
    await goesOn(visitor, words, /zusammenfassung|summary/)
    await page.getByRole('heading', { name: words.summary }).waitFor()
    await visitor.findsNoBarriers()
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await page.getByRole('main').getByRole('button', { name: words.back }).click()
    await page.waitForURL(/anfrage|contact/)
    expect(await page.getByRole('textbox', { name: words.fields[0]!, exact: true }).inputValue()).toBe('Sabine')
    await goesOn(visitor, words, /zusammenfassung|summary/)
    await page.waitForTimeout(STAMP_MS)
    await buttonOf(visitor, words.book).click()
    await page.getByRole('heading', { name: words.done }).waitFor()
    await visitor.findsNoBarriers()
    await page.getByRole('link', { name: words.page }).click()
    await page.waitForURL(/anfragen|requests/)
    const request = await textOf(visitor)
    for (const shown of ['Brinkmann', 'Seat', ...words.booked]) expect(request).toContain(shown)
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await visitor.findsNoBarriers()
    await leaves(visitor)
  })

  it('goes as an enquiry to a workshop without a calendar', async () => {
    const visitor = await browser.visitor({})
    await findsWorkshop(visitor, GERMAN, 'Ehrenfeld')
    await visitor.page.waitForURL(/anfrage/)
    await introducesOneself(visitor, GERMAN)
    await goesOn(visitor, GERMAN, /zusammenfassung/)
    await visitor.page.waitForTimeout(STAMP_MS)
    await buttonOf(visitor, GERMAN.send).click()
    await visitor.page.getByRole('heading', { name: GERMAN.sent }).waitFor()
    await leaves(visitor)
  })
})
