import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { csvOf, feedCar, photograph, writeZip } from '../support/feed-file.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const run = promisify(execFile)
const test = useTestDatabase()
const shop = useTestShop(test, {}, async () => {
  const hamburg = await addMerchant(test.database, {
    slug: 'hansen',
    name: 'Autohaus Hansen',
    city: 'Hamburg',
    zip: '20095',
  })
  await deliver(test.database, hamburg.id, [
    car('h1'),
    car('h2', { attributes: { fuel: 'ELECTRIC' } }),
    car('h3', { makeName: 'Audi', modelName: 'A4' }),
  ])
  await addMerchant(test.database)
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)

/** The dealer's delivery: a ZIP of the stock and two photographs of one car, through the program an operator runs. */
async function importStock(): Promise<void> {
  const file = path.join(shop.folder, 'brinkmann.zip')
  const rows = [
    feedCar('GW_1', { farbe: 'Beige' }),
    feedCar('GW_2', { modell: 'Golf 1.5 TSI', kraftstoffart: 1, kategorie: 'Car.SmallCar' }),
  ]
  await writeZip(file, {
    'bestand.csv': csvOf(rows),
    'GW_1_10.jpg': await photograph('#888888'),
    'GW_1_2.jpg': await photograph('#e0b020'),
  })
  const { stdout } = await run(process.execPath, ['src/server/import.ts', '--merchant', 'brinkmann', file])
  // The second journey delivers the same file again, and nothing changes.
  expect(stdout).toMatch(/: (2 new, 0 changed, 0|0 new, 0 changed, 2) unchanged/)
}

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('finding a car, %s', (_, javaScript) => {
  it('goes from a dealer’s ZIP through filters to the car, in both languages', async () => {
    await importStock()
    await expect
      .poll(async () => (await shop.get('/auto-kaufen')).text.includes('5 Autos'), { timeout: 8_000 })
      .toBe(true)
    const visitor = await browser.visitor({ javaScript })
    const { page } = visitor
    await visitor.opens('/auto-kaufen')
    if (!(await page.getByRole('checkbox', { name: /^Beige/ }).isVisible()))
      await page.getByText('Außenfarbe', { exact: true }).first().click()
    await page.getByRole('checkbox', { name: /^Beige/ }).check()
    if (!javaScript) await page.getByRole('button', { name: 'Filter anwenden' }).first().click()
    await page.waitForURL(/color=BEIGE/)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('1')

    await page
      .getByRole('link', { name: /Passat/ })
      .first()
      .click()
    await page.waitForURL(/\/autos\/(vw|volkswagen)\/passat-variant\/\d+$/)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('Passat Variant')
    expect(await page.getByText('21.990').first().isVisible()).toBe(true)

    // The photographs are in the order of their numbers: the yellow one leads.
    const first = page.getByRole('img', { name: /Bild 1/ }).first()
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const photo = await shop.get(
      new URL(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname,
      { headers: { Accept: 'image/jpeg' } },
    )
    const { default: sharp } = await import('sharp')
    const { dominant } = await sharp(photo.body).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b + 100)

    await page.getByRole('link', { name: 'English' }).first().click()
    await page.waitForURL(/\/vehicles\/(vw|volkswagen)\/passat-variant\/\d+$/)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await expect.poll(() => page.getByText('Technical data').first().isVisible()).toBe(true)
    await visitor.leaves()
  })
})

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('Enter in a place field searches, %s', (_, javaScript) => {
  it.each(['/', '/auto-kaufen'])('on %s', async (start) => {
    const visitor = await browser.visitor({ javaScript })
    const { page } = visitor
    await visitor.opens(start)
    await page.getByRole('main').getByRole('combobox', { name: 'PLZ oder Ort' }).fill('20095')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/auto-kaufen\?place=20095/)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('Hamburg')
    await visitor.leaves()
  })
})

