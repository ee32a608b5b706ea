import { expect, it } from 'vitest'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { SOON } from '../support/soon.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'
import { addHansen } from '../support/two-dealers.ts'

const test = useTestDatabase()
const ids: number[] = []
const shop = useTestShop(test, {}, async () => {
  for (const seller of [0, 1, 2, 3, 4, 5, 6]) {
    const slug = `dealer-${seller}`
    const { id } = seller === 0 ? await addHansen(test.database, {}) : await addMerchant(test.database, { slug })
    ids.push(id)
    await deliver(test.database, id, [golf(seller === 0 ? 17_000_00 : 20_000_00 + seller * 100_00)])
  }
})

const golf = (price: number) =>
  car('1', {
    attributes: { price, power: 110, gearbox: 'MANUAL', firstRegistration: '2022-03', mileage: 50_000 + price / 1_000 },
  })

async function follow(path: string, host?: string): Promise<string> {
  let answer = await shop.get(path, host ? { host } : {})
  while (answer.status >= 300 && answer.status < 400)
    answer = await shop.get(String(answer.headers.location), host ? { host } : {})
  return answer.text.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ')
}

const eventually = (check: () => Promise<void>) => expect.poll(check, SOON).toBeUndefined()

async function pathOf(merchantId: number): Promise<string> {
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles where merchant_id = $1', [
    merchantId,
  ])
  return `/autos/volkswagen/golf/${rows[0]!.id}`
}

it('shows the rating on cards, filters by it, and compares on the page of the car', async () => {
  const path = await pathOf(ids[0]!)
  expect(await follow(path)).not.toContain('Sehr guter Preis')
  await shop.runJobs()
  await eventually(async () => {
    const found = await follow('/auto-kaufen?price-rating=VERY_GOOD')
    expect(found).toMatch(/<h1[^>]*>\s*1 /)
    expect(found).toContain('17.000 €')
    expect(found).not.toContain('20.300 €')
  })
  expect(await follow('/auto-kaufen?sort=price-rating-asc')).toMatch(/17\.000 €.*20\.\d00 €/s)
  let page = ''
  await eventually(async () => {
    page = await follow(path)
    expect(page).toContain('Sehr guter Preis')
  })
  expect(page).toMatch(/unter dem Median von 6 vergleichbaren Angeboten/)
  expect(page.match(/<small>03\/2022/g)).toHaveLength(3)
  expect(page).toContain('href="/pages/preisbewertung"')
  await eventually(async () => {
    expect((await follow(`${path}?comparables=all`)).match(/<small>03\/2022/g)).toHaveLength(6)
  })
})

it('compares in the shop of one dealer with the whole market, and links no car of another', async () => {
  const { text } = await shop.get('/graphql', {
    method: 'POST',
    host: 'hansen.localhost',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: `{ vehicleById(vehicleId: "${(await pathOf(ids[0]!)).split('/').at(-1)}") {
        priceComparison { comparableCount comparables(first: 9) { vehicleId title } } } }`,
    }),
  })
  const { priceComparison } = (JSON.parse(text) as { data: { vehicleById: { priceComparison: unknown } } }).data
    .vehicleById
  expect(priceComparison).toEqual({
    comparableCount: 6,
    comparables: Array.from({ length: 6 }, () => ({ vehicleId: null, title: 'Volkswagen Golf' })),
  })
})

it('says on the page about the method how exact the estimates are', async () => {
  const page = await follow('/pages/preisbewertung')
  expect(page).toContain('höchstens 90 %')
  expect(page).toMatch(/bei 7 bewerteten von 7 angebotenen Autos/)
})
