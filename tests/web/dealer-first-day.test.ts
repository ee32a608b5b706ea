import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { berlinToday, berlinYear } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { totpCodes } from '#services/second-factor/totp.ts'
import { readConfig } from '#server/config.ts'
import { setUpLink } from '#server/dealer-area/set-up-link.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../support/account.ts'
import { BUYERS_ADDRESS } from '../support/checkout.ts'
import { csvOf, feedCar, photograph, writeZip } from '../support/feed-file.ts'
import { type FormBrowser, formBrowser } from '../support/form-browser.ts'
import { TEST_SECRET } from '../support/gateway-context.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

/** A form without a script counts once it has been open for some seconds. */
const STAMP_MS = 3_500
const AREA = '/haendlerbereich'
const PASSWORD = 'Nordlicht-1972'
const test = useTestDatabase()
const shop = useTestShop(test, { DATA_KEY: TEST_SECRET, SESSION_SECRET: TEST_SECRET })

/** Accepts an invitation as a new colleague does: name, password, the first code of the app. */
async function joins(link: string, person: { readonly name: string; readonly email?: string }): Promise<FormBrowser> {
  const browser = formBrowser(shop)
  await browser.open(link)
  const setUp = await browser.press('Weiter zum zweiten Faktor', { ...person, password: PASSWORD })
  const secret = /<code>([^<]+)<\/code>/.exec(setUp)?.[1] ?? ''
  const code = totpCodes('').codeAt(secret, new Date())
  expect(await browser.press('Bestätigen', { code })).toContain('Wiederherstellungscodes')
  return browser
}

async function lastMailTo(recipient: string): Promise<string> {
  await shop.runJobs()
  const mail = (await shop.outbox.list(20)).find(({ to }) => to === recipient)
  return /https?:\/\/[^\s]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** A workshop booking by forms: the service, the car, the workshop, the time, the person, the summary. */
async function booksService(customer: FormBrowser): Promise<void> {
  await customer.open('/werkstatt-services')
  await customer.press('Weiter: ', { 'sku-WS-1050': '1' })
  await customer.press('Weiter: ', { make: 'Seat' })
  await customer.press('Termin wählen')
  await customer.press('09:00')
  await customer.press('Weiter: ')
  await customer.press('Weiter: ', { firstName: 'Jana', lastName: 'Krüger', phone: '0221 4710100' })
  await setTimeout(STAMP_MS)
  expect(await customer.press('Termin kostenlos reservieren')).toContain('Ihr Termin ist reserviert')
}

/** The first day, a week from now or later, on which an appointment can take place. */
async function openDay(staff: FormBrowser, appointment: string): Promise<string> {
  for (let ahead = 8; ahead < 16; ahead++) {
    const day = addDays(berlinToday(), ahead)
    if ((await staff.open(`${appointment}?day=${day}`)).includes('value="900"')) return day
  }
  throw new Error('no day has a free time')
}

const CONDITION = {
  ...{ scratches: 'none', windscreen: 'none', accident: 'none', import: 'german', serviceBook: 'workshop' },
  ...{ secondTyres: 'none', inspection: 'year', tyres: 'good', brakes: 'good', finance: 'none', seller: 'private' },
}

/** The first answer that a page offers to a question. */
function first(page: string, name: string): string {
  const field = page.match(
    new RegExp(`<input[^>]* name="${name}"[^>]*>|<select[^>]* name="${name}"[^]*?</select>`),
  )?.[0]
  return /value="([^"]+)"/.exec(field ?? '')?.[1] ?? ''
}

/** The customer's car by questions, its condition, the dealer, and a time at which the dealer looks at it. */
async function offersOwnCar(customer: FormBrowser): Promise<void> {
  const known: Readonly<Record<string, string>> = {
    ...{ 'q-make': 'volkswagen', 'q-model': 'golf', 'q-regmonth': '03', 'q-regdate': String(berlinYear() - 5) },
  }
  let page = await customer.open('/auto-verkaufen/fahrzeugdetails')
  while (!page.includes(' name="mileage"')) {
    const questions = [...new Set(page.match(/(?<= name=")q-\w+(?=")/g))]
    page = await customer.press(
      'Weiter',
      Object.fromEntries(questions.map((name) => [name, known[name] ?? first(page, name)])),
    )
  }
  await customer.answer({ mileage: '62.000' })
  await customer.answer(Object.fromEntries(Object.entries(CONDITION).map(([name, answer]) => [`c-${name}`, answer])))
  const dealer = /name="merchant"[^>]*value="([^"]+)"/.exec(await customer.open(customer.address))?.[1] ?? ''
  await customer.answer({ merchant: dealer })
  await customer.press('10:00')
}

