import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { recoveryCodeTexts } from '#messages/recovery-codes.ts'
import { type DealerScreen, dealerPaths } from '#domain/routes/dealer-screens.ts'
import { useBrowser } from '../support/browser.ts'
import { addDealerCases, type DealerCases } from '../support/dealer-cases.ts'
import { freePort } from '../support/free-port.ts'
import { fitsLargeText } from '../support/large-text.ts'
import { TEST_SECRET } from '../support/gateway-context.ts'
import { addStaff, forgetCodes, nextCode, STAFF_PASSWORD } from '../support/staff.ts'
import { addHansen } from '../support/two-dealers.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const OWNER = 'olga@example.com'
const ADMIN = 'anna@example.com'
/** Monday of the week after next, so that the other days of its week are free, whatever day it is today. */
const MONDAY = addDays(berlinToday(), 15 - (new Date(`${berlinToday()}T12:00:00Z`).getUTCDay() || 7))
let cases: DealerCases
const test = useTestDatabase()
// A passkey is bound to the address of the shop.
const PORT = String(await freePort())
const shop = useTestShop(test, { DATA_KEY: TEST_SECRET, PORT }, async () => {
  const { id } = await addHansen(test.database, {})
  const staffId = await addStaff(test.database, OWNER, { merchantId: id, roles: ['OWNER'] })
  await addStaff(test.database, ADMIN, { isAdmin: true })
  cases = await addDealerCases(test.database, { merchantId: id, staffId, monday: MONDAY })
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)

it('an owner adds a passkey, logs in with it, and invites somebody after showing the second factor again', async () => {
  const visitor = await browser.visitor({ width: 390 })
  const { page, context } = visitor
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const options = { ...device, isUserVerified: true, automaticPresenceSimulation: true }
  await devices.send('WebAuthn.addVirtualAuthenticator', { options })

  await visitor.opens('/haendlerbereich')
  await visitor.findsNoBarriers()
  await page.getByLabel('E-Mail-Adresse').fill(OWNER)
  await page.getByLabel('Passwort', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByLabel('Code aus Ihrer App').fill(await nextCode(test.database, OWNER))
  await page.getByRole('button', { name: 'Mit Passwort und Code anmelden' }).click()
  await page.getByRole('link', { name: 'Mein Zugang' }).click()
  await page.getByLabel('Name des Geräts').fill('Laptop im Büro')
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await page.getByText('noch nicht benutzt').waitFor()
  await visitor.findsNoBarriers()
  await page.getByRole('button', { name: 'Zehn Codes ausstellen' }).click()
  await page.getByRole('button', { name: 'Drucken' }).waitFor()
  await visitor.findsNoBarriers()
  await page.emulateMedia({ media: 'print' })
  const paper = (await page.locator('body').innerText()).split('\n').filter((line) => line.trim() !== '')
  expect(paper.slice(0, 2)).toEqual([recoveryCodeTexts.title.de, recoveryCodeTexts.purpose.de])
  expect(paper.slice(2), 'the codes and nothing else').toEqual(Array(10).fill(expect.stringMatching(/^[\w-]+$/)))
  await page.emulateMedia({ media: 'screen' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Als Textdatei speichern' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('wiederherstellungscodes.txt')

  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await page.getByRole('heading', { name: 'Heute' }).first().waitFor()

  await test.database.pool.query(`update staff_sessions set stepped_up_at = now() - interval '1 hour'`)
  await visitor.opens('/haendlerbereich/mitarbeiter')
  await visitor.findsNoBarriers()
  await page.getByLabel('Name', { exact: true }).fill('Eva Kern')
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('eva@example.com')
  await forgetCodes(test.database)
  await page.getByLabel('Code aus Ihrer App').fill(await nextCode(test.database, OWNER))
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  await page.getByRole('alert').getByRole('link', { name: /Rolle/ }).click()
  expect(await page.locator('fieldset:focus').count(), 'a group takes the focus').toBe(1)
  visitor.complaints.length = 0
  await page.getByRole('checkbox', { name: /^Verkauf/ }).check()
  await forgetCodes(test.database)
  await page.getByLabel('Code aus Ihrer App').fill(await nextCode(test.database, OWNER))
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  await page.getByText('Die Einladung ist unterwegs.').waitFor()
  await page.getByRole('rowheader', { name: 'eva@example.com' }).waitFor()
  for (const path of [
    '',
    '/bestand',
    '/bestand/preisrunde',
    '/anfragen',
    '/auftraege',
    '/kalender',
    '/zahlen',
    '/einstellungen',
    '/mitarbeiter',
  ]) {
    await visitor.opens(`/haendlerbereich${path}`)
    await fitsLargeText(visitor)
  }
  await visitor.leaves()
})

it('an owner changes the look of the shop with a preview, and sees a page as it is typed', async () => {
  for (const javaScript of [true, false]) {
    const visitor = await browser.visitor({ javaScript, width: javaScript ? 1440 : 390 })
    const { page } = visitor
    await forgetCodes(test.database)
    await visitor.opens('/haendlerbereich')
    await page.getByLabel('E-Mail-Adresse').fill(OWNER)
    await page.getByLabel('Passwort', { exact: true }).fill(STAFF_PASSWORD)
    await page.getByLabel('Code aus Ihrer App').fill(await nextCode(test.database, OWNER))
    await page.getByRole('button', { name: 'Mit Passwort und Code anmelden' }).click()
    await page.getByRole('heading', { name: 'Heute' }).first().waitFor()
    for (const part of ['work-groups', 'brand', 'people', 'navigation', 'look']) {
      await visitor.opens(`/haendlerbereich/einstellungen/${part}`)
      await visitor.findsNoBarriers()
      if (part === 'work-groups') await refusesHoursAtTheirDay(page)
      if (part === 'brand') await choosesColor(page, javaScript)
    }
    visitor.complaints.length = 0
    await page.getByLabel('Leitsatz, deutsch').fill('Nordlicht auf Rädern')
    await page.getByRole('button', { name: 'Vorschau zeigen' }).click()
    await page.getByText('Gespeichert ist damit noch nichts.').waitFor()
    expect(await page.getByRole('img', { name: 'Vorschau der Startseite' }).textContent()).toContain('Nordlicht auf')
    expect(await page.getByLabel('Leitsatz, deutsch').inputValue()).toBe('Nordlicht auf Rädern')

    await visitor.opens('/haendlerbereich/seiten')
    await page.locator('a[href*="/hilfe-faqs/de"]').first().click()
    const text = page.getByRole('textbox', { name: 'Text' })
    await text.waitFor()
    await visitor.findsNoBarriers()
    await text.fill('# Getippt\n\nNoch nirgends gespeichert.')
    await page.getByRole('button', { name: 'Vorschau zeigen' }).click()
    await page.frameLocator('iframe[name="page-preview"]').getByRole('heading', { name: 'Getippt' }).waitFor()
    expect(await text.inputValue()).toContain('# Getippt')
    // The frame with the typed page may run no script, and the browser reports each one that it blocks.
    const others = visitor.complaints
      .splice(0)
      .filter((said) => !/^Blocked script execution in .*\/preview\//.test(said))
    expect(others).toEqual([])
    await visitor.leaves()
  }
  const { rows } = await test.database.pool.query('select from content_versions')
  expect(rows).toEqual([])
})

async function refusesHoursAtTheirDay(page: Page): Promise<void> {
  const wednesday = page.getByRole('group', { name: 'Räder und Reifen' }).getByLabel('Mi')
  await wednesday.fill('acht')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('link', { name: 'Räder und Reifen, Mi: Bitte schreiben Sie Stunden wie 8 oder 6,5.' }).waitFor()
  expect(await wednesday.getAttribute('aria-invalid')).toBe('true')
}

/** The text counts; the browser's chooser follows it and fills it, and the contrast is told at once. */
async function choosesColor(page: Page, javaScript: boolean): Promise<void> {
  const text = page.getByLabel('Farbe (optional)')
  const chooser = page.getByLabel('Farbe auswählen')
  expect(await chooser.isVisible()).toBe(javaScript)
  if (!javaScript) return
  await text.fill('#FFEE00')
  await page.getByText('Zu wenig: Verlangt sind 4,5 zu 1.').waitFor()
  expect(await chooser.inputValue()).toBe('#ffee00')
  await chooser.fill('#0b5d66')
  await page.getByText('Erfüllt AA.').waitFor()
  expect(await text.inputValue()).toBe('#0b5d66')
}

it('without JavaScript a form asks for the code and shows again what was entered', async () => {
  const visitor = await browser.visitor({ javaScript: false })
  const { page } = visitor
  await forgetCodes(test.database)
  await visitor.opens('/dealer-area/login')
  await page.getByLabel('E-mail address').fill(OWNER)
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByLabel('Code from your app').fill(await nextCode(test.database, OWNER))
  await page.getByRole('button', { name: 'Log in with password and code' }).click()
  await visitor.opens('/dealer-area/staff')
  await page.getByLabel('Name', { exact: true }).fill('Jan Voss')
  await page.getByLabel('E-mail address', { exact: true }).fill('jan@example.com')
  await page.getByRole('checkbox', { name: /^Service/ }).check()
  // The second factor expires while the form is filled in.
  await test.database.pool.query(`update staff_sessions set stepped_up_at = now() - interval '1 hour'`)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  expect(await page.getByRole('alert').textContent()).toContain('second factor once more')
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Jan Voss')
  expect(await page.getByRole('checkbox', { name: /^Service/ }).isChecked()).toBe(true)
  await forgetCodes(test.database)
  await page
    .getByLabel('Code from your app')
    .last()
    .fill(await nextCode(test.database, OWNER))
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByRole('rowheader', { name: 'jan@example.com' }).waitFor()
})

/** The parameters of a screen's address, and `as` who sees it. `FILE`: no page, `ENTRY`: before the login, `OTHER`: in another test. */
type Visit = Readonly<Record<string, string>> | 'FILE' | 'ENTRY' | 'OTHER'

/** A screen without a visit is an error of the types. */
const VISITS = (of: DealerCases): Readonly<Record<DealerScreen, Visit>> => ({
  ...{ home: {}, login: 'ENTRY', invitation: 'ENTRY', password: 'ENTRY', search: {}, security: 'OTHER', 'step-up': {} },
  ...{ staff: 'OTHER', 'staff-member': { staffId: '1' }, audit: {}, requests: {}, 'reply-templates': {} },
  ...{ request: { requestId: of.request }, orders: {}, order: { orderId: of.order } },
  ...{ 'order-hand-over': { orderId: of.order }, 'order-file': 'FILE', stock: {}, 'price-round': {} },
  ...{ 'new-vehicle': {}, 'stock-vehicle': { vehicleId: of.vehicle }, 'stock-picture': 'FILE', 'stock-csv': 'FILE' },
  ...{ 'bulk-change': { changeId: of.change }, imports: {}, import: { runId: of.run }, 'import-csv': 'FILE' },
  ...{ 'import-rows': 'FILE', settings: {}, 'settings-export': 'FILE', 'settings-part': { part: 'register' } },
  ...{
    pages: {},
    page: { as: 'ADMIN', section: 'pages', slug: 'kontakt', language: 'de' },
    'api-keys': {},
    webhooks: {},
  },
  ...{ webhook: { webhookId: of.webhook }, merchants: { as: 'ADMIN' }, figures: {}, 'figures-csv': 'FILE' },
  ...{
    operations: { as: 'ADMIN' },
    'seller-report': 'FILE',
    newsletters: {},
    newsletter: { issueId: of.newsletter },
    'newsletter-preview': 'FILE',
  },
  ...{
    'platform-newsletters': { as: 'ADMIN' },
    'platform-newsletter': { as: 'ADMIN', issueId: of.issue },
    'platform-newsletter-preview': 'FILE',
  },
  ...{
    listings: { as: 'ADMIN' },
    listing: { as: 'ADMIN', listingId: of.listing },
    notices: { as: 'ADMIN' },
    notice: { as: 'ADMIN', reportId: of.notice },
    calendar: {},
    'calendar-blocks': {},
  },
  ...{ 'new-appointment': {}, appointment: { requestId: of.appointment }, 'trade-ins': {}, 'trade-in-terms': {} },
  ...{ 'trade-in': { requestId: of.tradeIn }, 'trade-in-picture': 'FILE', financings: {} },
  ...{ financing: { requestId: of.financing }, 'financing-document': 'FILE' },
})

it.each([
  [OWNER, 390],
  [ADMIN, 1440],
])('no screen of the area has barriers for %s', { timeout: 180_000 }, async (email, width) => {
  const visitor = await browser.visitor({ width })
  const { page } = visitor
  await forgetCodes(test.database)
  for (const [screen] of Object.entries(VISITS(cases)).filter(([, visit]) => visit === 'ENTRY')) {
    await visitor.opens(dealerPaths.pathFor(screen as DealerScreen, 'de'))
    await visitor.findsNoBarriers()
  }
  await visitor.opens('/haendlerbereich')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByLabel('Code aus Ihrer App').fill(await nextCode(test.database, email))
  await page.getByRole('button', { name: 'Mit Passwort und Code anmelden' }).click()
  await page.getByRole('heading', { name: 'Heute' }).first().waitFor()
  for (const [screen, visit] of Object.entries(VISITS(cases)) as [DealerScreen, Visit][]) {
    if (typeof visit === 'string' || 'as' in visit !== (email === ADMIN)) continue
    const path = dealerPaths.pathFor(screen, 'de', visit)
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 200])
    await visitor.findsNoBarriers()
  }
  await visitor.leaves()
})

/** `/`, `j`, `x` and `e` in the list of the stock, `m` in a request; switched off, they do nothing on the next page either. */
async function keysLeadAndAreSwitchedOff(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await page.goto('/haendlerbereich/bestand')
  await expect.poll(async () => (await page.keyboard.press('/'), focused())).toBe('suche')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  expect(await page.locator('tbody input:checked').count()).toBe(1)
  await page.keyboard.press('e')
  await page.waitForURL(/\/bestand\/\d+$/)
  await page.goto(`/haendlerbereich/anfragen/${cases.request}`)
  await expect
    .poll(async () => (await page.keyboard.press('m'), page.evaluate(() => document.activeElement?.tagName)))
    .toBe('TEXTAREA')
  const off = page.getByRole('button', { name: 'Tastatur abschalten' })
  await off.click()
  const on = page.getByRole('button', { name: 'Tastatur einschalten' })
  await on.waitFor()
  await page.reload()
  await on.waitFor()
  await page.keyboard.press('/')
  expect(await focused()).not.toBe('suche')
  await on.click()
  await off.waitFor()
  await page.keyboard.press('/')
  expect(await focused()).toBe('suche')
}

it('an appointment is dragged to another day and time, and stays where that one is not free', async () => {
  const visitor = await browser.visitor({ width: 1440 })
  const { page } = visitor
  await forgetCodes(test.database)
  await visitor.opens('/haendlerbereich')
  await page.getByLabel('E-Mail-Adresse').fill(OWNER)
  await page.getByLabel('Passwort', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByLabel('Code aus Ihrer App').fill(await nextCode(test.database, OWNER))
  await page.getByRole('button', { name: 'Mit Passwort und Code anmelden' }).click()
  await page.getByRole('heading', { name: 'Heute' }).first().waitFor()
  await visitor.opens(`/haendlerbereich/kalender?day=${cases.day}`)
  await keysLeadAndAreSwitchedOff(page)
  await visitor.opens(`/haendlerbereich/kalender?day=${cases.day}`)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Annahme' }) })
  await row.getByRole('link', { name: /10:00/ }).hover()
  await page.mouse.down()
  const thursday = row.getByRole('cell').nth(3)
  await thursday.hover()
  await thursday.hover()
  await thursday.getByText('11:30', { exact: true }).hover()
  await thursday.getByText('11:30', { exact: true }).hover()
  await page.mouse.up()
  await thursday.getByRole('link', { name: /11:30/ }).waitFor()
  const { rows } = await test.database.pool.query<{ day: string; minute: number }>(
    `select day::text as day, from_minute as minute from appointments where request_id = $1`,
    [cases.appointment],
  )
  expect(rows).toEqual([{ day: addDays(MONDAY, 3), minute: 690 }])
  // The day after has no bay left at that time.
  const friday = row.getByRole('cell').nth(4)
  await thursday.getByRole('link', { name: /11:30/ }).hover()
  await page.mouse.down()
  // The first move begins the drag, the second one is over the day.
  await friday.hover()
  await friday.hover()
  await friday.getByText('12:30', { exact: true }).waitFor()
  await friday.getByRole('link').first().hover()
  await page.mouse.up()
  await page.getByRole('link', { name: 'Freie Zeiten dieses Tages' }).waitFor()
  expect(await thursday.getByRole('link', { name: /11:30/ }).count()).toBe(1)
  await page.context().close()
})
