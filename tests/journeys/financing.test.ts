import { describe, expect, it } from 'vitest'
import { type Answers, answerAt, STEP_FIELDS } from '#domain/banking/fields.ts'
import { applyBankEvent } from '#use-cases/banking/apply-bank-event.ts'
import { changeOrderState } from '#use-cases/order/change-state.ts'
import { addCustomer, setPassword } from '../support/account.ts'
import { addFinancedOrder, BANKING_ANSWERS } from '../support/banking.ts'
import { useBrowser, type Visitor, type VisitorOptions, WITHOUT_PICTURES } from '../support/browser.ts'
import { choosesOfMenu, goesFromHome } from '../support/from-home.ts'
import { logsIn } from '../support/log-in.ts'
import { pdfFile } from '../support/pdf-file.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
let merchantId: number
const shop = useTestShop(test, {}, async () => {
  merchantId = (await addMerchant(test.database)).id
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`, WITHOUT_PICTURES)

const GERMAN = {
  apply: 'Finanzierung beantragen',
  save: 'Speichern und weiter',
  later: 'Später weitermachen',
  link: 'Link senden',
  onItsWay: /Der Link ist unterwegs an /,
  continued: /weitermachen\/banking-income\?of=/,
  check: 'Weiter zum Prüfen',
  send: 'Antrag an die Bank senden',
  change: /^Ändern ?: Konto für die Rate/,
  information: 'Vorvertragliche Informationen öffnen (PDF)',
  warning: 'Achtung! Kreditaufnahme kostet Geld.',
  free: /740,30\s€/,
  amount: (euros: string) => euros.replace('.', ','),
  statement: 'Kontoauszug mit Geldeingang',
  needed: 'wird gebraucht',
  sent: 'gesendet',
  sendProofs: 'Nachweise senden',
  ownNote: 'Vollständig sehen nur Sie diese Seite',
  review: 'Die Bank prüft Ihren Antrag.',
  bank: 'Zur Seite der Bank',
  decision: 'Zusagen',
  approved: 'Die Bank hat zugesagt.',
  steps: [/haushalt-und-beruf/, /einnahmen-und-ausgaben/, /einkommensnachweise/, /bestaetigung/],
}
const ENGLISH: typeof GERMAN = {
  apply: 'Apply for financing',
  save: 'Save and continue',
  later: 'Continue later',
  link: 'Send link',
  onItsWay: /The link is on its way to /,
  continued: /continue\/banking-income\?of=/,
  check: 'Continue to check',
  send: 'Send application to the bank',
  change: /^Change ?: Account for the instalment/,
  information: 'Open the pre-contract information (PDF)',
  warning: 'Caution! Borrowing money costs money.',
  free: /€740\.30/,
  amount: (euros) => euros,
  statement: 'Bank statement showing your income',
  needed: 'needed',
  sent: 'sent',
  sendProofs: 'Send proofs',
  ownNote: 'Only you see all of this page',
  review: 'The bank is reviewing your application.',
  bank: 'Open the bank’s page',
  decision: 'Approve',
  approved: 'The bank has approved.',
  steps: [/household-job/, /income-expenses/, /income-proof/, /confirmation/],
}
type Words = typeof GERMAN

const button = ({ page }: Visitor, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const textOf = ({ page }: Visitor) => page.getByRole('main').innerText()
let customers = 0

/** Writes the answers of a step into its fields; each is waited for, since the address of a step is there before its page. */
async function answers({ page }: Visitor, part: keyof typeof STEP_FIELDS, words: Words): Promise<void> {
  const given: Answers = BANKING_ANSWERS[part]
  for (const path of STEP_FIELDS[part]) {
    const value = answerAt(given, path)
    const field = page.locator(`[name="${path}"]`)
    if (/^\d{4}-\d\d-\d\d$/.test(String(value))) {
      const [year = '', month = '', day = ''] = String(value).split('-')
      for (const [name, text] of Object.entries({ day, month, year }))
        await page.locator(`[name="${path}-${name}"]`).fill(text)
    } else if (value === null || path.endsWith('hasPreviousEmployer')) continue
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption(value === false ? 'no' : String(value))
    else
      await field.fill(
        part === 'income' && typeof value === 'number' ? words.amount((value / 100).toFixed(2)) : String(value),
      )
  }
}

async function goesOn(visitor: Visitor, name: string, to: RegExp): Promise<void> {
  await button(visitor, name).click()
  await visitor.page.waitForURL(to)
}

/** Over a slow line the page says how much of a file has left; the last part of the time the server checks it. */
async function seesProgress({ page, context }: Visitor): Promise<void> {
  const line = await context.newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 120_000 },
  })
  await page.locator('input[type="file"]').first().setInputFiles(pdfFile('Entgelt.pdf', 600_000))
  const progress = page.getByRole('progressbar', { name: 'Entgelt.pdf' })
  const percent = () => progress.evaluate((element) => Number(element.getAttribute('value')))
  await expect.poll(percent, { interval: 50, timeout: 15_000 }).toSatisfy((value: number) => value > 0 && value < 100)
  await page.getByText(/Entgelt\.pdf: \d+\s% übertragen/).waitFor()
  await line.detach()
}

/** The page of the application lists the proofs that are wanted; one of them is added there and sent. */
async function sendsProof(visitor: Visitor, words: Words, hasScript: boolean): Promise<void> {
  const { page } = visitor
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: words.statement })
  expect(await row.innerText()).toContain(words.needed)
  expect(await textOf(visitor)).toContain(words.ownNote)
  await row.locator('input[type="file"]').setInputFiles(pdfFile('Konto.pdf'))
  if (!hasScript) await row.locator('button[value="upload"]').click()
  await expect.poll(() => row.innerText()).toContain('Konto.pdf, ')
  expect(await row.innerText()).not.toContain(`Konto.pdf, ${words.sent}`)
  await visitor.findsNoBarriers()
  await button(visitor, words.sendProofs).click()
  await expect.poll(() => row.innerText()).toContain(`Konto.pdf, ${words.sent}`)
}

const WAYS: readonly (readonly [string, Words, VisitorOptions])[] = [
  ['in German', GERMAN, {}],
  ['in English on a phone without script', ENGLISH, { javaScript: false, width: 390 }],
]

describe('a financing application', () => {
  it.each(WAYS)('is made from the order to the decision of the bank, %s', async (_, words, options) => {
    const visitor = await browser.visitor(options)
    const { page } = visitor
    const { actor, email } = await addCustomer(test.database, `applicant-${++customers}@example.com`)
    await setPassword(test.database, email)
    const orderId = await addFinancedOrder(test.database, {
      customerId: actor.customerId,
      merchantId,
      state: 'CONFIRMED',
    })
    const locale = words === GERMAN ? 'de' : 'en'
    await goesFromHome(visitor, locale, 'account', 'login')
    await logsIn(visitor, email)
    await page.waitForURL(({ pathname }) => pathname === (locale === 'de' ? '/' : '/en'))
    await choosesOfMenu(visitor, locale, 'account', 'orders')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Passat/ })
      .first()
      .click()
    await page.getByRole('main').getByRole('link', { name: words.apply }).click()

    // Everything is missing: each field is named, and the title says so.
    await button(visitor, words.save).waitFor()
    expect(await textOf(visitor)).toContain(words.warning)
    expect(await textOf(visitor)).toContain('Norddeutsche Autobank AG, Hafenstraße 12')
    await button(visitor, words.save).click()
    await page.getByRole('alert').waitFor()
    await expect.poll(() => page.title()).toMatch(/^(Fehler|Error): /)
    await visitor.findsNoBarriers()
    visitor.complaints.length = 0
    await answers(visitor, 'personal', words)
    await goesOn(visitor, words.save, words.steps[0]!)
    await answers(visitor, 'household', words)
    await visitor.findsNoBarriers()
    await goesOn(visitor, words.save, words.steps[1]!)

    // Left in the middle, with half of it, and continued by the mailed link on another device.
    await page.locator('[name="netIncome"]').fill('1000')
    await button(visitor, words.later).click()
    await button(visitor, words.link).click()
    await expect.poll(() => textOf(visitor)).toMatch(words.onItsWay)
    await visitor.findsNoBarriers()
    await shop.runJobs()
    const mail = (await shop.outbox.list(20)).find(({ text }) => words.continued.test(text))
    const link = /https?:\/\/\S+banking-income\?of=\d+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(mail?.text).not.toMatch(/1000|1[.,]000|Lindnerova/)
    const other = await browser.visitor(options)
    await other.opens(new URL(link).pathname + new URL(link).search)
    await logsIn(other, email)
    await other.page.waitForURL(words.steps[1]!)
    expect(await other.page.locator('[name="netIncome"]').inputValue()).toMatch(/^1[.,]000$/)
    await other.context.close()

    await visitor.opens(page.url().includes('of=') ? new URL(link).pathname + new URL(link).search : page.url())
    await answers(visitor, 'income', words)
    if (options.javaScript !== false) await expect.poll(() => textOf(visitor)).toMatch(words.free)
    await visitor.findsNoBarriers()
    await goesOn(visitor, words.save, words.steps[2]!)
    const { javaScript } = options
    if (javaScript === false) await page.locator('input[type="file"]').first().setInputFiles(pdfFile('Entgelt.pdf'))
    else await seesProgress(visitor)
    if (javaScript === false) await page.locator('button[value="upload"]').first().click()
    await expect.poll(() => textOf(visitor)).toContain('Entgelt.pdf')
    await visitor.findsNoBarriers()
    await goesOn(visitor, words.check, words.steps[3]!)
    await expect.poll(() => textOf(visitor)).toMatch(words.free)
    expect(await page.locator('input[type="checkbox"]:checked').count()).toBe(0)

    // “Change” leads back to the check; nothing is sent before the information was opened and everything declared.
    await page.getByRole('link', { name: words.change }).click()
    await page.waitForURL(words.steps[1]!)
    await goesOn(visitor, words.save, words.steps[3]!)
    await visitor.findsNoBarriers()
    const tick = async () => {
      for (const flag of ['actingFlag', 'contractFlag', 'privacyFlag'])
        await page.locator(`[name="${flag}"]`).check({ force: true })
    }
    await tick()
    await button(visitor, words.send).click()
    await page.getByRole('alert').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('main').getByRole('link', { name: words.information }).first().click()
    await (await download).delete()
    await tick()
    await goesOn(visitor, words.send, /anfragen|requests/)
    await shop.runJobs()
    await page.reload()
    expect(await textOf(visitor)).toContain(words.review)
    expect(await textOf(visitor)).toContain(`Entgelt.pdf, ${words.sent}`)
    visitor.complaints.length = 0
    await visitor.findsNoBarriers()
    await sendsProof(visitor, words, javaScript !== false)

    // The order waits for the bank, and goes on with its approval.
    const prepare = () =>
      test.database.transaction((handle) =>
        changeOrderState(handle, { orderId, to: 'IN_PREPARATION', actor: 'MERCHANT' }),
      )
    expect(await prepare()).toMatchObject({ kind: 'refused' })
    // The links to the bank and in mails name this shop without its port.
    const there = page.url()
    const bank = (await page.getByRole('link', { name: words.bank }).getAttribute('href')) ?? ''
    await page.goto(`http://localhost:${shop.shop.port}${new URL(bank).pathname}`)
    await page.getByRole('radio', { name: words.decision }).waitFor()
    await page.getByRole('link', { name: 'Entgelt.pdf' }).waitFor()
    const reference = bank.slice(bank.lastIndexOf('/') + 1)
    await applyBankEvent(test.database, 'simulator', {
      id: reference,
      reference,
      kind: 'APPROVED',
      occurredAt: new Date(),
    })
    await page.goto(there)
    expect(await textOf(visitor)).toContain(words.approved)
    expect(await prepare()).toMatchObject({ kind: 'done' })
    await visitor.context.close()
  })
})

it('an old address leads to the first step, and the steps of others do not exist', async () => {
  const old = await shop.get('/account/orders/1234567890/banking-request/9876543210')
  expect([old.status, old.headers.location]).toEqual([308, '/bankantrag/persoenliche-daten/9876543210'])
  const visitor = await browser.visitor({ javaScript: false })
  const { email } = await addCustomer(test.database, 'stranger@example.com')
  await setPassword(test.database, email)
  const { actor } = await addCustomer(test.database, 'owner@example.com')
  const orderId = await addFinancedOrder(test.database, { customerId: actor.customerId, merchantId })
  await visitor.page.goto(`http://localhost:${shop.shop.port}/bankantrag/persoenliche-daten/${orderId}`)
  expect(visitor.page.url()).toContain('redirectTo=%2Fmeine-bestellungen')
  await logsIn(visitor, email)
  const answer = await visitor.page.goto(`http://localhost:${shop.shop.port}/bankantrag/persoenliche-daten/${orderId}`)
  expect(answer?.status()).toBe(404)
  await visitor.context.close()
})
