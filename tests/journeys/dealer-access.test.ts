import { expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { freePort } from '../support/free-port.ts'
import { fitsLargeText } from '../support/large-text.ts'
import { TEST_SECRET } from '../support/gateway-context.ts'
import { addStaff, forgetCodes, nextCode, STAFF_PASSWORD } from '../support/staff.ts'
import { addHansen } from '../support/two-dealers.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const OWNER = 'olga@example.com'
const test = useTestDatabase()
// A passkey is bound to the address of the shop.
const PORT = String(await freePort())
const shop = useTestShop(test, { DATA_KEY: TEST_SECRET, PORT }, async () => {
  const { id } = await addHansen(test.database, {})
  await addStaff(test.database, OWNER, { merchantId: id, roles: ['OWNER'] })
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

  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await page.getByRole('heading', { name: 'Heute' }).first().waitFor()

  await test.database.pool.query(`update staff_sessions set stepped_up_at = now() - interval '1 hour'`)
  await visitor.opens('/haendlerbereich/mitarbeiter')
  await visitor.findsNoBarriers()
  await page.getByLabel('Name', { exact: true }).fill('Eva Kern')
  await page.getByLabel('E-Mail', { exact: true }).fill('eva@example.com')
  await page.getByRole('checkbox', { name: /^Verkauf/ }).check()
  await forgetCodes(test.database)
  await page.getByLabel('Code aus Ihrer App').fill(await nextCode(test.database, OWNER))
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  await page.getByText('Die Einladung ist unterwegs.').waitFor()
  await page.getByRole('rowheader', { name: 'eva@example.com' }).waitFor()
  for (const path of [
    '',
    '/bestand',
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
    for (const part of ['people', 'navigation', 'brand', 'look']) {
      await visitor.opens(`/haendlerbereich/einstellungen/${part}`)
      await visitor.findsNoBarriers()
    }
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
    // A frame that shows strangers' words runs no script, and the browser says so.
    const others = visitor.complaints
      .splice(0)
      .filter((said) => !/^Blocked script execution in .*\/preview\//.test(said))
    expect(others).toEqual([])
    await visitor.leaves()
  }
  const { rows } = await test.database.pool.query('select from content_versions')
  expect(rows).toEqual([])
}, 60_000)

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
  await page.getByLabel('E-mail', { exact: true }).fill('jan@example.com')
  await page.getByRole('checkbox', { name: /^Service/ }).check()
  // It lapses while the form is filled in.
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
