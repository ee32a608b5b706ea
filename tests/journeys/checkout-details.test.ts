import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { waitsUntilAdded } from '../support/waits-until-added.ts'
import { logInAs } from '../support/account.ts'
import { useBrowser, type Visitor, WITHOUT_PICTURES } from '../support/browser.ts'
import { confirmsAccount, logsIn, sendsRegistration } from '../support/log-in.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const test = useTestDatabase()
const ids: number[] = []
const shop = useTestShop(test, { SESSION_SECRET: SECRET }, async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [
    car('1', { modelName: 'Golf' }),
    car('2', { modelName: 'Golf' }),
    car('3', { modelName: 'Golf' }),
    car('4', { modelName: 'Golf' }),
  ])
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles order by id')
  ids.push(...rows.map((row) => row.id))
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`, WITHOUT_PICTURES)

const pageOf = (index: number) => `/autos/volkswagen/golf/${ids[index]}`

/** Brings a logged-in customer with a car in the cart to the first step; returns the e-mail address. */
async function atFirstStep(visitor: Visitor, index: number): Promise<string> {
  const { page, context } = visitor
  const email = `${crypto.randomUUID()}@example.com`
  const { cookie } = await logInAs(test.database, signedSessionTokens(SECRET), email)
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: `http://localhost:${shop.shop.port}` }])
  await visitor.opens(pageOf(index))
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await waitsUntilAdded(visitor)
  await visitor.opens('/warenkorb')
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await page.getByRole('heading', { name: 'Möchten Sie noch etwas dazubuchen?' }).waitFor()
  return email
}

/** Waits until pages know of it: the shop reads reservations four times a second. */
async function changeReservations(statement: string): Promise<void> {
  await test.database.pool.query(statement)
  await sleep(1_000)
}

it('a car in checkout is reserved on its page for others, and becomes available by itself', {
  timeout: 60_000,
}, async () => {
  const buyer = await browser.visitor({ javaScript: false })
  await atFirstStep(buyer, 0)
  for (const [javaScript, width] of [
    [true, 390],
    [true, 1440],
    [false, 390],
  ] as const) {
    const other = await browser.visitor({ javaScript, width })
    await other.opens(pageOf(0))
    const box = other.page.getByRole('complementary', { name: /€/ })
    await box.getByText(/^Wird gerade gekauft, bis \d\d:\d\d\sUhr reserviert\.$/).waitFor()
    expect(await box.getByRole('button', { name: 'In den Warenkorb' }).isDisabled()).toBe(true)
    await other.findsNoBarriers()
    await other.leaves()
  }
  await changeReservations(`update vehicle_holds set held_until = now() + interval '6 seconds'`)
  const waiting = await browser.visitor()
  await waiting.opens(pageOf(0))
  const add = waiting.page.getByRole('complementary', { name: /€/ }).getByRole('button', { name: 'In den Warenkorb' })
  expect(await add.isDisabled()).toBe(true)
  await expect.poll(() => add.isEnabled(), { timeout: 20_000 }).toBe(true)
  await waiting.leaves()
})

it.each([true, false])(
  'plates are requested where the dealer registers the car (JavaScript: %s)',
  async (javaScript) => {
    const visitor = await browser.visitor({ javaScript, width: 390 })
    const { page } = visitor
    await atFirstStep(visitor, 1)
    const wished = page.getByRole('textbox', { name: 'Wunschkennzeichen' })
    expect(await wished.isVisible()).toBe(false)
    await page.locator('input[name^="registration-"]').check({ force: true })
    await page.locator('input[name^="wish-"][value="yes"]').check({ force: true })
    await wished.fill('K-NS 1')
    await page.getByRole('button', { name: /^Weiter: / }).click()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Dieses Kennzeichen wird nicht vergeben/ })
      .waitFor()
    expect(await wished.inputValue()).toBe('K-NS 1')
    await visitor.findsNoBarriers()
    await wished.fill('k ab 123')
    await page.getByRole('textbox', { name: /eVB/ }).fill('ab12c3d')
    await page.getByRole('button', { name: /^Weiter: / }).click()
    await page.getByRole('heading', { name: 'Wohin geht die Rechnung?' }).waitFor()
    await visitor.opens('/checkout/zusaetzliche-services')
    expect(await wished.inputValue()).toBe('K-AB 123')
    expect(await page.getByRole('textbox', { name: /eVB/ }).inputValue()).toBe('AB12C3D')
    await changeReservations('delete from vehicle_holds')
    await visitor.context.close()
  },
)

it.each([true, false])(
  'a form sent after the session has ended is restored after the login (JavaScript: %s)',
  async (javaScript) => {
    const visitor = await browser.visitor({ javaScript })
    const { page, context } = visitor
    const email = await atFirstStep(visitor, 2)
    await page.getByRole('button', { name: /^Weiter: / }).click()
    const street = page.getByRole('textbox', { name: 'Straße', exact: true })
    await street.fill('Neusser Straße')
    await page.getByRole('textbox', { name: 'Hausnummer' }).fill('118a')
    await test.database.pool.query('update session_families set ended_at = now()')
    await page.getByRole('button', { name: /^Weiter: / }).click()
    await logsIn(visitor, email)
    await page.getByText('Ihre Angaben sind noch da.').waitFor()
    expect(await street.inputValue()).toBe('Neusser Straße')
    expect(await page.getByRole('textbox', { name: 'Hausnummer' }).inputValue()).toBe('118a')
    await visitor.findsNoBarriers()
    await page.reload()
    expect(await street.inputValue()).toBe('')
    await changeReservations('delete from vehicle_holds')
    await context.close()
  },
)

it.each([true, false])(
  'registration during a purchase leads back to the cart and into checkout (JavaScript: %s)',
  async (javaScript) => {
    const visitor = await browser.visitor({ javaScript, width: 390 })
    const { page } = visitor
    const email = `new-${javaScript}@example.com`
    await visitor.opens(pageOf(3))
    await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await page.getByText('Zum Warenkorb hinzugefügt').waitFor()
    await visitor.opens('/warenkorb')
    await page.getByRole('main').getByRole('link', { name: 'Neues Konto erstellen' }).click()
    await page.getByText('Ihr Warenkorb und Ihre Angaben bleiben erhalten').waitFor()
    await sendsRegistration(visitor, { lastName: 'Nørregård', email, javaScript })
    await shop.runJobs()
    const mail = (await shop.outbox.list(50)).find(({ to }) => to === email)
    const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')![0])
    await visitor.opens(link.pathname + link.search)
    await confirmsAccount(visitor)
    await page.getByText('Danach geht es mit Ihrer Bestellung weiter.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click()
    await logsIn(visitor, email)
    await page.waitForURL(/warenkorb/)
    await page.getByRole('button', { name: 'Zur Kasse' }).click()
    await page.getByRole('button', { name: /^Weiter: / }).click()
    await page.getByRole('heading', { name: 'Wohin geht die Rechnung?' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Nachname' }).inputValue()).toBe('Nørregård')
    await changeReservations('delete from vehicle_holds')
    await visitor.context.close()
  },
)
