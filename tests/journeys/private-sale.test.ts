import { describe, expect, it } from 'vitest'
import { addCustomer, setPassword } from '../support/account.ts'
import { useBrowser, type Visitor, type VisitorOptions } from '../support/browser.ts'
import { photograph } from '../support/feed-file.ts'
import { goesFromHome } from '../support/from-home.ts'
import { logsIn } from '../support/log-in.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  const attributes = { price: 15_000_00, firstRegistration: '2020-03', mileage: 60_000 }
  const cars = Array.from({ length: 9 }, (_, index) => car(String(index + 1), { attributes }))
  await deliver(test.database, id, cars)
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)

/** Somebody with a Golf in the garage and an account that is not new. */
async function addSeller(email: string): Promise<void> {
  const { actor } = await addCustomer(test.database, email)
  await setPassword(test.database, email)
  await test.database.pool.query(`update customers set created_at = now() - interval '30 days' where id = $1`, [
    actor.customerId,
  ])
  await test.database.pool.query(
    `insert into garage_vehicles (customer_id, make, model, fuel_type, first_registration, mileage, is_selected)
     values ($1, 'Volkswagen', 'Golf', 'DIESEL', '2020-03', 61000, true)`,
    [actor.customerId],
  )
}

const GERMAN = {
  next: /^Weiter: /,
  price: 'Ihr Preis',
  description: 'Was sollte ein Käufer wissen?',
  postalCode: 'Postleitzahl',
  acknowledge: /Ich bin Eigentümer/,
  range: 'Vergleichbare Angebote',
  images: 'Zeigen Sie Ihr Auto',
  add: 'Bilder hinzufügen',
  upload: 'Hochladen',
  second: 'Bild 2',
  forward: 'Bild 2 nach vorn',
  wrong: /Dieses Format können wir nicht lesen/,
  hide: 'Kennzeichen verdecken',
  canvas: 'Kasten auf dem Bild',
  sides: ['Von links', 'Von oben', 'Breite', 'Höhe'],
  cover: 'Diesen Kasten verdecken',
  covered: 'Kasten 1 entfernen',
  done: 'Fertig, zu den Bildern',
  check: 'So sieht Ihr Inserat aus',
  publish: 'Inserat veröffentlichen',
  online: 'Ihr Inserat ist online.',
  list: '/auto-kaufen/volkswagen-golf',
  private: 'Privatanbieter',
  end: /^Inserat beenden: /,
  endQuestion: /^Inserat .* beenden\?$/,
  endYes: 'Ja, beenden',
  ended: 'Beendet',
}
const ENGLISH: typeof GERMAN = {
  next: /^Continue: /,
  price: 'Your price',
  description: 'What should a buyer know?',
  postalCode: 'Postal code',
  acknowledge: /I own the car/,
  range: 'Comparable offers',
  images: 'Show your car',
  add: 'Add pictures',
  upload: 'Upload',
  second: 'Picture 2',
  forward: 'Move picture 2 forward',
  wrong: /We cannot read this format/,
  hide: 'Cover the number plate',
  canvas: 'Box on the picture',
  sides: ['From the left', 'From the top', 'Width', 'Height'],
  cover: 'Cover this box',
  covered: 'Remove box 1',
  done: 'Done, back to the pictures',
  check: 'This is your listing',
  publish: 'Publish listing',
  online: 'Your listing is online.',
  list: '/cars/volkswagen-golf',
  private: 'Private seller',
  end: /^End listing: /,
  endQuestion: /^End the listing /,
  endYes: 'Yes, end it',
  ended: 'Ended',
}
type Words = typeof GERMAN

