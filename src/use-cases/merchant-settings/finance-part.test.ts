import { beforeEach, describe, expect, it } from 'vitest'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import type { PartValues, SettingsPart } from '#domain/merchant/settings-parts.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { partSaver, setUpMerchant } from '../../../tests/support/merchant-settings.ts'
import { car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readCar } from '../cart/read-car.ts'
import { readVehicle } from '../vehicle/vehicle-by-id.ts'
import { previewFinance } from './finance-part.ts'

const test = useTestDatabase()
let merchantId: number
let owner: StaffActor
let save: (part: SettingsPart, changed: PartValues) => Promise<unknown>
const DONE = { kind: 'done' }
const COMMON = {
  ...{ lenderName: 'Kernbank AG', lenderAddress: 'Domplatz 1, 50667 Köln', effectivePercent: '0,99' },
  ...{ durationMin: '12', durationMax: '84', durationStep: '12', durationDefault: '60' },
  ...{ downPaymentMin: '0', downPaymentMax: '60', downPaymentDefault: '20' },
  ...{ oneOffCosts: '0', minPrice: '2.000', maxPrice: '100.000', maxVehicleMileage: '200.000', rounding: 'PLAN' },
  ...{
    GAP: '4,90',
    GAP_PLUS: '',
    RSV: '',
    RSV_PLUS: '',
    legalDe: 'Bonität vorausgesetzt.',
    legalEn: 'Subject to credit.',
  },
}
const LOAN = {
  ...{ ...COMMON, finalMin: '5', finalMax: '50', finalDefault: '30', finalPreset: '', finalTiming: 'WITH_LAST' },
}
const LEASING = {
  ...{ ...COMMON, mileageMin: '5.000', mileageMax: '40.000', mileageDefault: '10.000', mileageStep: '5.000' },
  paymentTiming: 'ARREARS',
}

beforeEach(async () => {
  const merchant = await setUpMerchant(test.database)
  ;({ merchantId, owner } = merchant)
  save = partSaver(test.database, merchant)
  await test.database.pool.query(`update merchants set state = 'PUBLISHED' where id = $1`, [merchantId])
  await deliver(test.database, merchantId, [car('1')])
})

async function stored() {
  const row = await test.database.read
    .selectFrom('vehicles')
    .select(['id', 'loan_rate_cents as loan', 'leasing_rate_cents as leasing'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow()
  const page = await readVehicle(test.database.read, String(row.id), ALL_MERCHANTS)
  return { ...row, lenders: page?.financeProducts.map(({ lenderName }) => lenderName) }
}

describe('a merchant’s own financing', () => {
  it('stands on its cars at once, and gives way to the shop’s when it is emptied', async () => {
    const before = await stored()
    expect(await save('LOAN', LOAN)).toEqual(DONE)
    // 15,000 less 20 %, in 60 months at 0.99 % a year: 205.05 a month.
    expect(await stored()).toMatchObject({
      ...{ loan: 205_05, leasing: before.leasing, lenders: ['Kernbank AG', 'Musterbank Leasing (Beispielbank)'] },
    })
    expect(await save('LEASING', LEASING)).toEqual(DONE)
    expect((await stored()).leasing).not.toBe(before.leasing)
    const empty = (of: object) => Object.fromEntries(Object.keys(of).map((field) => [field, '']))
    const choices = { rounding: 'PLAN', finalTiming: 'WITH_LAST', paymentTiming: 'ARREARS' }
    expect(await save('LOAN', { ...empty(LOAN), ...choices })).toEqual(DONE)
    expect(await save('LEASING', { ...empty(LEASING), ...choices })).toEqual(DONE)
    expect(await stored()).toEqual(before)
  })

  it('is financed the same in a cart, and indexes are made to read the terms again', async () => {
    const last = async () =>
      (await test.database.pool.query<{ id: number }>('select coalesce(max(id), 0) as id from vehicle_changes'))
        .rows[0]!.id
    await save('LOAN', LOAN)
    const since = await last()
    expect(await save('LOAN', { lenderAddress: 'Domplatz 2, 50667 Köln' })).toEqual(DONE)
    expect(await last()).toBeGreaterThan(since)
    const { id } = await stored()
    const buyer = { owner: { kind: 'CUSTOMER', customerId: 1 }, merchantUuids: [] } as const
    const inCart = await test.database.transaction((handle) => readCar(handle, id, buyer))
    expect(inCart?.products[0]).toMatchObject({ lenderAddress: 'Domplatz 2, 50667 Köln', effectivePercent: 0.99 })
  })

  it.each<[SettingsPart, PartValues, string]>([
    ['LOAN', { ...LOAN, lenderName: '' }, 'lenderName'],
    ['LOAN', { ...LOAN, effectivePercent: '101' }, 'effectivePercent'],
    ['LOAN', { ...LOAN, durationDefault: '13' }, 'durationDefault'],
    ['LOAN', { ...LOAN, downPaymentMin: '70' }, 'downPaymentDefault'],
    ['LOAN', { ...LOAN, finalMax: '' }, 'finalMax'],
    ['LOAN', { ...LOAN, legalEn: '<b>' }, 'legalEn'],
    ['LEASING', { ...LEASING, mileageStep: '' }, 'mileageStep'],
  ])('%s refuses %o', async (part, entered, field) => {
    const before = await stored()
    expect(await save(part, entered)).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field }] })
    expect(await stored()).toEqual(before)
  })

  it('shows its representative example before it is saved, to whom the settings are open', async () => {
    const preview = (actor = owner, values: PartValues = LOAN) =>
      previewFinance(actor, merchantId, { kind: 'LOAN', values }, 'de')
    const { example } = preview() as { example: string }
    for (const part of ['20.000,00', '0,99', 'Kernbank AG', 'Domplatz 1', 'Bonität vorausgesetzt.'])
      expect(example).toContain(part)
    expect((await stored()).lenders).not.toContain('Kernbank AG')
    expect(preview(owner, { ...LOAN, maxPrice: '1.000' })).toMatchObject({ fields: [{ field: 'maxPrice' }] })
    expect(preview(owner, {})).toEqual({ kind: 'done', example: null })
    expect(preview({ ...owner, roles: [] })).toMatchObject({ kind: 'refused' })
  })
})
