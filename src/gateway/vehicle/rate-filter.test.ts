import { beforeAll, expect, it } from 'vitest'
import { changeFinanceTerms } from '#use-cases/financing/change-finance-terms.ts'
import { loanProduct } from '../../../tests/support/finance-product.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
let context: GatewayContext

/** Two dealers with different banks, and cars that are dear, cheap, or not financed at all. */
beforeAll(async () => {
  const [cologne, hamburg] = [
    await addMerchant(test.database, { slug: 'koeln' }),
    await addMerchant(test.database, { slug: 'hh' }),
  ]
  const stock = Array.from({ length: 40 }, (_, number) =>
    car(`c${number}`, { attributes: { price: (1_500 + number * 1_130) * 100, damaged: number % 9 === 0 } }),
  )
  await deliver(test.database, cologne.id, stock)
  await deliver(test.database, hamburg.id, stock)
  const product = loanProduct({ effectivePercent: 9.9, downPayment: { min: 10, max: 40, default: 15, step: 1 } })
  await changeFinanceTerms(test.database, { merchantId: hamburg.id, product })
  context = await visitorContext(test.database)
})

const LIST = `query ($filters: VehicleFilterInput, $type: FinanceType, $downPayment: Int, $months: Int) {
  searchVehicles(filters: $filters, itemsPerPage: 60) {
    totalCount facets { fuelType { fuelType { count } } }
    vehicles { rate: defaultRate(type: $type, downPayment: $downPayment, months: $months) { monthlyRate downPayment duration line } }
  } }`

interface Found {
  totalCount: number
  vehicles: { rate: { monthlyRate: number; downPayment: number; duration: number; line: string } | null }[]
}

async function found(variables: Record<string, unknown>): Promise<Found> {
  const answer = await runInProcess(LIST, variables, context, () => 'fault-id')
  expect(answer.errors).toBeUndefined()
  const { searchVehicles } = answer.data as { searchVehicles: Found }
  return searchVehicles
}

it.each([
  ['LOAN_RATE_RANGE', 'Finance', { max: 300 }, { downPayment: 5_000, months: 48 }],
  ['LOAN_RATE_RANGE', 'Finance', { max: 250 }, { downPayment: 12_000 }],
  ['LOAN_RATE_RANGE', 'Finance', { min: 150, max: 400 }, { months: 84 }],
  ['LOAN_RATE_RANGE', 'Finance', { max: 400 }, { downPayment: 0, months: 72 }],
  ['LEASING_RATE_RANGE', 'Leasing', { max: 350 }, { downPayment: 3_000, months: 36 }],
] as const)(
  '%s: exactly the cars whose rate for the visitor’s own terms is in the range',
  async (key, type, range, terms) => {
    const everyCar = { type, ...terms }
    const all = (
      await Promise.all(
        [{ max: 25_000 }, { min: 25_001 }].map((price) =>
          found({ ...everyCar, filters: { priceRange: { key: 'CASH_RANGE', ...price } } }),
        ),
      )
    ).flatMap(({ vehicles }) => vehicles)
    expect(all).toHaveLength(80)
    const isWithin = (rate: number) => rate >= ('min' in range ? range.min : 0) && rate <= range.max
    const expected = all.filter(({ rate }) => rate && isWithin(rate.monthlyRate)).length
    expect(expected).toBeGreaterThan(5)
    const list = await found({ ...everyCar, filters: { priceRange: { key, ...range, ...terms } } })
    expect(list.totalCount).toBe(expected)
    for (const { rate } of list.vehicles) expect(isWithin(rate!.monthlyRate)).toBe(true)
  },
)

it('the card names the terms its rate is of', async () => {
  const terms = { downPayment: 5_000, months: 48 }
  const { vehicles } = await found({
    type: 'Finance',
    ...terms,
    filters: { priceRange: { key: 'LOAN_RATE_RANGE', min: 200, max: 300, ...terms } },
  })
  expect(vehicles[0]!.rate).toMatchObject({ downPayment: 5_000, duration: 48 })
  expect(vehicles[0]!.rate!.line).toContain('48 Monate, Anzahlung 5.000')
})