const mainOf = ({ page }: Visitor) => page.getByRole('main')
const buttonOf = (visitor: Visitor, name: string | RegExp) => mainOf(visitor).getByRole('button', { name })
const headingOf = ({ page }: Visitor, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function describesCar(visitor: Visitor, words: Words): Promise<void> {
  const { page } = visitor
  await headingOf(visitor, words === GERMAN ? 'Ihr Auto privat verkaufen' : 'Sell your car privately').waitFor()
  expect(await mainOf(visitor).innerText()).toContain(words.range)
  await buttonOf(visitor, words.next).last().click()
  await page.getByRole('alert').waitFor()
  await visitor.findsNoBarriers()
  await page.getByRole('textbox', { name: words.price }).fill('14.200')
  await page.getByRole('textbox', { name: words.description }).fill('Aus erster Hand, Serviceheft lückenlos.')
  await page.getByRole('textbox', { name: words.postalCode }).fill('50670')
  await page.getByRole('checkbox', { name: words.acknowledge }).check({ force: true })
  await buttonOf(visitor, words.next).last().click()
  await headingOf(visitor, words.images).waitFor()
}

async function addsPictures(visitor: Visitor, words: Words, javaScript: boolean): Promise<void> {
  const { page } = visitor
  const field = page.getByLabel(words.add)
  const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer })
  await field.setInputFiles([
    file('front.jpg', await photograph('#224466')),
    file('side.jpg', await photograph('#664422')),
    file('notes.gif', Buffer.from('GIF89a'), 'image/gif'),
  ])
  if (!javaScript) await buttonOf(visitor, words.upload).click()
  await page.getByText(words.second, { exact: true }).waitFor()
  await page.getByText(words.wrong).first().waitFor()
  const keys = () => page.locator('ol img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const before = await keys()
  await buttonOf(visitor, words.forward).click()
  await expect.poll(keys).toEqual(before.toReversed())
  await page.getByRole('link', { name: words.hide }).first().click()
  if (javaScript) await dragsBox(visitor, words)
  else
    for (const [index, side] of words.sides.entries())
      await page.getByRole('textbox', { name: side }).fill(String([40, 60, 20, 10][index]))
  await buttonOf(visitor, words.cover).click()
  await buttonOf(visitor, words.covered).waitFor()
  await visitor.findsNoBarriers()
  await page.getByRole('link', { name: words.done }).click()
  await page.getByText(words.second, { exact: true }).waitFor()
  await buttonOf(visitor, words.next).last().click()
  await headingOf(visitor, words.check).waitFor()
}

/** Draws a box with the pointer from corner to corner, moves it by dragging it, then by keys; the fields follow each change. */
async function dragsBox({ page }: Visitor, { canvas, sides }: Words): Promise<void> {
  const box = page.getByRole('application', { name: canvas })
  // The picture gives the box its height: points count once it has come.
  const hasCome = () =>
    box.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalHeight > 0)
  await expect.poll(hasCome, { timeout: 8_000 }).toBe(true)
  await box.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await box.boundingBox())!
  const at = (left: number, top: number) => page.mouse.move(x + width * left, y + height * top)
  const values = () => Promise.all(sides.map((side) => page.getByRole('textbox', { name: side }).inputValue()))
  await at(0.4, 0.6)
  await page.mouse.down()
  await at(0.6, 0.7)
  await page.mouse.up()
  const near = (expected: readonly number[]) =>
    expect
      .poll(async () => (await values()).map((value) => Math.round(Number(value.replace(',', '.')))))
      .toEqual(expected)
  await near([40, 60, 20, 10])
  await at(0.5, 0.65)
  await page.mouse.down()
  await at(0.6, 0.65)
  await page.mouse.up()
  await near([50, 60, 20, 10])
  await box.focus()
  for (const keys of ['ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(keys)
  await near([50, 59, 22, 10])
}

describe.each<[string, string, Words, VisitorOptions]>([
  ['German, on a telephone', 'sabine@example.com', GERMAN, { width: 390 }],
  ['English, without script', 'jonas@example.com', ENGLISH, { javaScript: false }],
])('in %s', (_, email, words, options) => {
  it('somebody sells a car privately: it is in the search, and gone again when the seller ends it', async () => {
    await addSeller(email)
    const visitor = await browser.visitor(options)
    const { page } = visitor
    await goesFromHome(visitor, words === GERMAN ? 'de' : 'en', 'sell', 'sellPrivately')
    await logsIn(visitor, email)
    await describesCar(visitor, words)
    await addsPictures(visitor, words, options.javaScript !== false)
    await visitor.findsNoBarriers()
    await buttonOf(visitor, words.publish).click()
    await page.getByText(words.online, { exact: true }).waitFor()
    await visitor.findsNoBarriers()
    await mainOf(visitor).getByRole('link', { name: 'Volkswagen Golf', exact: true }).click()
    await page.getByText(words.private).first().waitFor()
    expect(await mainOf(visitor).innerText()).toMatch(/14[.,]200/)
    const buyer = await browser.visitor({ javaScript: false })
    const findsOffer = async () => {
      await buyer.opens(words.list)
      return /14[.,]200/.test(await mainOf(buyer).innerText())
    }
    await expect.poll(findsOffer, { timeout: 8_000 }).toBe(true)
    await visitor.opens(words === GERMAN ? '/meine-inserate' : '/account/private-sales')
    await page.getByRole('link', { name: words.end }).click()
    await headingOf(visitor, words.endQuestion).waitFor()
    await visitor.findsNoBarriers()
    await buttonOf(visitor, words.endYes).click()
    await page.getByText(words.ended, { exact: true }).waitFor()
    await expect.poll(findsOffer, { timeout: 8_000 }).toBe(false)
    // The browser reports the two forms that were refused on purpose.
    const complaints = visitor.complaints.filter((complaint) => !/status of 4(00|22)/.test(complaint))
    expect([visitor.foreignRequests, complaints]).toEqual([[], []])
  }, 120_000)
})
