import type { Page } from 'playwright-core'
import { DEMO_STAFF } from '#domain/staff/demo-staff.ts'
import type { Found } from './screens.ts'

const DEMO = { email: 'demo@fahrwerk.example', password: 'Probefahrt-2026!' }
const ADDRESS = { Vorname: 'Sabine', Nachname: 'Krüger', Straße: 'Neusser Straße', Hausnummer: '118a' }
const PLACE = { Postleitzahl: '50733', Ort: 'Köln' }

/** Finds cars and an accessory that the demo has in every run. */
export async function findThings(page: Page, origin: string): Promise<Omit<Found, 'order'>> {
  await page.goto(`${origin}/auto-kaufen/gebrauchtwagen?sort=price-desc&price-max=25000&fuel=PETROL`)
  const hrefs = await page
    .locator('main a[href^="/autos/"]')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
  const cars = [...new Set(hrefs)].map((href) => (href ?? '').split(/[/?#]/).slice(2, 5))
  const [first, ...others] = cars
  const [makeName = '', modelName = '', id = ''] = first ?? []
  await page.goto(`${origin}/zubehoer-kaufen`)
  const accessory = await page.locator('main a[href^="/zubehoerteil/"]').first().getAttribute('href')
  return {
    car: { makeName, modelName, id },
    others: others.slice(0, 2).map(([, , other = '']) => other),
    accessory: accessory?.split('/').at(-1) ?? '',
  }
}

export async function logInCustomer(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByRole('main').getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(DEMO.email)
  await page.getByRole('main').getByRole('textbox', { name: 'Passwort' }).fill(DEMO.password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** The demo's log-in page has a button for each of its staff. */
export async function logInStaff(page: Page, origin: string, staff: 'owner' | 'admin'): Promise<void> {
  await page.goto(`${origin}/haendlerbereich/anmelden`)
  await page.getByRole('button', { name: DEMO_STAFF[staff] }).click()
  await page.waitForURL((url) => !url.pathname.includes('anmelden'))
}

const MAX_ATTEMPTS = 3
/** Characters of the page that a failure quotes. */
const MAX_QUOTED = 500

/** Orders one car, and brings a second one to the summary, unless an earlier run has. Returns the number of the order. */
export async function buyCars(page: Page, origin: string, cars: readonly string[]): Promise<string> {
  const [first = '', second = ''] = cars
  if ((await lastOrder(page, origin)) === '') await order(page, origin, first)
  await page.goto(`${origin}/checkout/zusammenfassung`)
  if (!page.url().includes('zusammenfassung')) await goToSummary(page, origin, second)
  return lastOrder(page, origin)
}

async function lastOrder(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/meine-bestellungen`)
  const [link] = await page.locator('main a[href^="/meine-bestellungen/"]').all()
  return (await link?.getAttribute('href'))?.split(/[/?]/)[2] ?? ''
}

async function order(page: Page, origin: string, car: string): Promise<void> {
  await goToSummary(page, origin, car)
  const thanks = page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })
  // In a shop that has just started, the summary may be shown again, because the car's details have changed meanwhile.
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    for (const box of await page.locator('input[name^="consents."]').all()) await box.check({ force: true })
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    const isOrdered = await thanks.waitFor({ timeout: 12_000 }).then(
      () => true,
      () => false,
    )
    if (isOrdered) return
  }
  const said = await page.getByRole('main').innerText()
  throw new Error(`The demo’s order was not placed: ${said.slice(0, MAX_QUOTED)}`)
}

async function goToSummary(page: Page, origin: string, car: string): Promise<void> {
  await page.goto(`${origin}/autos/${car}`)
  const [add] = await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).all()
  await add?.click()
  await page.waitForLoadState('networkidle')
  await page.goto(`${origin}/warenkorb`)
  await page.getByRole('main').getByRole('button', { name: 'Zur Kasse' }).click()
  await page.waitForURL(/checkout/)
  await goOn(page, /rechnungsadresse/)
  for (const [name, value] of Object.entries({ ...ADDRESS, ...PLACE })) {
    const field = page.getByRole('textbox', { name, exact: true })
    if ((await field.count()) > 0 && (await field.inputValue()) === '') await field.fill(value)
  }
  await goOn(page, /lieferung/)
  await page.locator('input[value="PICK_UP"]').first().check({ force: true })
  await goOn(page, /bezahlmethoden/)
  await page.locator('input[value="BANK_TRANSFER"]').first().check({ force: true })
  await goOn(page, /zusammenfassung/)
}

async function goOn(page: Page, to: RegExp): Promise<void> {
  if (to.test(page.url())) return
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Weiter: / })
    .click()
  await page.waitForURL(to)
}
