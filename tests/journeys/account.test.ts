import { describe, expect, it } from 'vitest'
import { addCustomer, PASSWORD, setPassword } from '../support/account.ts'
import { useBrowser, type Visitor, WITHOUT_PICTURES } from '../support/browser.ts'
import { confirmsAccount, logsIn, sendsRegistration } from '../support/log-in.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
let golf = 0
const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1')])
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles')
  golf = rows[0]!.id
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`, WITHOUT_PICTURES)

/** The link of the newest mail with this subject. */
async function linkInMail(recipient: string, subject: string): Promise<string> {
  await shop.runJobs()
  const mail = (await shop.outbox.list(50)).find((one) => one.to === recipient && one.subject.includes(subject))
  expect(mail, `a mail "${subject}" to ${recipient}`).toBeDefined()
  const url = new URL(/https?:\/\/\S+/.exec(mail!.text)![0])
  return url.pathname + url.search
}

/** The customer's way from nothing to an account. */
async function registers({ page, opens, findsNoBarriers }: Visitor, email: string, javaScript = true): Promise<void> {
  await opens('/registrierung')
  await page.getByRole('button', { name: 'Konto erstellen' }).click()
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Bitte geben Sie Ihren Vornamen ein.')
  await findsNoBarriers()
  await sendsRegistration({ page }, { lastName: 'Krüger-Łukasz', email, javaScript })
  await opens(await linkInMail(email, 'bestätigen'))
  await findsNoBarriers()
  await page.getByLabel('Passwort', { exact: true }).fill('falsch')
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click()
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Dieses Passwort ist nicht richtig.')
  await findsNoBarriers()
  await confirmsAccount({ page })
}

async function addsAddress({ page, opens, findsNoBarriers }: Visitor): Promise<void> {
  await opens('/mein-adressbuch?neu=1')
  await page.getByRole('button', { name: 'Adresse speichern' }).click()
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Bitte geben Sie die Straße ein.')
  await findsNoBarriers()
  await page.getByLabel('Vorname').fill('Jana')
  await page.getByLabel('Nachname').fill('Krüger')
  await page.getByLabel('Straße').fill('Hansaring')
  await page.getByLabel('Hausnummer').fill('42a')
  await page.getByLabel('Postleitzahl').fill('50670') // the town follows from it
  await page.getByRole('button', { name: 'Adresse speichern' }).click()
  await page
    .getByText(/50670\s+Köln/)
    .first()
    .waitFor()
  await findsNoBarriers()
}

async function addsCarToGarage({ page, opens, findsNoBarriers }: Visitor): Promise<void> {
  await opens('/meine-garage')
  await findsNoBarriers()
  await opens('/meine-garage/fahrzeugdetails?art=fin')
  await page.getByLabel('FIN', { exact: false }).first().fill('WVWZZZ1KZAW00000O')
  await page.getByRole('button', { name: /Weiter|Fahrzeug speichern/ }).click()
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Meinten Sie WVWZZZ1KZAW000000?')
  await findsNoBarriers()
  await page.getByLabel('FIN', { exact: false }).first().fill('WVWZZZ1KZ6W000002')
  await page.getByRole('button', { name: /Weiter/ }).click()
  await page.getByText('Das Modelljahr ist vermutlich 2006.').first().waitFor()
  await page.getByRole('button', { name: 'Fahrzeug speichern' }).click()
  await page.waitForURL('**/meine-garage')
  await opens('/meine-garage/fahrzeugdetails?art=manuell')
  await page.getByRole('combobox', { name: 'Marke' }).selectOption({ label: 'Volkswagen' })
  await page.getByLabel('Kilometerstand').fill('68.000')
  await page.getByLabel('Kennzeichen').fill('K-AB 1234')
  await page.getByRole('button', { name: 'Fahrzeug speichern' }).click()
  await page.waitForURL('**/meine-garage')
  await page.getByText('K-AB 1234', { exact: true }).waitFor()
  await findsNoBarriers()
}

async function changesPassword({ page, opens, findsNoBarriers }: Visitor, next: string): Promise<void> {
  await opens('/meine-daten')
  await findsNoBarriers()
  await page.getByLabel('Aktuelles Passwort').fill(PASSWORD)
  await page.getByLabel('Neues Passwort').fill(next)
  await page.getByLabel('Passwort wiederholen').fill(next)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect.poll(() => page.getByText('Ihr Passwort ist geändert.').isVisible()).toBe(true)
}

async function deletesAccount({ page, opens, findsNoBarriers }: Visitor, password: string): Promise<void> {
  await opens('/meine-daten')
  await page.getByRole('link', { name: 'Konto löschen' }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('wirklich löschen')
  await findsNoBarriers()
  const decides = () => page.getByRole('button', { name: 'Ja, Konto endgültig löschen' }).click()
  await page.getByLabel('Ihr Passwort').fill('falsch')
  await decides()
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Dieses Passwort ist nicht richtig.')
  await findsNoBarriers()
  await page.getByLabel('Ihr Passwort').fill(password)
  await decides()
  await expect.poll(() => page.getByText('Ihr Konto ist gelöscht').isVisible()).toBe(true)
  await opens('/meine-daten')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
}

describe.each([true, false])('an account, with script: %s', (javaScript) => {
  it('is made, confirmed, used, changed and deleted', async () => {
    const visitor = await browser.visitor({ javaScript, width: javaScript ? 1440 : 390 })
    const { page } = visitor
    const email = `jana-${javaScript}@example.com`
    if (javaScript) {
      await visitor.opens('/auto-kaufen')
      await page.getByRole('button', { name: 'Volkswagen Golf merken' }).click()
    }
    await registers(visitor, email, javaScript)
    await visitor.opens('/meine-suchauftraege')
    expect(new URL(page.url()).searchParams.get('redirectTo')).toBe('/meine-suchauftraege')
    await visitor.findsNoBarriers()
    await logsIn(visitor, email, 'falsch')
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('E-Mail-Adresse oder Passwort ist falsch.')
    await logsIn(visitor, email)
    await page.waitForURL('**/meine-suchauftraege')
    await visitor.findsNoBarriers()

    if (!javaScript) {
      await visitor.opens(`/autos/volkswagen/golf/${golf}`)
      await page.getByRole('button', { name: 'Merken', exact: true }).click()
    }
    // What was saved before the login now belongs to the account, on any device.
    const elsewhere = await browser.visitor({ javaScript: false })
    await elsewhere.opens('/login?redirectTo=%2Ffavoriten')
    await expect
      .poll(async () => (await test.database.pool.query('select from favourites')).rowCount, { timeout: 8_000 })
      .toBe(1)
    await logsIn(elsewhere, email)
    await elsewhere.page.waitForURL('**/favoriten')
    expect(await elsewhere.page.getByRole('heading', { name: 'Volkswagen Golf' }).isVisible()).toBe(true)

    await addsAddress(visitor)
    await addsCarToGarage(visitor)
    const changed = 'Zugvogel!2026'
    await changesPassword(visitor, changed)
    await elsewhere.opens('/meine-daten')
    expect(new URL(elsewhere.page.url()).pathname).toBe('/') // other devices are logged out
    await deletesAccount(visitor, changed)
    expect((await test.database.pool.query('select from favourites')).rowCount).toBe(0)
    await elsewhere.context.close()
    expect(visitor.foreignRequests).toEqual([])
    await visitor.context.close()
  })
})

it('nothing of an account is shown by Back after logging out', async () => {
  const email = 'shared@example.com'
  await addCustomer(test.database, email)
  await setPassword(test.database, email)
  const visitor = await browser.visitor()
  const { page } = visitor
  await visitor.opens('/login?redirectTo=%2Fmeine-daten')
  await logsIn(visitor, email)
  await page.waitForURL('**/meine-daten')
  await page.getByText(email).first().waitFor()
  await page.getByRole('button', { name: 'Kontomenü öffnen' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).first().click()
  await page.getByText('Sie sind abgemeldet').first().waitFor()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await page.waitForLoadState('networkidle')
  expect(await page.getByText(email).count()).toBe(0)

  // A page that the browser restores from its memory is loaded again before it is seen.
  await visitor.opens('/login?redirectTo=%2Fmeine-daten')
  await logsIn(visitor, email)
  await page.waitForURL('**/meine-daten')
  await page.waitForLoadState('networkidle')
  const showAgain = async () => {
    let isLoaded = false
    page.once('load', () => (isLoaded = true))
    // The page listens a moment after it is shown, so it is shown again until it has heard it.
    const show = () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect
      .poll(async () => {
        if (!isLoaded) await page.evaluate(show).catch(() => undefined)
        return isLoaded
      })
      .toBe(true)
    await page.waitForLoadState('networkidle')
  }
  await showAgain()
  await expect.poll(() => page.getByLabel('Vorname').isVisible()).toBe(true)
  await visitor.context.clearCookies({ name: 'user_session' })
  await showAgain()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await visitor.context.close()
})

it('a session that ends while a page is open says so, and no input is lost', async () => {
  const visitor = await browser.visitor()
  const { page } = visitor
  await registers(visitor, 'tabs@example.com')
  await visitor.opens('/login?redirectTo=%2Fmeine-daten')
  await logsIn(visitor, 'tabs@example.com')
  await page.waitForURL('**/meine-daten')
  await page.getByLabel('Vorname').fill('Johanna')
  const other = await visitor.context.newPage()
  await other.goto('/meine-daten')
  await other.getByRole('button', { name: 'Überall abmelden' }).click()
  await other.waitForURL(/\/$/)
  await page.getByRole('button', { name: 'Angaben speichern' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await visitor.context.close()
})
