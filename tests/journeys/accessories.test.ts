import { describe, expect, it } from 'vitest'
import { putAccessoriesProviders } from '#use-cases/stock/put-accessories-providers.ts'
import { demoProviders } from '#feeds/demo/accessories/demo-accessories.ts'
import { useBrowser, type Visitor } from '../support/browser.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'
import { useWindows } from '../support/windows.ts'

const test = useTestDatabase()
let golf = 0
const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  await putAccessoriesProviders(test.database, id, demoProviders([]))
  await deliver(test.database, id, [car('1', { makeName: 'VW', modelName: 'Golf' })])
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles')
  golf = rows[0]!.id
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)
const shows = useWindows(browser)

const ADDED = 'Zum Warenkorb hinzugefügt'
const heading = ({ page }: Visitor, name: string) =>
  expect.poll(() => page.getByRole('heading', { level: 1, name }).isVisible()).toBe(true)

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_, javaScript) => {
  it('finds a roof box by category and filter, buys two, then three, then none', async () => {
    const visitor = await browser.visitor({ javaScript })
    const { page, opens } = visitor
    await opens('/car-accessories')
    await visitor.findsNoBarriers()
    await page.getByRole('link', { name: 'Dachboxen' }).click()
    await heading(visitor, '10 Dachboxen')
    await visitor.findsNoBarriers()
    await page.getByLabel('Preis bis €').fill('350')
    if (javaScript) await page.keyboard.press('Enter')
    else await page.getByRole('button', { name: 'Filter anwenden' }).click()
    await heading(visitor, '3 Dachboxen')
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/zubehoer-kaufen/dachboxen?price-max=350')
    await page.getByRole('link', { name: 'Nordfels Dachbox Gleiter 320, Schwarz' }).click()
    await heading(visitor, 'Nordfels Dachbox Gleiter 320, Schwarz')
    await visitor.findsNoBarriers()

    await page.getByLabel('Anzahl').fill('2')
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect.poll(() => page.getByText(ADDED).isVisible()).toBe(true)
    await opens('/warenkorb')
    await expect.poll(() => page.getByText('658,00 €').first().isVisible()).toBe(true)
    await visitor.findsNoBarriers()
    await page.getByLabel('Anzahl: Nordfels Dachbox').selectOption('3')
    if (!javaScript) await page.getByRole('button', { name: 'Ändern' }).click()
    await expect.poll(() => page.getByText('987,00 €').first().isVisible()).toBe(true)
    await page.getByRole('button', { name: /entfernen/ }).click()
    await expect.poll(() => page.getByText('Ihr Warenkorb ist leer.').isVisible()).toBe(true)
    await visitor.leaves()
  })

  it('adds floor mats for a car, which are removed with it', async () => {
    const visitor = await browser.visitor({ javaScript })
    const { page, opens } = visitor
    await opens(`/autos/vw/golf/${golf}`)
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await expect.poll(() => page.getByText(ADDED).isVisible()).toBe(true)
    await page.getByRole('link', { name: /Fußmatten für VW Golf/ }).click()
    await page.getByLabel('Wofür?').selectOption({ label: 'Zum VW Golf in Ihrem Warenkorb' })
    await page.getByLabel('Beim Händler einbauen lassen').check()
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect.poll(() => page.getByText(ADDED).isVisible()).toBe(true)
    await visitor.findsNoBarriers()
    await opens('/warenkorb')
    await expect.poll(() => page.getByText('Für VW Golf, mit Einbau beim Händler').isVisible()).toBe(true)
    await visitor.findsNoBarriers()
    await page.getByRole('button', { name: 'VW Golf entfernen', exact: true }).click()
    await expect.poll(() => page.getByText('Ihr Warenkorb ist leer.').isVisible()).toBe(true)
    await visitor.leaves()
  })
})

it('offers the last filters again, under their own name', async () => {
  const visitor = await browser.visitor()
  const { page, opens } = visitor
  await opens('/zubehoer-kaufen')
  await page.getByLabel('Passt zu').selectOption('vw.golf')
  await expect.poll(() => page.url()).toContain('fit=vw.golf')
  const stored = () =>
    page.evaluate(() => [localStorage.getItem('selectedFilters.accessories'), localStorage.getItem('selectedFilters')])
  await expect.poll(stored).toEqual(['fit=vw.golf', null])
  await opens('/zubehoer-kaufen')
  await page.getByRole('link', { name: 'Letzte Filter anwenden' }).click()
  await expect.poll(() => page.url()).toContain('fit=vw.golf')
  await visitor.leaves()
})

const PAGES = [
  '/zubehoer-kaufen',
  '/zubehoer-kaufen/reifen?fit=vw.golf&q=winter',
  '/zubehoer-kaufen?q=gibtesnicht',
  '/autoteile',
  '/accessories/260006',
  '/zubehoerteil/300001',
  '/car-accessories?lang=en',
  '/car-accessories/how-to',
]

it.each(PAGES.flatMap((path) => [320, 1440].map((width) => [path, width] as const)))(
  '%s has no barriers and fits its width at %i pixels',
  async (path, width) => {
    const { complaints } = await shows(path, width)
    expect(complaints).toEqual([])
  },
)
