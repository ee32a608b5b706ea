import { describe, expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'
import { useWindows } from '../support/windows.ts'

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
const shows = useWindows(browser)

const PAGES: Record<string, () => string> = {
  home: () => '/',
  'home in English': () => '/en',
  list: () => '/auto-kaufen',
  'filtered list as rows': () => '/auto-kaufen?fuel=ELECTRIC&price-max=20000&view=LIST',
  'list on the map': () => '/auto-kaufen?fuel=DIESEL&map=1',
  'list without results': () => '/auto-kaufen?fuel=HYDROGEN&color=PINK',
  'list of an unknown place and colour': () => '/auto-kaufen?place=Xyzzyheim&color=NOPE',
  'list of a make': () => '/auto-kaufen/volkswagen',
  vehicle: () => `/autos/volkswagen/golf/${ids.golf}`,
  'vehicle with refused entries': () => `/autos/volkswagen/golf/${ids.golf}?finance=loan&months=49&down=x`,
  'vehicle in English': () => `/vehicles/volkswagen/golf/${ids.golf}`,
  'sold vehicle': () => `/autos/volkswagen/golf/${ids.sold}`,
  dealers: () => '/haendler',
  dealer: () => '/haendler/brinkmann',
  'legal notice': () => '/pages/impressum',
  help: () => '/pages/hilfe-faqs',
  guide: () => '/ratgeber',
  'guide article': () => '/ratgeber/gebrauchtwagen-pruefen',
  press: () => '/presse',
  'press release in English': () => '/press/fahrwerk-startet',
  'widget of cars': () => '/whitelabel/widget?kind=vehicles',
  'widget of the trade-in': () => '/trade-in-widget',
  'ranking in English': () => '/pages/reihenfolge?lang=en',
  favourites: () => `/favoriten?ids=${ids.golf},${ids.sold}`,
  'favourites in English, empty': () => '/favorites',
  comparison: () => `/vergleichen?ids=${ids.golf},${ids.golf + 1},${ids.sold}`,
  'comparison, empty': () => '/compare',
  login: () => '/login?redirectTo=%2Fwarenkorb',
  'login in English': () => '/account/login',
  registration: () => '/registrierung',
  'forgot password': () => '/passwort-vergessen',
  'new password': () => '/passwort-neu?key=x',
  'cart, empty': () => '/warenkorb',
  'cart in English, empty': () => '/shoppingCart',
  'unknown address': () => '/gibt-es-nicht',
  'style guide': () => '/styleguide',
}

/** The narrowest window WCAG asks for (1.4.10), a phone, a desk with everything at 200 % (1.4.4), a desk. */
const WINDOWS: readonly (readonly [string, number, readonly string[]])[] = [
  ['narrow phone', 320, ['home', 'list', 'vehicle', 'comparison', 'login', 'registration', 'dealers']],
  ['phone', 390, Object.keys(PAGES)],
  ['desk at 200 %', 720, ['home', 'list', 'vehicle', 'registration', 'dealers']],
  // In English a page has the same structure and shorter words.
  ['desk', 1440, Object.keys(PAGES).filter((name) => !name.includes('in English') && name !== 'guide')],
]

const SHOWN = Object.keys(PAGES).flatMap((name) =>
  WINDOWS.filter(([, , names]) => names.includes(name)).map(([window, width]) => ({ name, window, width })),
)

it.each(SHOWN)(
  '$name is accessible, fits its width and loads nothing from other sites on a $window',
  async ({ name, width }) => {
    const { complaints } = await shows(PAGES[name]!(), width)
    // A missing page has status 404, which the browser also reports as an error.
    expect(complaints.filter((text) => !/status of (404|410)/.test(text))).toEqual([])
  },
)

describe('keyboard', () => {
  it('skips to the content, opens a filter, checks an option and reaches a car', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await visitor.opens('/auto-kaufen')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toContain('Zum Inhalt')
    await page.keyboard.press('Enter')
    const group = page.locator('summary').filter({ hasText: 'Fahrzeugtyp' })
    for (let step = 0; !(await group.evaluate((element) => element === document.activeElement)); step++) {
      expect(step, 'steps from the content to the group').toBeLessThan(40)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    const estate = page.getByRole('checkbox', { name: /^Kombi/ })
    for (let step = 0; !(await estate.evaluate((element) => element === document.activeElement)); step++) {
      expect(step, 'steps from the group to its option').toBeLessThan(10)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Space')
    await page.waitForURL(/body=ESTATE/)
    expect(await page.evaluate('document.activeElement.getAttribute("value")')).toBe('ESTATE')
    await page.getByRole('link', { name: /Golf/ }).first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/autos\/volkswagen\/golf\//)
    await visitor.leaves()
  })

  it('changes the calculator, whose figures follow and are in the URL', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await visitor.opens(`/autos/volkswagen/golf/${ids.golf}`)
    await page.getByRole('heading', { name: 'Finanzierung', exact: true }).scrollIntoViewIfNeeded()
    const months = page.getByRole('slider', { name: 'Laufzeit' })
    await months.focus()
    const rate = page.locator('#finanzierung').getByRole('status').filter({ hasText: '€' })
    const before = await rate.innerText()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => rate.innerText()).not.toBe(before)
    await page.keyboard.press('Tab')
    await page.waitForURL(/months=48/)
    await visitor.leaves()
  })

  it('opens the mobile menu, closes it with Escape and returns to its button', async () => {
    const visitor = await browser.visitor({ width: 390 })
    const { page } = visitor
    await visitor.opens('/')
    const button = page.getByRole('button', { name: /Menü/ }).first()
    const link = page.getByRole('link', { name: 'Tageszulassungen' })
    expect(await link.isVisible()).toBe(false)
    await button.focus()
    await page.keyboard.press('Enter')
    await link.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    await visitor.leaves()
  })
})

it('a long part ends after 400 px on a phone alone, where a button shows the rest', async () => {
  const { page } = await shows('/styleguide', 390)
  const button = page.getByRole('button', { name: /^(Weiterlesen|Weniger lesen)$/ })
  const height = () => button.evaluate((element) => element.previousElementSibling!.getBoundingClientRect().height)
  expect([await height(), await button.getAttribute('aria-expanded')]).toEqual([400, 'false'])
  await button.click()
  await expect.poll(height).toBeGreaterThan(400)
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  await button.click()
  await expect.poll(height).toBe(400)
  await page.setViewportSize({ width: 577, height: 900 })
  await expect.poll(() => button.isVisible()).toBe(false)
  const whole = page.getByText('Auf einem Telefon endet langer Text')
  expect(await whole.evaluate((element) => element.getBoundingClientRect().height)).toBe(
    await whole.evaluate((element) => element.parentElement!.parentElement!.getBoundingClientRect().height),
  )
})
