import { beforeAll, describe, expect, it } from 'vitest'
import { addCustomer } from '../support/account.ts'
import { useBrowser, WITHOUT_PICTURES } from '../support/browser.ts'
import { addOrder, statesOf } from '../support/orders.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const shop = useTestShop(test)
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`, WITHOUT_PICTURES)
let merchantId: number
let customerId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  customerId = (await addCustomer(test.database, 'jana@example.com')).actor.customerId
})

const GERMAN = {
  start: '/pages/impressum',
  link: 'Vertrag widerrufen',
  name: 'Ihr Name',
  contract: 'Welcher Vertrag?',
  email: 'E-Mail-Adresse',
  next: 'Weiter',
  missing: 'Bitte geben Sie Ihren Namen ein.',
  edit: 'Angaben ändern',
  confirm: 'Widerruf bestätigen',
  done: 'Ihr Widerruf ist eingegangen',
  subject: /Ihr Widerruf ist eingegangen/,
}
const ENGLISH: typeof GERMAN = {
  start: '/pages/impressum?lang=en',
  link: 'Withdraw from contract',
  name: 'Your name',
  contract: 'Which contract?',
  email: 'E-mail address',
  next: 'Continue',
  missing: 'Please enter your name.',
  edit: 'Change details',
  confirm: 'Confirm withdrawal',
  done: 'We have received your withdrawal',
  subject: /We have received your withdrawal/,
}

describe.each([
  ['a guest withdraws in German', GERMAN, true, 1440],
  ['a guest withdraws on a small phone without JavaScript', GERMAN, false, 320],
  ['a guest withdraws in English', ENGLISH, true, 390],
] as const)('%s', (_, words, javaScript, width) => {
  it('from the end of a page, over consent and button, to the receipt', async () => {
    const orderId = await addOrder(test.database, { customerId, merchantId, state: 'HANDED_OVER', payment: 'PAID' })
    const visitor = await browser.visitor({ javaScript, width })
    const { page } = visitor
    const button = (name: string) => page.getByRole('main').getByRole('button', { name })
    await visitor.opens(words.start)
    await page.getByRole('contentinfo').getByRole('link', { name: words.link, exact: true }).click()
    await page.getByLabel(words.name).waitFor()
    await visitor.findsNoBarriers()

    await page.getByLabel(words.contract).fill(String(orderId))
    await page.getByLabel(words.email).fill('jana@example.com')
    await button(words.next).click()
    await page.getByRole('alert').getByText(words.missing).waitFor()
    await visitor.findsNoBarriers()

    await page.getByLabel(words.name).fill('Jana Krüger')
    await button(words.next).click()
    await button(words.confirm).waitFor()
    await visitor.findsNoBarriers()
    await button(words.edit).click()
    expect(await page.getByLabel(words.name).inputValue()).toBe('Jana Krüger')
    await button(words.next).click()
    expect(await statesOf(test.database, orderId)).toMatchObject({ state: 'HANDED_OVER' })
    await button(words.confirm).click()

    await page.getByRole('heading', { level: 1, name: words.done }).waitFor()
    await visitor.findsNoBarriers()
    const number = /(?<!\d)\d{10}(?!\d)/.exec(await page.getByRole('definition').first().innerText())?.[0]
    expect(number).toBeDefined()
    expect(await statesOf(test.database, orderId)).toMatchObject({ state: 'WITHDRAWN' })
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect(overflow).toBeLessThanOrEqual(0)
    await page.reload() // sends it once more
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { rows } = await test.database.pool.query('select id from withdrawals where order_id = $1', [orderId])
    expect(rows).toHaveLength(1)

    await shop.runJobs()
    const mails = await shop.outbox.list(100)
    const receipt = mails.find(({ subject }) => words.subject.test(subject) && subject.includes(number!))
    expect(receipt).toBeDefined()
    expect(visitor.foreignRequests).toEqual([])
    // The browser complains about the refused form, because of its status 400.
    expect(visitor.complaints.filter((text) => !text.includes('status of 400'))).toEqual([])
    await visitor.context.close()
  })
})
