import { describe, expect, it } from 'vitest'
import { berlinYear } from '#domain/berlin-time.ts'
import { homePromiseTexts } from '#messages/home-promise.ts'
import { tradeInEstimateTexts } from '#messages/trade-in-estimate.ts'
import { tradeInOfferTexts } from '#messages/trade-in-offer.ts'
import { addCalendar } from '../support/appointments.ts'
import { addCustomer, PASSWORD, setPassword } from '../support/account.ts'
import { useBrowser, type Visitor, type VisitorOptions } from '../support/browser.ts'
import { photograph } from '../support/feed-file.ts'
import { goesFromHome } from '../support/from-home.ts'
import { SOON } from '../support/soon.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const YEAR = String(berlinYear() - 5)
const test = useTestDatabase()
const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  await addCalendar(test.database, id, { bays: 3 })
  for (const seller of [0, 1, 2, 3, 4]) {
    const merchant = await addMerchant(test.database, { slug: `seller-${seller}`, name: `Autohaus ${seller}` })
    await deliver(test.database, merchant.id, [
      golf(`${seller}0`, 15_000_00 + seller * 20_000),
      golf(`${seller}1`, 15_500_00),
    ])
  }
  await deliver(test.database, id, [car('77', { makeName: 'Opel', modelName: 'Corsa' })])
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)

function golf(number: string, price: number) {
  const attributes = { price, mileage: 60_000 + Number(number), firstRegistration: `${YEAR}-03`, power: 110 }
  return car(number, { attributes: { ...attributes, gearbox: 'MANUAL', drive: 'FRONT', seats: 5 } })
}

const GERMAN = {
  start: '/auto-verkaufen',
  vehicle: ['Marke', 'Modell', 'Blau'],
  month: 'Monat der Erstzulassung',
  year: 'Jahr der Erstzulassung',
  next: /^Weiter$/,
  onward: /^Weiter: /,
  mileage: 'Kilometerstand',
  unknown: 'Weiß ich nicht',
  covered: 'Fertig, zu den Bildern',
  dealer: /^Autohaus Brinkmann/,
  login: 'Anmelden und Schätzpreis ansehen',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  logIn: 'Anmelden',
  offer: /Schätzpreis für Ihren Volkswagen Golf/,
  lines: ['vergleichbaren Angeboten', 'Marge des Händlers', 'Mehrwertsteuer auf die Marge', 'gewichteter Median'],
  done: /Besichtigung am .* bei Autohaus Brinkmann\. Der Händler prüft dieselben Zeilen wie unten\./,
  change: 'Ändern',
  changed: { mileage: 'Kilometerstand', condition: 'Zustand', equipment: 'Ausstattung', dealer: 'Händler' },
  towBar: 'Anhängerkupplung',
  see: 'Schätzpreis ansehen',
  toRequest: 'Nachrichten und Termin',
  request: 'Ihre Inzahlungnahme: Volkswagen Golf',
  bring: /Bitte bringen Sie das Auto am .* zu Autohaus Brinkmann/,
}
const ENGLISH: typeof GERMAN = {
  start: '/tradein',
  vehicle: ['Make', 'Model', 'Blue'],
  month: 'Month of first registration',
  year: 'Year of first registration',
  next: /^Continue$/,
  onward: /^Continue: /,
  mileage: 'Mileage',
  unknown: 'I do not know',
  covered: 'Done, back to the pictures',
  dealer: /^Autohaus Brinkmann/,
  login: 'Log in and see the estimate',
  email: 'E-mail address',
  password: 'Password',
  logIn: 'Log in',
  offer: /Estimate for your Volkswagen Golf/,
  lines: ['comparable offers', 'Dealer’s margin', 'VAT on the margin', 'weighted median'],
  done: /Inspection on .* at Autohaus Brinkmann\. The dealer checks the same lines as below\./,
  change: 'Change',
  changed: { mileage: 'Mileage', condition: 'Condition', equipment: 'Equipment', dealer: 'Dealer' },
  towBar: 'Tow bar',
  see: 'See the estimate',
  toRequest: 'Messages and appointment',
  request: 'Your trade-in: Volkswagen Golf',
  bring: /Please bring the car to Autohaus Brinkmann on/,
}
type Words = typeof GERMAN

