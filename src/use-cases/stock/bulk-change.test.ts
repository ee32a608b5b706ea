import { beforeEach, expect, it } from 'vitest'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { BulkKind, BulkProposal } from '#domain/stock/bulk-change.ts'
import { addStaff, staffActor } from '../../../tests/support/staff.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { applyBulkChange, undoBulkChange } from './apply-bulk-change.ts'
import { beginBulkChange, proposeBulkChange } from './begin-bulk-change.ts'
import { readBulkChange } from './bulk-changes.ts'
import { type PriceRoundPage, readPriceRound } from './price-round.ts'
import { readStockVehicle } from './stock-vehicle.ts'

const test = useTestDatabase()
const CARS = Array.from({ length: 30 }, (_, index) =>
  car(`A-${index + 1}`, { attributes: { price: 10_000_00 + index * 100_00 } }),
)
const ROUND = { sort: 'NUMBER', isDescending: true, page: 1 } as const
let merchants = 0
let merchantId: number
let sales: StaffActor

beforeEach(async () => {
  merchants++
  merchantId = (await addMerchant(test.database, { slug: `m${merchants}`, name: `Autohaus ${merchants}` })).id
  const staffId = await addStaff(test.database, `eva${merchants}@example.com`, { merchantId, roles: ['SALES'] })
  sales = staffActor({ merchantId, roles: ['SALES'], staffId })
  await deliver(test.database, merchantId, CARS)
})

async function begin(kind: BulkKind, proposal: BulkProposal, filter = {}): Promise<number> {
  const begun = await beginBulkChange({ read: test.database.read, writer: test.database }, sales, {
    merchantId,
    kind,
    of: { filter },
  })
  if (begun.kind === 'refused') throw new Error(begun.code)
  await proposeBulkChange(test.database, sales, { id: begun.id, proposal })
  return begun.id
}

async function shown(id: number) {
  const found = await readBulkChange(test.database.read, sales, id)
  if (found.kind === 'refused') throw new Error(found.code)
  return found
}

async function apply(id: number, typedCount?: number) {
  return applyBulkChange(test.database, sales, { id, digest: (await shown(id)).digest, typedCount })
}

async function cars() {
  const { rows } = await test.database.pool.query<{ number: string; price: number; state: string; hand: string[] }>(
    `select internal_number as number, price_cents as price, state, hand_fields as hand from vehicles
     where merchant_id = $1 order by length(internal_number), internal_number`,
    [merchantId],
  )
  return rows
}
const set = (sql: string, number: string) =>
  test.database.pool.query(`update vehicles set ${sql} where merchant_id = $1 and internal_number = $2`, [
    merchantId,
    number,
  ])

it('changes prices of a frozen selection as the preview said, and only with the number typed', async () => {
  await set(`state = 'RESERVED'`, 'A-2')
  await set(`price_cents = 10000`, 'A-3')
  const id = await begin('PRICE', { mode: 'PERCENT', by: -3, rounding: 10_00 })
  await set(`price_cents = 1100000, updated_at = now()`, 'A-4')
  await deliver(test.database, merchantId, [...CARS, car('A-99')])
  const { preview } = await shown(id)
  expect(preview).toHaveLength(30)
  const refusals = preview.flatMap(({ vehicle, outcome }) =>
    'refusal' in outcome ? [`${vehicle?.number} ${outcome.refusal}`] : [],
  )
  expect(refusals.toSorted()).toEqual(['A-2 ORDERED', 'A-3 CHANGED', 'A-4 CHANGED'])
  expect(await apply(id)).toMatchObject({ fields: [{ field: 'count' }] })
  expect(await apply(id, 27)).toEqual({ kind: 'done', count: 27 })
  expect(await apply(id, 27)).toMatchObject({ code: 'CONFLICT' })
  const [first, second] = await cars()
  expect([first, second]).toMatchObject([
    { price: 9_700_00, hand: ['price'] },
    { price: 10_100_00, hand: [] },
  ])
  const { rows } = await test.database.pool.query<{ id: number }>(
    `select id from vehicles where merchant_id = $1 and internal_number = 'A-1'`,
    [merchantId],
  )
  const changed = await readStockVehicle(test.database.read, sales, rows[0]!.id)
  expect(changed).toMatchObject({ lastChange: { by: `Eva${merchants}` } })
  expect((await deliver(test.database, merchantId, [...CARS, car('A-99')])).kind).toBe('applied')
  expect((await cars())[0]!.price).toBe(9_700_00)
})

it('is reverted within 30 minutes, except for what was changed or ordered since', async () => {
  const id = await begin('PRICE', { mode: 'AMOUNT', by: -500_00 }, { text: 'A-1' })
  const { preview } = await shown(id)
  expect(preview.map(({ vehicle }) => vehicle?.number)).toContain('A-19')
  await apply(id)
  await set('price_cents = 1', 'A-10')
  await set(`state = 'SOLD'`, 'A-11')
  expect(await undoBulkChange(test.database, sales, id)).toEqual({ kind: 'done', reverted: 9, refused: 2 })
  const after = await cars()
  expect(after[0]).toMatchObject({ price: 10_000_00, hand: [] })
  expect(after[9]).toMatchObject({ price: 1, hand: ['price'] })
  expect(await undoBulkChange(test.database, sales, id)).toMatchObject({ code: 'CONFLICT' })
  const late = await begin('PRICE', { mode: 'AMOUNT', by: -500_00 }, { text: 'A-1' })
  await apply(late)
  await test.database.pool.query(`update bulk_changes set applied_at = now() - interval '31 minutes' where id = $1`, [
    late,
  ])
  expect(await undoBulkChange(test.database, sales, late)).toMatchObject({ code: 'CONFLICT' })
})

