import { describe, expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const ids = { sold: 0, golf: 0 }
const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  const stock = Array.from({ length: 60 }, (_, n) =>
    car(`v${n}`, { attributes: { fuel: n % 3 ? 'DIESEL' : 'ELECTRIC', price: (5_000 + n * 700) * 100 } }),
  )
  await deliver(test.database, id, [car('gone'), ...stock])
  await deliver(test.database, id, stock)
  const { rows } = await test.database.pool.query<{ id: number; state: string }>(
    'select id, state from vehicles order by id',
  )
  ids.sold = rows.find((row) => row.state === 'ARCHIVED')!.id
  ids.golf = rows.find((row) => row.state === 'PUBLISHED')!.id
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)

const PAGES: Record<string, () => string> = {
  home: () => '/',
  'home in English': () => '/en',
  list: () => '/auto-kaufen',
  'filtered list as rows': () => '/auto-kaufen?fuel=ELECTRIC&price-max=20000&view=LIST',
  'list without results': () => '/auto-kaufen?fuel=HYDROGEN&color=PINK',
  'list of an unknown place and colour': () => '/auto-kaufen?place=Xyzzyheim&color=NOPE',
  'list of a make': () => '/auto-kaufen/volkswagen',
  vehicle: () => `/autos/volkswagen/golf/${ids.golf}`,
  'vehicle in English': () => `/vehicles/volkswagen/golf/${ids.golf}`,
  'sold vehicle': () => `/autos/volkswagen/golf/${ids.sold}`,
  dealers: () => '/haendler',
  dealer: () => '/haendler/brinkmann',
  'legal notice': () => '/pages/impressum',
  'ranking in English': () => '/pages/reihenfolge?lang=en',
  favourites: () => `/favoriten?ids=${ids.golf},${ids.sold}`,
  'favourites in English, empty': () => '/favorites',
  comparison: () => `/vergleichen?ids=${ids.golf},${ids.golf + 1},${ids.sold}`,
  'comparison, empty': () => '/compare',
  'unknown address': () => '/gibt-es-nicht',
  'style guide': () => '/styleguide',
}

describe.each([
  ['phone', 390],
  ['desk', 1440],
])('on a %s', (_, width) => {
  it.each(Object.keys(PAGES))('%s has no barriers, fits its width and asks nobody else for anything', async (name) => {
    const visitor = await browser.visitor({ width })
    await visitor.opens(PAGES[name]!())
    await visitor.findsNoBarriers()
    const overflow = await visitor.page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    expect(overflow, 'pixels the page is wider than the window').toBeLessThanOrEqual(0)
    expect(visitor.foreignRequests).toEqual([])
    // A page that does not exist is told so by its status, which the browser repeats as an error.
    expect(visitor.complaints.filter((text) => !/status of (404|410)/.test(text))).toEqual([])
    await visitor.context.close()
  })
})

describe('keyboard', () => {
  it('skips to the content, opens a filter, checks an option and reaches a car', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await visitor.opens('/auto-kaufen')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toContain('Zum Inhalt')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: /^Kombi/ }).focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/body=ESTATE/)
    expect(await page.evaluate('document.activeElement.getAttribute("value")')).toBe('ESTATE')
    await page.getByRole('link', { name: /Golf/ }).first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/autos\/volkswagen\/golf\//)
    await visitor.leaves()
  })

  it('opens the mobile menu, closes it with Escape and returns to its button', async () => {
    const visitor = await browser.visitor({ width: 390 })
    const { page } = visitor
    await visitor.opens('/')
    const button = page.getByRole('button', { name: /Menü/ }).first()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() =>
        page
          .getByRole('navigation')
          .getByRole('link', { name: /Händler/ })
          .last()
          .isVisible(),
      )
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    await visitor.leaves()
  })
})
