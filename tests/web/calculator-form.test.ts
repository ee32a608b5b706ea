import { expect, it } from 'vitest'
import { addMerchant, car, deliver, idsByModel } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
let path = ''
const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1', { modelName: 'Golf' })])
  path = `/autos/volkswagen/golf/${(await idsByModel(test.database))['Golf']!}`
})

/** The calculator's form as a browser without script shows it. */
async function calculator(query: string) {
  const { status, text, headers } = await shop.get(path + query)
  expect(status, String(headers.location)).toBe(200)
  const form = /<form[^>]*#finanzierung"[^]*?<\/form>/.exec(text)![0]
  return {
    text,
    buttons: [...form.matchAll(/<button[^>]*type="submit"[^>]*>/g)].map(([button]) => /name="finance"/.test(button)),
    isChosen: /<input[^>]*type="hidden"[^>]*name="finance"/.test(form),
  }
}

it('Enter in an example calculates and chooses nothing; only its second button does', async () => {
  expect(await calculator('?months=36')).toMatchObject({ buttons: [false, true], isChosen: false })
  expect(await calculator('?finance=loan&months=36')).toMatchObject({ buttons: [false], isChosen: true })
})

it('who begins with the loan of an example takes along what was entered', async () => {
  const { text } = await calculator('?months=36')
  expect(text).toMatch(/href="[^"]*\?months=36&amp;finance=loan#finanzierung"/)
  expect((await calculator('?finance=loan&months=36')).text).toContain('href="#finanzierung"')
})