let owner: FormBrowser
let buyer: FormBrowser

it('a dealer begins with an empty database and hands the first car over, by pages and forms alone', async () => {
  const link = await setUpLink(test.database, readConfig({ DATA_DIR: shop.folder }))
  const admin = await joins(link!, { name: 'Ada Amann', email: 'ada@fahrwerk.example' })
  await admin.open(`${AREA}/betriebe`)
  const company = { name: 'Autohaus Kern', slug: 'kern', street: 'Hansaring 42', zip: '50670', city: 'Köln' }
  await admin.press('Betrieb anlegen', company)
  await admin.press('Einladung senden', { name: 'Eva Kern', email: 'eva@kern.example' })

  owner = await joins(await lastMailTo('eva@kern.example'), { name: 'Eva Kern' })
  const fill = async (part: string, values: Record<string, string>) => {
    await owner.open(`${AREA}/einstellungen/${part}?merchant=kern`)
    return owner.press('Speichern', values)
  }
  expect(await owner.open(`${AREA}/einstellungen`)).toMatch(/<button[^>]*disabled=""[^>]*>Veröffentlichen/)
  await fill('company', { representative: 'Eva Kern', phone: '0221 4710100', email: 'post@kern.example' })
  await fill('register', { registerEntry: 'Amtsgericht Köln, HRB 20417', selfCertified: 'yes' })
  await fill('account', { vatId: 'DE123456788', iban: 'DE02120300000000202051' })
  await fill('legal', {
    ...{ imprintUrl: 'kern.example/impressum', privacyUrl: 'kern.example/datenschutz' },
    ...{ disputeSettlement: 'NOT_WILLING' },
  })
  await fill('hours', Object.fromEntries([1, 2, 3, 4, 5, 6].map((day) => [`day${day}`, '9-18 Uhr'])))
  await fill('financing', { permit: 'none' })
  await fill('services', { 'WS-1050': '189' })
  await fill('work-groups', Object.fromEntries([1, 2, 3, 4, 5, 6].map((day) => [`MECHANICS${day}`, '8'])))
  await owner.press('Veröffentlichen')
  expect(await owner.open(`${AREA}/einstellungen`)).toContain('Veröffentlicht')

  const file = path.join(shop.folder, 'stock.zip')
  await writeZip(file, {
    'stock.csv': csvOf([feedCar('K-1', { modell: 'Golf' }), feedCar('K-2', { preis: '24990' })]),
    'K-1_1.jpg': await photograph('#223344'),
  })
  const stock = new Blob([await readFile(file)])
  await owner.open(`${AREA}/importe`)
  await owner.press('Datei einlesen', { file: stock, mode: 'apply' })
  // A file that takes longer than a form goes on after its answer.
  await expect.poll(async () => (await owner.open(`${AREA}/bestand`)).includes('K-2')).toBe(true)

  const tokens = signedSessionTokens(TEST_SECRET)
  buyer = formBrowser(shop, await logInAs(test.database, tokens, 'jana@example.com'))
  const car = /href="(\/autos\/[^"]+)"[^>]*>/.exec(await buyer.open('/auto-kaufen?price-from=24000'))?.[1] ?? ''
  await buyer.open(car)
  await buyer.press('In den Warenkorb')
  await buyer.open('/warenkorb')
  await buyer.press('Zur Kasse')
  await buyer.answer({ cars: /name="cars" value="([^"]+)"/.exec(await buyer.open(buyer.address))?.[1] ?? '' })
  await buyer.answer(BUYERS_ADDRESS)
  await buyer.answer({ vehicles: 'PICK_UP' })
  const method = /name="(method-[^"]+)"/.exec(await buyer.open(buyer.address))?.[1] ?? ''
  const summary = await buyer.answer({ [method]: 'BANK_TRANSFER' })
  const consents = [...summary.matchAll(/name="(consents\.\d+)"/g)].map(([, name]) => [name!, 'on'])
  await buyer.answer({
    shown: /name="shown" value="([^"]+)"/.exec(summary)?.[1] ?? '',
    ...Object.fromEntries(consents),
  })
  expect(buyer.address).toContain('/checkout/danke')

  expect(await owner.open(AREA)).toContain('annehmen oder ablehnen')
  const order = /href="([^"]*\/auftraege\/\d+)"/.exec(await owner.open(`${AREA}/auftraege`))?.[1] ?? ''
  await owner.open(order)
  await owner.press('Annehmen')
  await owner.press('Geld ist eingegangen')
  await owner.press('Vorbereitung beginnen')
  await owner.press('Zur Abholung bereit')
  await owner.follow('Übergeben')
  expect(await owner.press('Übergeben')).toContain('Rechnung')
  const orders = await buyer.open('/meine-bestellungen')
  expect(orders).toContain('Übergeben')
})

