import { describe, expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { addMerchant, car, deliver, idsByModel } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const ids: Record<string, number> = {}
let merchant = 0

/** Delivers the dealer's stock: `passat` is the Passat's price in euros, `without` the model that is left out. */
async function deliverStock({ passat = 20_000, without = '' } = {}): Promise<void> {
  const stock = [
    car('1', { modelName: 'Golf', attributes: { fuel: 'DIESEL' } }),
    car('2', { modelName: 'Passat', attributes: { fuel: 'DIESEL', price: passat * 100 } }),
    car('3', { modelName: 'Polo', attributes: { fuel: 'PETROL', bodyType: 'SMALL_CAR' } }),
    car('4', { modelName: 'Touran', attributes: { fuel: 'DIESEL' } }),
    car('5', { modelName: 'Up', attributes: { fuel: 'ELECTRIC' } }),
  ]
  await deliver(
    test.database,
    merchant,
    stock.filter(({ modelName }) => modelName !== without),
  )
}

const shop = useTestShop(test, {}, async () => {
  merchant = (await addMerchant(test.database)).id
  await deliverStock()
  await deliverStock({ without: 'Up' })
  Object.assign(ids, await idsByModel(test.database))
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)

describe('favourites', () => {
  it('are stored in the browser, show price changes, and can be shared', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await visitor.opens('/auto-kaufen')
    const heart = (name: string) => page.getByRole('button', { name: `${name} merken` })
    await heart('Volkswagen Passat').click()
    await heart('Volkswagen Golf').click()
    await expect.poll(() => heart('Volkswagen Golf').getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('link', { name: 'Favoriten, 2 gemerkt' }).click()
    await page.waitForURL(`**/favoriten?ids=${ids.Golf},${ids.Passat}`)

    await deliverStock({ passat: 19_000, without: 'Up' })
    await page.reload()
    await expect.poll(() => page.getByText('−1.000 €, seit Sie es gemerkt haben').isVisible()).toBe(true)

    const friend = await browser.visitor()
    await friend.opens(new URL(page.url()).pathname + new URL(page.url()).search)
    await expect.poll(() => friend.page.getByRole('heading', { name: 'Geteilte Favoriten' }).isVisible()).toBe(true)
    expect(await friend.page.getByText('seit Sie es gemerkt haben').count()).toBe(0)
    await friend.page.getByRole('button', { name: 'In meine Favoriten übernehmen' }).click()
    await expect.poll(() => friend.page.getByRole('heading', { level: 1 }).innerText()).toBe('Favoriten')
    await friend.opens('/favoriten')
    await friend.page.waitForURL(`**/favoriten?ids=${ids.Golf},${ids.Passat}`)
    await friend.leaves()

    await heart('Volkswagen Golf').click()
    await page.waitForURL(`**/favoriten?ids=${ids.Passat}`)
    await heart('Volkswagen Passat').click()
    await page.waitForURL('**/favoriten?ids=')
    await expect.poll(() => page.getByRole('heading', { name: 'Noch keine Favoriten' }).isVisible()).toBe(true)
    await visitor.leaves()
  })

  it('name the cars that are no longer available', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await visitor.opens(`/favoriten?ids=${ids.Golf},${ids.Up},999999`)
    expect(await page.getByRole('link', { name: 'Volkswagen Up, ähnliche ansehen' }).isVisible()).toBe(true)
    expect(await page.getByText('Ein Auto dieser Liste haben wir nicht gefunden.').isVisible()).toBe(true)
    await visitor.leaves()
  })

  it('show a shared list without JavaScript, and say that saving needs it', async () => {
    const visitor = await browser.visitor({ javaScript: false })
    const { page } = visitor
    await visitor.opens(`/favorites?ids=${ids.Polo},${ids.Golf}`)
    const cars = page.getByRole('article').getByRole('heading')
    expect(await cars.allInnerTexts()).toEqual(['Volkswagen Polo', 'Volkswagen Golf'])
    expect(await page.getByRole('button', { name: /^Save/ }).count()).toBe(0)
    await visitor.opens('/favoriten')
    expect(await page.getByText('Zum Merken muss JavaScript eingeschaltet sein').isVisible()).toBe(true)
    await visitor.leaves()
  })
})

describe('the comparison', () => {
  it('accepts three cars but not a fourth', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await visitor.opens('/auto-kaufen')
    const choice = (name: string) => page.getByRole('checkbox', { name: `Vergleichen Volkswagen ${name}` })
    for (const name of ['Golf', 'Passat', 'Polo']) await choice(name).check()
    await choice('Touran').click()
    await expect.poll(() => page.getByText('Höchstens drei Autos.').isVisible()).toBe(true)
    expect(await choice('Touran').isChecked()).toBe(false)
    await page.getByRole('link', { name: 'Vergleichen', exact: true }).click()
    await page.waitForURL(`**/vergleichen?ids=${ids.Golf},${ids.Passat},${ids.Polo}`)
    await page.getByRole('link', { name: 'Entfernen: Volkswagen Polo' }).click()
    await page.waitForURL(`**/vergleichen?ids=${ids.Golf},${ids.Passat}`)
    await visitor.opens('/auto-kaufen')
    await expect.poll(() => page.getByText('2 von 3 ausgewählt').isVisible()).toBe(true)
    await visitor.leaves()
  })

  it.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('shows differences only and names unavailable cars, %s', async (_, javaScript) => {
    const visitor = await browser.visitor({ javaScript })
    const { page } = visitor
    await visitor.opens(`/vergleichen?ids=${ids.Golf},${ids.Polo},${ids.Up},${ids.Touran}`)
    expect(await page.getByText('Gezeigt werden die ersten drei.').isVisible()).toBe(true)
    expect(await page.getByRole('columnheader', { name: /Volkswagen Up.*Nicht mehr im Angebot/ }).isVisible()).toBe(
      true,
    )
    const row = (name: RegExp) => page.getByRole('rowheader', { name })
    expect(await row(/^Kraftstoff.*unterschiedlich/).isVisible()).toBe(true)
    expect(await row(/^Kilometerstand/).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Nur Unterschiede' }).click()
    await page.waitForURL(/&differences=1/)
    await expect.poll(() => row(/^Kilometerstand/).count()).toBe(0)
    expect(await row(/^Kraftstoff/).isVisible()).toBe(true)
    await visitor.leaves()
  })
})

describe('recently viewed cars', () => {
  it('are offered again on the home page and at the foot of the next car, until the list is cleared', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const recent = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Zuletzt angesehen' }) })
    await visitor.opens(`/autos/volkswagen/golf/${ids.Golf}`)
    await visitor.opens(`/autos/volkswagen/polo/${ids.Polo}`)
    await expect.poll(() => recent.getByRole('link').allInnerTexts()).toEqual(['Volkswagen Golf'])
    await visitor.opens('/')
    await expect.poll(() => recent.getByRole('link').allInnerTexts()).toEqual(['Volkswagen Polo', 'Volkswagen Golf'])
    await visitor.findsNoBarriers()
    await recent.getByRole('button', { name: 'Liste leeren' }).click()
    await expect.poll(() => recent.count()).toBe(0)
    await visitor.leaves()
  })
})