it('refuses a preview that is not true any more, and prices below the least', async () => {
  const id = await begin('PRICE', { mode: 'AMOUNT', by: -9_950_00 }, { maxPrice: 10_100_00 })
  const { digest, preview } = await shown(id)
  expect(preview.map(({ outcome }) => ('refusal' in outcome ? outcome.refusal : 'changes'))).toEqual([
    'changes',
    'LIMIT',
  ])
  await set(`state = 'RESERVED'`, 'A-2')
  expect(await applyBulkChange(test.database, sales, { id, digest, typedCount: undefined })).toMatchObject({
    code: 'CHANGED',
  })
  expect((await cars())[1]!.price).toBe(10_100_00)
})

it('takes cars off the shop and puts them back, and adds a paragraph to descriptions', async () => {
  const off = await begin('STATE', { to: 'DRAFT' }, { text: 'A-30' })
  await apply(off)
  expect((await cars())[29]).toMatchObject({ state: 'DRAFT', hand: ['state'] })
  await undoBulkChange(test.database, sales, off)
  expect((await cars())[29]).toMatchObject({ state: 'PUBLISHED', hand: [] })
  const text = await begin('TEXT', { text: 'Winterräder inklusive.' }, { text: 'A-30' })
  await apply(text)
  const { rows } = await test.database.pool.query<{ description: string }>(
    `select description from vehicles where merchant_id = $1 and internal_number = 'A-30'`,
    [merchantId],
  )
  expect(rows[0]!.description).toBe('Winterräder inklusive.')
})

it('undoing leaves a car off the shop that a delivery has dropped meanwhile', async () => {
  const id = await begin('STATE', { to: 'DRAFT' })
  expect(await apply(id, 30)).toMatchObject({ kind: 'done' })
  await deliver(test.database, merchantId, CARS.slice(1))
  await undoBulkChange(test.database, sales, id)
  expect((await cars()).slice(0, 2)).toMatchObject([{ state: 'ARCHIVED' }, { state: 'PUBLISHED' }])
})

it('a price round gives each car a price of its own, and terms change for all but ordered cars', async () => {
  const deps = { read: test.database.read, writer: test.database }
  const idOf = async (number: string) =>
    (await readPriceRound(test.database.read, sales, {
      ...ROUND,
      merchantId,
      filter: { text: number },
    })) as PriceRoundPage
  const [one, two] = [(await idOf('A-1')).rows.at(-1)!.id, (await idOf('A-30')).rows[0]!.id]
  await set(`state = 'SOLD'`, 'A-30')
  const round = await beginBulkChange(deps, sales, {
    ...{ merchantId, kind: 'PRICE', of: { ids: [one, two] } },
    proposal: { mode: 'EACH', prices: { [one]: 9_500_00, [two]: 1_00 } },
  })
  if (round.kind === 'refused') throw new Error(round.code)
  const outcomes = (await shown(round.id)).preview.map(({ outcome }) =>
    'refusal' in outcome ? outcome.refusal : outcome.result.after,
  )
  expect(new Set(outcomes)).toEqual(new Set([9_500_00, 'ORDERED']))
  expect(await apply(round.id)).toEqual({ kind: 'done', count: 1 })
  expect((await cars())[0]!.price).toBe(9_500_00)
  const after = (await idOf('A-1')).rows.find(({ id }) => id === one)
  expect(after).toMatchObject({
    lowest: 9_500_00,
    estimate: null,
    suggestion: { price: null, reason: 'NOT_COMPARABLE' },
  })
  expect(await undoBulkChange(test.database, sales, round.id)).toMatchObject({ reverted: 1 })

  const termsOf = async () => {
    const { rows } = await test.database.pool.query<object>(
      `select availability, hand_fields as hand from vehicles where merchant_id = $1 and internal_number in ('A-1', 'A-30')
       order by internal_number`,
      [merchantId],
    )
    return rows
  }
  const terms = await begin('TERMS', { term: { key: 'availability', value: 14 } }, { text: 'A-1' })
  expect(await apply(terms)).toMatchObject({ kind: 'done', count: 11 })
  expect(await termsOf()).toMatchObject([{ availability: 14, hand: ['availability'] }, { availability: null }])
  expect(await undoBulkChange(test.database, sales, terms)).toMatchObject({ reverted: 11, refused: 0 })
  expect(await termsOf()).toMatchObject([{ availability: null, hand: [] }, {}])
  const long = await begin('TERMS', { term: { key: 'availability', value: 9_999 } }, { text: 'A-20' })
  expect((await shown(long)).preview).toMatchObject([{ outcome: { refusal: 'LIMIT' } }])
})