it('the dealer answers a lead, moves a booking, offers for a trade-in and takes a bulk change back', async () => {
  const visitor = formBrowser(shop)
  const second = /href="(\/autos\/[^"]+)"[^>]*>/.exec(await visitor.open('/auto-kaufen'))?.[1] ?? ''
  await visitor.open(`/kontakt-anfrage/${second.split('/').at(-1)}`)
  await setTimeout(STAMP_MS)
  const guest = { firstName: 'Nora', lastName: 'Feldmann', email: 'nora@post.example', text: 'Hat er Winterräder?' }
  await visitor.answer(guest)
  const request = /href="([^"]*\/anfragen\/\d+)"/.exec(await owner.open(`${AREA}/anfragen`))?.[1] ?? ''
  expect(await owner.open(request)).toContain('Hat er Winterräder?')
  await owner.press('Senden', { text: 'Ja, auf Stahlfelgen.' })
  expect(await visitor.open(await lastMailTo('nora@post.example'))).toContain('Ja, auf Stahlfelgen.')

  await booksService(buyer)
  const booking = /href="([^"]*\/anfragen\/\d+)"/.exec(await owner.open(`${AREA}/anfragen`))?.[1] ?? ''
  const appointment = /href="([^"]*\/kalender\/termine\/\d+)"/.exec(await owner.open(booking))?.[1] ?? ''
  await owner.open(appointment)
  expect(await owner.press('Termin bestätigen')).not.toContain('>Termin bestätigen<')
  const later = await owner.press('Zeiten zeigen', { day: await openDay(owner, appointment) })
  expect(later).toContain('15:00')
  expect(await owner.press('Auf diese Zeit verschieben', { minute: '900' })).toContain('15:00\u00A0Uhr')

  await offersOwnCar(buyer)
  const found = /href="([^"]*\/inzahlungnahmen\/anfrage\/\d+)"/.exec(await owner.open(`${AREA}/inzahlungnahmen`))
  await owner.open(found?.[1] ?? '')
  const inspected = Object.fromEntries(Object.entries(CONDITION).map(([name, answer]) => [`q.${name}`, answer]))
  await owner.press('Besichtigung speichern', { ...inspected, mileage: '64.000', market: '15.000' })
  expect(await owner.press('abgeben', { validUntil: addDays(berlinToday(), 7) })).toContain('Angebot')
  expect(await buyer.open(buyer.address)).toContain('bietet verbindlich bis')

  await owner.open(`${AREA}/bestand`)
  await owner.press('Preise ändern', { [`vehicle.${second.split('/').at(-1)}`]: 'on' })
  await owner.press('Vorschau berechnen', { mode: 'PERCENT', by: '-10', rounding: '100' })
  expect(await owner.press('1 Fahrzeug ändern')).toContain('Rückgängig machen')
  expect(await owner.press('Rückgängig machen')).toContain('Rückgängig gemacht.')
})
