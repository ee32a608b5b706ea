import { expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const MAX_PAGES = 2
const MAX_SCREENS = 6
const PHONE_HEIGHT = 844

const test = useTestDatabase()
const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1'), car('2'), car('3')])
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)

it('a car prints on two pages, and is six screens of a phone', async () => {
  const list = (await shop.get('/auto-kaufen')).text
  const address = /href="(\/autos\/[^"]+)"/.exec(list)![1]!
  const visitor = await browser.visitor({ width: 390 })
  await visitor.opens(address)
  const height = await visitor.page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(MAX_SCREENS * PHONE_HEIGHT)
  const codes: string[] = []
  visitor.page.on('requestfinished', (request) => request.url().includes('/qr?') && codes.push(request.url()))
  const sheet = (await visitor.page.pdf({ format: 'A4' })).toString('latin1')
  expect(sheet.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(MAX_PAGES)
  await expect.poll(() => codes).toHaveLength(1)
  const code = await shop.get(new URL(codes[0]!).pathname + new URL(codes[0]!).search)
  expect([code.status, code.text.slice(0, 4)]).toEqual([200, '<svg'])
  expect((await shop.get('/qr?path=/login')).status).toBe(404)
  await visitor.page.emulateMedia({ media: 'print' })
  const main = visitor.page.getByRole('main')
  await expect.poll(() => main.getByRole('img', { name: 'QR-Code zu diesem Angebot' }).isVisible()).toBe(true)
  expect(await main.getByRole('button', { name: 'In den Warenkorb' }).count()).toBe(0)
  await visitor.leaves()
})
