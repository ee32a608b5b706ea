import { beforeAll, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import type { StockFilter } from '#domain/stock/stock-list.ts'
import { lacksLabel } from '#domain/stock/stock-state.ts'
import { staffActor } from '../../../tests/support/staff.ts'
import { addLenientMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { attributesOf } from '../vehicle/vehicle.ts'
import { readPriceRound } from './price-round.ts'
import { readStockCsv } from './stock-csv.ts'
import { readStock } from './stock-list.ts'
import { fromStock, whereSql } from './stock-list-sql.ts'

const test = useTestDatabase()
const TEXT = 'Ein gepflegtes Auto aus erster Hand. '.repeat(8)
const ELECTRIC = { fuel: 'ELECTRIC', condition: 'NEW', mileage: 5 } as const
const PHASES = ['City', 'Suburban', 'Rural', 'Motorway'].map((phase) => [`powerConsumption${phase}`, 15.5] as const)
let merchantId: number

beforeAll(async () => {
  merchantId = (await addLenientMerchant(test.database)).id
  const pictures = (count: number) => Array.from({ length: count }, (_, index) => `p/${index}`)
  await deliver(test.database, merchantId, [
    car('A-1', { modelName: 'Golf', pictures: pictures(9), attributes: { price: 20_000_00, description: TEXT } }),
    car('A-2', { modelName: 'Polo', pictures: pictures(2), attributes: { price: 10_000_00, description: TEXT } }),
    car('A-3', { modelName: 'Passat', attributes: { price: 30_000_00, modelDescription: '=cmd|100%' } }),
    car('A-4', { modelName: 'ID.3', attributes: { ...ELECTRIC, price: 40_000_00 } }),
    car('A-5', {
      ...{ modelName: 'ID.4', pictures: pictures(9) },
      attributes: { ...ELECTRIC, ...Object.fromEntries(PHASES), powerConsumption: 16, electricRange: 500 },
    }),
    car('A-6', { modelName: 'Up', attributes: { fuel: 'OTHER', mileage: 900, firstRegistration: '2019-01' } }),
    car('A-7', { modelName: 'Arteon', attributes: { mileage: 900, firstRegistration: '2018-08' } }),
    car('A-8', { modelName: 'Caddy', attributes: { mileage: 9000, firstRegistration: berlinToday().slice(0, 7) } }),
    car('A-9', { modelName: 'Lupo', attributes: { mileage: 9000 } }),
  ])
  await test.database.pool.query(
    `update vehicles set created_at = now() - interval '70 days' where internal_number = 'A-1'`,
  )
})

const sales = () => staffActor({ merchantId, roles: ['SALES'] })

async function numbers(filter: StockFilter, sort: 'PRICE' | 'QUALITY' | 'NUMBER' | 'RATING' = 'NUMBER') {
  const found = await readStock(test.database.read, sales(), { merchantId, filter, sort, isDescending: false, page: 1 })
  if (found.kind === 'refused') throw new Error(found.code)
  expect(found.total).toBe(found.rows.length)
  return found.rows.map(({ number }) => number.slice(2)).join('')
}

it('filters by words, days, price and gaps', async () => {
  expect(await numbers({})).toBe('123456789')
  expect(await numbers({ text: 'volks polo' })).toBe('2')
  expect(await numbers({ text: '100%' })).toBe('3')
  expect(await numbers({ text: 'A_1' })).toBe('')
  expect(await numbers({ minDays: 60 })).toBe('1')
  expect(await numbers({ minPrice: 10_000_00, maxPrice: 20_000_00, gap: 'FEW_PICTURES' })).toBe('2')
  expect(await numbers({ maxDays: 60, minPrice: 20_000_00 })).toBe('34')
  expect(await numbers({ part: 'OFFLINE' })).toBe('')
})

it('rates prices as the shop shows them: sorted by their share of the estimate, the best first', async () => {
  const { pool, read } = test.database
  const rate = (number: string, rating: string, share: number) =>
    pool.query('update vehicles set price_rating = $2, price_share = $3 where internal_number = $1', [
      number,
      rating,
      share,
    ])
  await Promise.all([rate('A-3', 'HIGH', 1_200), rate('A-1', 'GOOD', 955), rate('A-2', 'GOOD', 910)])
  expect((await numbers({}, 'RATING')).slice(0, 3)).toBe('213')
  expect(await numbers({ rating: 'GOOD' })).toBe('12')
  const query = { merchantId, filter: { rating: 'HIGH' }, sort: 'NUMBER', isDescending: false, page: 1 } as const
  const round = await readPriceRound(read, sales(), query)
  expect(round).toMatchObject({ total: 1, rows: [{ number: 'A-3', rating: 'HIGH' }] })
})

it('finds the same gaps of energy labels as the rule, and puts them first', async () => {
  const rows = await test.database.read.selectFrom('vehicles').selectAll().execute()
  const lacking = rows.filter((row) => lacksLabel(attributesOf({ ...row }), 'COMPANY', berlinToday()))
  const byRule = lacking.map(({ internal_number: number }) => number.slice(2)).toSorted()
  expect(byRule.join('')).toBe('468')
  expect(await numbers({ gap: 'LABEL' })).toBe('468')
  expect((await numbers({}, 'QUALITY')).slice(0, 3)).toBe('864')
})

it('is refused to those without the permission, and exports what is filtered', async () => {
  const query = { merchantId, filter: { text: 'passat' }, sort: 'PRICE', isDescending: false } as const
  const books = staffActor({ merchantId, roles: ['ACCOUNTING'] })
  expect(await readStock(test.database.read, books, { ...query, page: 1 })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await readStockCsv(test.database.read, books, query, 'de')).toMatchObject({ code: 'FORBIDDEN' })
  const file = await readStockCsv(test.database.read, sales(), query, 'de')
  const [, line] = file.kind === 'found' ? file.csv.split('\r\n') : []
  expect(line).toMatch(/^A-3;Volkswagen Passat =cmd\|100%;Online;30000,00;Hoch;0;;50000;Keine Bilder;0;0;/)
})

it('reads a page of 20,000 cars at once, however it is sorted', async () => {
  await test.database.pool.query(
    `insert into vehicles (merchant_id, internal_number, make_id, model_id, price_cents, fuel, condition, mileage, description,
       first_registration, pictures, price_share, created_at, updated_at)
     select merchant_id, 'M-' || n, make_id, model_id, 500000 + n * 137 % 4000000, fuel, condition, n, repeat(description, 3), '2020-05',
       pictures, 800 + n % 400, now() - n * interval '7 minutes', now() - n * interval '1 minute'
     from vehicles, generate_series(1, 20000) n where internal_number = 'A-1'`,
  )
  await test.database.pool.query('analyze vehicles')
  const times: Record<string, number> = {}
  for (const sort of ['CHANGED', 'PRICE', 'RATING', 'QUALITY', 'VEHICLE', 'REQUESTS'] as const) {
    const query = { merchantId, filter: { text: 'golf', minDays: 1 }, sort, isDescending: true, page: 3 } as const
    const tries: number[] = []
    for (let count = 0; count < 3; count++) {
      const begin = performance.now()
      const found = await readStock(test.database.read, sales(), query)
      tries.push(Math.round(performance.now() - begin))
      expect(found).toMatchObject({ kind: 'found', rows: { length: 50 } })
    }
    times[sort] = Math.min(...tries)
  }
  console.info('20,000 cars, ms:', times)
  // The goal of 150 ms holds on a quiet machine; here many tests run beside it. A query for each car would take longer than this.
  expect(Math.max(...Object.values(times))).toBeLessThan(2_500)
})

it('finds the gaps of these cars by their indexes', async () => {
  const planOf = async (gap: 'LABEL' | 'SHORT_TEXT') => {
    const { sql, parameters } = fromStock(test.database.read)
      .select('v.id')
      .where(whereSql(merchantId, { gap }, berlinToday()))
      .compile()
    const { rows } = await test.database.pool.query<Record<string, string>>(`explain ${sql}`, [...parameters])
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  expect(await planOf('LABEL')).toContain('vehicles_lacking_label_values')
  expect(await planOf('SHORT_TEXT')).toContain('vehicles_with_short_text')
})
