import { expect, it } from 'vitest'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import { leasingProduct, loanProduct } from '../../../tests/support/finance-product.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { changeFinanceTerms, changeProductOf, refreshRates } from './change-finance-terms.ts'

const test = useTestDatabase()

async function ratesOf(merchantId: number) {
  const { rows } = await test.database.pool.query<{ id: number; loan: number | null; leasing: number | null }>(
    'select id, loan_rate_cents as loan, leasing_rate_cents as leasing from vehicles where merchant_id = $1 order by internal_number',
    [merchantId],
  )
  return rows
}

async function changesSince(id: number): Promise<number[]> {
  const { rows } = await test.database.pool.query<{ vehicle_id: number }>(
    'select vehicle_id from vehicle_changes where id > $1 order by id',
    [id],
  )
  return rows.map(({ vehicle_id }) => vehicle_id)
}

async function lastChange(): Promise<number> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select coalesce(max(id), 0) as id from vehicle_changes',
  )
  return rows[0]!.id
}

const STOCK = [car('1'), car('2', { attributes: { price: 25_000_00 } }), car('3', { attributes: { damaged: true } })]

it('a delivery stores the rates of the example bank, only for dealers and undamaged cars', async () => {
  const dealer = await addMerchant(test.database, { slug: 'dealer' })
  const person = await addMerchant(test.database, { slug: 'person', kind: 'PRIVATE' })
  await deliver(test.database, dealer.id, STOCK)
  await deliver(test.database, person.id, [car('1')])
  const [first, second, damaged] = await ratesOf(dealer.id)
  expect(first!.loan).toBeGreaterThan(0)
  expect(second!.loan! / first!.loan!).toBeCloseTo(25 / 15, 1)
  expect(first!.leasing).toBeGreaterThan(0)
  expect(damaged).toMatchObject({ loan: null, leasing: null })
  expect(await ratesOf(person.id)).toMatchObject([{ loan: null, leasing: null }])
})

it("changes only this merchant's rates, and logs those cars as changed", async () => {
  const one = await addMerchant(test.database, { slug: 'one' })
  const other = await addMerchant(test.database, { slug: 'other' })
  for (const { id } of [one, other]) await deliver(test.database, id, STOCK)
  const [before, since] = [await ratesOf(other.id), await lastChange()]
  const product = loanProduct({ effectivePercent: 0.99 })
  expect(await changeFinanceTerms(test.database, { merchantId: one.id, product })).toEqual({
    kind: 'changed',
    vehicles: 2,
  })
  const [first, second] = await ratesOf(one.id)
  // 15,000 less 20 % down payment, in 60 months at 0.99 % a year and without a final instalment: 205.05 a month.
  expect(first!.loan).toBe(205_05)
  expect(await changesSince(since)).toEqual([first!.id, second!.id])
  expect(await ratesOf(other.id)).toEqual(before)
  // The next delivery computes with the same conditions and so changes nothing.
  expect(await deliver(test.database, one.id, STOCK)).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 })
})

it('changes the default conditions, but not for merchants with their own', async () => {
  const own = await addMerchant(test.database, { slug: 'own' })
  const usual = await addMerchant(test.database, { slug: 'usual' })
  for (const { id } of [own, usual]) await deliver(test.database, id, STOCK)
  await changeFinanceTerms(test.database, { merchantId: own.id, product: leasingProduct({ effectivePercent: 1 }) })
  const [ownBefore, usualBefore] = [await ratesOf(own.id), await ratesOf(usual.id)]
  await changeFinanceTerms(test.database, { merchantId: null, product: leasingProduct({ effectivePercent: 9 }) })
  expect(await ratesOf(own.id)).toEqual(ownBefore)
  expect((await ratesOf(usual.id))[0]!.leasing).toBeGreaterThan(usualBefore[0]!.leasing!)
})

it('refuses invalid conditions by name, and then changes nothing', async () => {
  const { id } = await addMerchant(test.database, { slug: 'refused' })
  await deliver(test.database, id, STOCK)
  const since = await lastChange()
  const product = loanProduct({ effectivePercent: -3, lenderAddress: '' })
  expect(await changeFinanceTerms(test.database, { merchantId: id, product })).toEqual({
    kind: 'refused',
    fields: ['effectivePercent', 'lenderAddress'],
  })
  const alone = loanProduct({ lenderAddress: '' })
  expect(await changeFinanceTerms(test.database, { merchantId: id, product: alone })).toEqual({
    kind: 'refused',
    fields: ['lenderAddress'],
  })
  expect(await changesSince(since)).toEqual([])
})

it('marks one car where terms change without a rate, so that indexes read them, and none where nothing changes', async () => {
  const { id } = await addMerchant(test.database, { slug: 'words' })
  await deliver(test.database, id, STOCK)
  await changeFinanceTerms(test.database, { merchantId: id, product: loanProduct() })
  const since = await lastChange()
  const product = loanProduct({ lenderAddress: 'Neue Gasse 1, 50667 Köln' })
  expect(await changeFinanceTerms(test.database, { merchantId: id, product })).toEqual({ kind: 'changed', vehicles: 0 })
  expect(await changesSince(since)).toHaveLength(1)
  const later = await lastChange()
  expect(await refreshRates(test.database, id)).toBe(0)
  expect(await changesSince(later)).toEqual([])
})

it('gives a merchant the default conditions back', async () => {
  const { id } = await addMerchant(test.database, { slug: 'back' })
  await deliver(test.database, id, STOCK)
  const usual = await ratesOf(id)
  const change = (product: FinanceProduct | null) =>
    test.database.transaction((handle) => changeProductOf(handle, id, 'LOAN', product))
  await change(loanProduct({ effectivePercent: 19.9 }))
  expect((await ratesOf(id))[0]!.loan).toBeGreaterThan(usual[0]!.loan!)
  const since = await lastChange()
  await change(null)
  expect(await ratesOf(id)).toEqual(usual)
  expect(await changesSince(since)).toHaveLength(2)
})

it('adds rates to cars stored without them', async () => {
  const { id } = await addMerchant(test.database, { slug: 'older' })
  await deliver(test.database, id, STOCK)
  const rates = await ratesOf(id)
  await test.database.pool.query('update vehicles set loan_rate_cents = null where merchant_id = $1', [id])
  expect(await refreshRates(test.database, id)).toBe(2)
  expect(await ratesOf(id)).toEqual(rates)
  expect(await refreshRates(test.database, id)).toBe(0)
})

it.each(['INCOMPLETE', 'SOLD'])('recalculates a car that is %s and may be published as it is stored', async (state) => {
  const { id } = await addMerchant(test.database, { slug: `kept-${state.toLowerCase()}` })
  await deliver(test.database, id, STOCK)
  const rates = await ratesOf(id)
  await test.database.pool.query('update vehicles set state = $2, loan_rate_cents = 1 where merchant_id = $1', [
    id,
    state,
  ])
  await refreshRates(test.database, id)
  expect(await ratesOf(id)).toEqual(rates)
})