describe('the price filter', () => {
  it('is reset when the kind of price changes, and stays in its column', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await visitor.opens('/auto-kaufen')
    await page.getByRole('textbox', { name: 'Preis bis' }).fill('20.000')
    await page.keyboard.press('Tab')
    await page.waitForURL(/price-max=20000/)
    await page.getByRole('radio', { name: 'Finanzierung' }).check({ force: true })
    await page.waitForURL(/\?price-kind=LOAN_RATE_RANGE$/)
    const rate = page.getByRole('slider', { name: 'Monatsrate bis' })
    await expect.poll(() => rate.count()).toBe(1)
    await expect.poll(async () => (await rate.inputValue()) === (await rate.getAttribute('max'))).toBe(true)
    await expect.poll(() => page.getByRole('textbox', { name: 'Monatsrate bis' }).inputValue()).toBe('')
    const column = (await page.getByRole('complementary', { name: 'Filter' }).boundingBox())!
    const track = (await rate.boundingBox())!
    expect(track.x + track.width).toBeLessThanOrEqual(column.x + column.width + 1)
    await visitor.leaves()
  })
})

describe('the pictures of a car', () => {
  it('can be browsed full-screen and enlarged with the keyboard', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await visitor.opens('/auto-kaufen/volkswagen-golf')
    await page.waitForLoadState('networkidle')
    await page.getByRole('article').getByRole('link').first().click()
    await page.getByRole('button', { name: 'Vollbild', exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Vollbild', exact: true }).click()
    const screen = page.locator('#vollbild')
    const shown = screen.locator('[aria-current]')
    await expect.poll(() => screen.locator('ul:focus').count(), { message: 'the row has the focus' }).toBe(1)
    expect(await shown.getAttribute('href')).toBe('#bild-1')
    await screen.getByRole('button', { name: 'Nächstes Bild' }).click()
    await expect.poll(() => shown.getAttribute('href')).toBe('#bild-2')
    await screen.getByRole('link', { name: 'Bild 4', exact: true }).click()
    await expect.poll(() => shown.getAttribute('href')).toBe('#bild-4')
    const picture = screen.locator('#bild-4')
    const width = async () => (await picture.getByRole('img').boundingBox())!.width
    const plain = await width()
    await picture.getByRole('link').press('Enter')
    await expect.poll(width).toBeGreaterThan(plain * 1.5)
    await picture.getByRole('link').press('Enter')
    await expect.poll(width).toBe(plain)
    const car = new URL(page.url()).pathname
    await page.goBack()
    const isOpen = () => screen.evaluate((element) => element.matches(':popover-open'))
    await expect.poll(isOpen).toBe(false)
    await expect.poll(() => shown.getAttribute('href'), { message: 'the same picture is in view' }).toBe('#bild-4')
    // The step back is undone by one forward, which arrives a moment later.
    const path = () => new URL(page.url()).pathname
    await expect.poll(path, { message: 'Back closes the pictures and stays at the car' }).toBe(car)
    await visitor.leaves()
  })

  it('fill an upright screen, and close at the picture that they were opened with', async () => {
    const visitor = await browser.visitor({ width: 390 })
    const { page } = visitor
    await visitor.opens('/auto-kaufen/volkswagen-golf')
    await page.waitForLoadState('networkidle')
    await page.getByRole('article').getByRole('link').first().click()
    const open = page.getByRole('button', { name: 'Vollbild', exact: true })
    const screen = page.locator('#vollbild')
    const row = screen.getByRole('list').first()
    await open.waitFor()
    await page.waitForLoadState('networkidle')
    const last = await row.evaluate((element) => {
      element.scrollTo({ left: element.scrollWidth, behavior: 'instant' })
      return element.children.length
    })
    const current = screen.locator(`[aria-current][href="#bild-${last}"]`)
    await current.waitFor({ state: 'attached' })
    await open.click()
    const closer = page.getByRole('button', { name: 'Vollbild schließen' })
    await closer.waitFor()
    const picture = (await page.locator(`#bild-${last} img`).boundingBox())!
    expect([picture.x, picture.width]).toEqual([0, 390])
    expect(picture.y + picture.height).toBeLessThanOrEqual(900)
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate('document.activeElement.closest("#vollbild") !== null')).toBe(true)
    await visitor.findsNoBarriers()
    await page.keyboard.press('Escape')
    await open.waitFor()
    expect(await open.evaluate((element) => element === document.activeElement)).toBe(true)
    await current.waitFor({ state: 'attached' })
    const place = () => row.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth) + 1)
    await expect.poll(place).toBe(last)
    const withoutScript = await browser.visitor({ javaScript: false, width: 390 })
    await withoutScript.opens(new URL(page.url()).pathname)
    await withoutScript.page.getByRole('button', { name: 'Vollbild', exact: true }).click()
    await withoutScript.page.getByRole('button', { name: 'Vollbild schließen' }).click()
    await withoutScript.page.getByRole('button', { name: 'Vollbild', exact: true }).waitFor()
    await withoutScript.leaves()
    await visitor.leaves()
  })
})

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('a search in free words, %s', (_, javaScript) => {
  it('becomes filters, and names the words it did not understand', async () => {
    const visitor = await browser.visitor({ javaScript })
    const { page } = visitor
    await visitor.opens('/auto-kaufen')
    await page.getByRole('searchbox').fill('Audi A4 Diesel bis 20000 in Köln rostlos')
    await page.keyboard.press('Enter')
    await page.waitForURL(/mm=audi\.a4&place=K%C3%B6ln&price-max=20000&fuel=DIESEL&typed=Audi\+A4/)
    await expect.poll(() => page.getByText('Nicht verstanden: „rostlos“').isVisible()).toBe(true)
    expect(await page.getByRole('searchbox').inputValue()).toBe('Audi A4 Diesel bis 20000 in Köln rostlos')
    const chips = page.getByRole('navigation', { name: 'Aktive Filter' })
    expect(await chips.getByRole('link', { name: /^Diesel.*Ohne diesen Filter: .*Auto/ }).count()).toBe(1)
    // The notice belongs to this answer, in whichever order and view, and not to other filters.
    await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('price-asc')
    if (!javaScript) await page.getByRole('button', { name: 'Sortieren', exact: true }).click()
    await page.waitForURL(/sort=price-asc&typed=Audi/)
    await page.getByRole('link', { name: 'Liste', exact: true }).click()
    await page.waitForURL(/sort=price-asc&view=LIST&typed=Audi/)
    await expect.poll(() => page.getByText('Nicht verstanden: „rostlos“').isVisible()).toBe(true)
    expect(await page.getByRole('searchbox').inputValue()).toBe('Audi A4 Diesel bis 20000 in Köln rostlos')
    await chips.getByRole('link', { name: /^Diesel/ }).click()
    await page.waitForURL(/price-max=20000&sort=price-asc&view=LIST$/)
    await expect.poll(() => page.getByText('Nicht verstanden').count()).toBe(0)

    await page.locator('summary[aria-label="Warum an dieser Stelle?"]').first().click()
    expect(
      await page
        .getByText(/Sortiert nach „[^“]+“: [\d.]+\s€/)
        .first()
        .isVisible(),
    ).toBe(true)
    await visitor.leaves()
  })
})