const main = ({ page }: Visitor) => page.getByRole('main')
const press = (visitor: Visitor, name: string | RegExp) => main(visitor).getByRole('button', { name }).last().click()

/** Answers every question of the sequence form; one with a single option is answered by the shop. */
async function namesCar(visitor: Visitor, words: Words): Promise<void> {
  const { page } = visitor
  const [make = '', model = '', blue = ''] = words.vehicle
  await page
    .getByRole('combobox', { name: make })
    .or(page.getByRole('radio', { name: 'Volkswagen' }))
    .first()
    .waitFor()
  await page.getByRole('radio', { name: 'Volkswagen' }).check({ force: true })
  await press(visitor, words.next)
  await main(visitor).getByRole('group', { name: model }).waitFor()
  await page.getByRole('radio', { name: 'Golf' }).check({ force: true })
  await press(visitor, words.next)
  await page.getByRole('radio', { name: blue }).check({ force: true })
  await visitor.findsNoBarriers()
  await press(visitor, words.next)
  await page.getByRole('combobox', { name: words.month }).selectOption('03')
  await page.getByRole('combobox', { name: words.year }).selectOption(YEAR)
  await press(visitor, words.next)
  await page.getByRole('textbox', { name: words.mileage }).fill('62.000')
  await visitor.findsNoBarriers()
  await press(visitor, words.onward)
}

/** A picture, and a box over its number plate by keys or fields; the answer that was given before stays. */
async function coversPicture(visitor: Visitor, words: Words, hasScript: boolean): Promise<void> {
  const { page } = visitor
  const answer = main(visitor).locator('#feld-tyres').getByRole('radio').nth(1)
  await answer.check({ force: true })
  const buffer = await photograph('#224466')
  await page.locator('input[type=file]').setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer })
  if (!hasScript) await main(visitor).locator('button[value=upload]').click()
  await main(visitor).locator('button[value^="boxes:"]').click()
  if (hasScript) {
    await page.getByRole('application').focus()
    await page.keyboard.press('ArrowDown')
  } else
    for (const [side, per] of Object.entries({ left: '40', top: '60', width: '20', height: '10' }))
      await page.locator(`[name=${side}]`).fill(per)
  await visitor.findsNoBarriers()
  await main(visitor).locator('button[value^="add-box:"]').click()
  await main(visitor).locator('button[value^="remove-box:"]').waitFor()
  await main(visitor).getByRole('link', { name: words.covered }).click()
  await main(visitor).locator('button[value^="boxes:"]').waitFor()
  expect(await answer.isChecked()).toBe(true)
  if (!hasScript) return
  // The browser's Back shows the picture again; what was answered in between stays.
  const other = main(visitor).locator('#feld-tyres').getByRole('radio').first()
  await other.check({ force: true })
  const questions = page.url()
  await page.goBack()
  await main(visitor).getByRole('link', { name: words.covered }).waitFor()
  await expect
    .poll(async () => {
      await page.goto(questions)
      return other.isChecked()
    }, SOON)
    .toBe(true)
}

/** The first answer everywhere, the brakes unknown. */
async function describesCondition(visitor: Visitor, words: Words, hasScript: boolean): Promise<void> {
  const { page } = visitor
  await page.waitForURL(/zustand|condition/)
  // What an answer takes off stands beside it before it is chosen: of few scratches and of a chipped windscreen.
  for (const amount of ['240', '90', '260'])
    await expect.poll(() => main(visitor).innerText()).toMatch(new RegExp(`−\\s?€?${amount}`))
  await press(visitor, words.onward)
  await page.getByRole('alert').waitFor()
  await coversPicture(visitor, words, hasScript)
  for (const group of await main(visitor).getByRole('group').all()) {
    const [first] = await group.getByRole('radio').all()
    await first?.check({ force: true })
  }
  await main(visitor).locator('#feld-brakes').getByRole('radio', { name: words.unknown }).check({ force: true })
  await visitor.findsNoBarriers()
  await press(visitor, words.onward)
}

