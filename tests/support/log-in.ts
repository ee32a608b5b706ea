import { PASSWORD } from './account.ts'
import { waitsForStamp } from './bot-check.ts'
import type { Visitor } from './browser.ts'

/** Fills in and sends the login form that is open, in either language. */
export async function logsIn({ page }: Visitor, email: string, password = PASSWORD): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: /^(E-Mail-Adresse|E-mail address)$/ }).fill(email)
  await main.getByRole('textbox', { name: /^(Passwort|Password)$/ }).fill(password)
  await main.getByRole('button', { name: /^(Anmelden|Log in)$/ }).click()
}

interface Registration {
  readonly lastName: string
  readonly email: string
  readonly javaScript: boolean
}

/** Fills in and sends the German registration form that is open. */
export async function sendsRegistration(
  { page }: Pick<Visitor, 'page'>,
  { lastName, email, javaScript }: Registration,
): Promise<void> {
  await page.getByLabel('Vorname').fill('Jana')
  await page.getByLabel('Nachname').fill(lastName)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Nutzungsbedingungen/ }).check()
  // With script the check against programs says when it is done; without, a form has to be open for three seconds.
  if (javaScript) await page.getByText('Sicherheitsprüfung bestanden.').waitFor()
  else await waitsForStamp(page)
  await page.getByRole('button', { name: 'Konto erstellen' }).click()
  await page.getByRole('heading', { name: 'Bitte prüfen Sie Ihr Postfach' }).waitFor()
}

/** Confirms the account whose German mail's link is open. */
export async function confirmsAccount({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click()
  await page.getByRole('heading', { name: 'Ihre E-Mail-Adresse ist bestätigt' }).waitFor()
}