describe('a number that cannot be used', () => {
  it('leaves its field, and the page says what was left out or rounded', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await visitor.opens('/auto-kaufen?fuel=DIESEL')
    const field = page.locator('input[name="consumption-max"]')
    await field.fill(',5,5x678')
    await field.press('Enter')
    await expect.poll(() => page.getByText('weggelassen: „,5,5x678“.').isVisible()).toBe(true)
    await expect.poll(() => field.inputValue()).toBe('')
    await field.fill('5,55')
    await field.press('Enter')
    await expect.poll(() => page.getByText('5,55 haben wir auf 5,6 gerundet.').isVisible()).toBe(true)
    await expect.poll(() => field.inputValue()).toBe('5,6')
    await visitor.leaves()
  })
})

describe('what a list remembers', () => {
  it.each([
    ['Liste', '/auto-kaufen?view=LIST'],
    ['Kacheln', '/auto-kaufen'],
  ])('leads back from the map to “%s” on a phone', async (layout, list) => {
    const visitor = await browser.visitor({ width: 390 })
    const { page } = visitor
    await visitor.opens(list)
    await page.getByRole('link', { name: 'Karte', exact: true }).click()
    await page.waitForURL(/map=1/)
    await page.getByRole('link', { name: layout, exact: true }).click()
    await page.waitForURL((url) => url.pathname + url.search === list)
    await visitor.leaves()
  })

  it('keeps what is typed while the list loads', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await visitor.opens('/auto-kaufen')
    const list = Promise.withResolvers<void>()
    await page.route(/\.data\?/, async (route) => {
      await list.promise
      await route.continue()
    })
    await page.locator('summary', { hasText: 'Antrieb' }).click()
    await page.getByRole('radio', { name: 'PS' }).check({ force: true })
    await page.getByRole('textbox', { name: 'Leistung von' }).fill('100')
    list.resolve()
    await page.waitForURL(/\?power-unit=PS$/)
    await page.keyboard.press('Tab')
    await page.waitForURL(/\?power-min=100&power-unit=PS$/)
    await visitor.leaves()
  })

  it('keeps open groups, the unit of power and the last filters', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const group = (title: string) =>
      page.locator('details[data-group]').filter({ has: page.locator('summary', { hasText: title }) })
    const isOpen = (title: string) => group(title).evaluate((details: HTMLDetailsElement) => details.open)
    await visitor.opens('/auto-kaufen')
    await page.locator('summary', { hasText: 'Antrieb' }).click()
    await page.locator('summary', { hasText: 'Standort' }).first().click()
    await page.reload()
    await expect.poll(() => isOpen('Antrieb')).toBe(true)
    expect(
      await group('Standort')
        .first()
        .evaluate((details: HTMLDetailsElement) => details.open),
    ).toBe(false)

    await page.getByRole('radio', { name: 'PS' }).check({ force: true })
    await page.waitForURL(/\?power-unit=PS$/)
    // The address is there before the list of it.
    await page.locator('main a[href*="power-unit=PS"]').first().waitFor()
    await page.getByRole('textbox', { name: 'Leistung von' }).fill('100')
    await page.keyboard.press('Tab')
    await page.waitForURL(/\?power-min=100&power-unit=PS$/)
    await page.getByRole('navigation', { name: 'Aktive Filter' }).getByRole('link', { name: /100/ }).waitFor()

    await visitor.opens('/auto-kaufen/suv')
    await page.getByRole('link', { name: 'Bisherige Filter behalten' }).click()
    await page.waitForURL(/\?body=SUV&power-min=100&power-unit=PS$/)
    // The address is there before the page that remembers it.
    const storedFilters = () => page.evaluate(() => localStorage.getItem('selectedFilters'))
    await expect.poll(storedFilters).toBe('body=SUV&power-min=100&power-unit=PS')
    await visitor.opens('/auto-kaufen')
    await page.getByRole('link', { name: 'Letzte Filter anwenden' }).click()
    await page.waitForURL(/\?body=SUV&power-min=100&power-unit=PS$/)
    await page.getByRole('link', { name: 'Alle Filter zurücksetzen' }).first().click()
    await page.waitForURL(/\/auto-kaufen$/)
    expect(await page.getByRole('link', { name: 'Letzte Filter anwenden' }).count()).toBe(0)
    await visitor.leaves()
  })
})