/** “Change” leads to the question of each answer, and its button back to the estimate. */
async function changesAnswers(visitor: Visitor, words: Words): Promise<void> {
  const { page } = visitor
  const { mileage, condition, equipment, dealer } = words.changed
  const changeOf = (answer: string) => new RegExp(`^${words.change} ?: ${answer}$`)
  const opens = (answer: string) =>
    main(visitor)
      .getByRole('link', { name: changeOf(answer) })
      .click()
  const isBack = () => page.getByRole('heading', { level: 1, name: words.offer }).waitFor()
  await opens(mileage)
  await main(visitor)
    .getByRole('button', { name: changeOf(words.vehicle[1]!) })
    .waitFor()
  await page.getByRole('textbox', { name: words.mileage }).fill('63.000')
  await press(visitor, words.onward)
  await isBack()
  expect(await main(visitor).innerText()).toMatch(/63[.,]000/)
  await opens(equipment)
  await main(visitor).locator('input[name="e-towBar"]').check({ force: true })
  await press(visitor, words.onward)
  await isBack()
  expect(await main(visitor).innerText()).toContain(words.towBar)
  await opens(condition)
  await press(visitor, words.onward)
  await isBack()
  await opens(dealer)
  await press(visitor, words.see)
  await isBack()
}

const WAYS: readonly (readonly [string, Words, VisitorOptions])[] = [
  ['in German', GERMAN, {}],
  ['in English on a phone without script', ENGLISH, { javaScript: false, width: 390 }],
]

describe('a car is sold to a dealer', () => {
  it.each(WAYS)('from the first question to the booked inspection, %s', async (_, words, options) => {
    const locale = words === GERMAN ? 'de' : 'en'
    const email = `sells-${locale}@post.example`
    await addCustomer(test.database, email)
    await setPassword(test.database, email)
    const visitor = await browser.visitor(options)
    const { page } = visitor
    await goesFromHome(visitor, locale, 'sell', 'sellToDealer')
    await page.waitForURL(`**${words.start}`)
    await visitor.findsNoBarriers()
    await main(visitor).getByRole('link', { name: homePromiseTexts.byChoice[locale] }).click()
    await namesCar(visitor, words)
    await describesCondition(visitor, words, options.javaScript !== false)
    await page.waitForURL(/haendlersuche|dealer/)
    await page.getByRole('radio', { name: words.dealer }).check({ force: true })
    await visitor.findsNoBarriers()
    await press(visitor, words.login)
    await page.getByRole('textbox', { name: words.email }).fill(email)
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
    await press(visitor, words.logIn)
    await page.getByRole('heading', { level: 1, name: words.offer }).waitFor()
    const offers = main(visitor).getByRole('region', { name: tradeInEstimateTexts.comparables[locale] })
    expect(await offers.isVisible(), 'the offers are folded on a phone').toBe(options.width !== 390)
    await page.emulateMedia({ media: 'print' })
    for (const line of words.lines) expect(await main(visitor).innerText(), 'on paper').toContain(line)
    expect(await main(visitor).getByRole('button').filter({ visible: true }).count(), 'nothing to press').toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await main(visitor).getByRole('link', { name: tradeInEstimateTexts.seeOffers[locale] }).click()
    await expect.poll(() => offers.isVisible()).toBe(true)
    for (const line of words.lines) expect(await main(visitor).innerText()).toContain(line)
    const print = main(visitor).getByRole('button', { name: tradeInOfferTexts.print[locale] })
    expect(await print.isVisible(), 'printing needs a script').toBe(options.javaScript !== false)
    await visitor.findsNoBarriers()
    await changesAnswers(visitor, words)
    await main(visitor).locator('input[name=newsletter]').check({ force: true })
    await main(visitor).locator('button[name=time]:enabled').first().click()
    await page.getByText(words.done).waitFor()
    const { rows } = await test.database.pool.query(
      'select source_code from newsletter_subscriptions where lower(email) = lower($1)',
      [email],
    )
    expect(rows, 'the newsletter’s box').toEqual([{ source_code: words === GERMAN ? 'MA00000043' : 'MA00000044' }])
    await visitor.findsNoBarriers()
    await page.getByRole('link', { name: words.toRequest }).click()
    await page.getByRole('heading', { level: 1, name: words.request }).waitFor()
    await page.getByText(words.bring).waitFor()
    expect(await main(visitor).innerText()).toContain(words.unknown)
    await visitor.findsNoBarriers()
    expect(visitor.complaints.filter((text) => !text.includes('status of 400'))).toEqual([])
    await visitor.context.close()
  })
})
