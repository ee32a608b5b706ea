import { beforeAll, describe, expect, it } from 'vitest'
import { changeFinanceTerms } from '#use-cases/financing/change-finance-terms.ts'
import { loanProduct } from '../../../tests/support/finance-product.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
let context: GatewayContext
let cheap: { id: number; uuid: string }
const ids: Record<'sound' | 'damaged' | 'private' | 'cheap' | 'costly', string> = {
  sound: '',
  damaged: '',
  private: '',
  cheap: '',
  costly: '',
}

beforeAll(async () => {
  const dealer = await addMerchant(test.database, { slug: 'dealer' })
  const person = await addMerchant(test.database, { slug: 'person', kind: 'PRIVATE' })
  cheap = await addMerchant(test.database, { slug: 'cheap' })
  const costly = await addMerchant(test.database, { slug: 'costly' })
  await changeFinanceTerms(test.database, { merchantId: costly.id, product: loanProduct({ oneOffCosts: 500_00 }) })
  const product = loanProduct({ effectivePercent: 0.99, lenderName: 'Günstigbank', oneOffCosts: 0 })
  await changeFinanceTerms(test.database, { merchantId: cheap.id, product })
  await deliver(test.database, dealer.id, [
    car('1', { attributes: { price: 20_000_00 } }),
    car('2', { attributes: { damaged: true } }),
  ])
  await deliver(test.database, person.id, [car('1')])
  await deliver(test.database, cheap.id, [car('1', { attributes: { price: 20_000_00 } })])
  await deliver(test.database, costly.id, [car('1', { attributes: { price: 30_000_00 } })])
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from vehicles order by merchant_id, internal_number',
  )
  ;[ids.sound, ids.damaged, ids.private, ids.cheap, ids.costly] = rows.map(({ id }) => String(id)) as [
    string,
    string,
    string,
    string,
    string,
  ]
  context = await visitorContext(test.database)
})

async function ask(document: string, variables: Record<string, unknown> = {}, given: Partial<GatewayContext> = {}) {
  const answer = await runInProcess(document, variables, { ...context, ...given }, () => 'fault-id')
  return { data: answer.data as Record<string, never> | null, errors: answer.errors }
}

const LOAN = `query ($id: ID!, $input: LoanInput!, $dealer: ID) {
  calculateLoan(vehicleId: $id, input: $input, dealerId: $dealer, configuratorId: "x") {
    monthlyInstallment lastInstallment summary vehiclePrice downPayment duration netLoanAmount effectiveInterestRate nominalInterestRate
    totalInterestAmount totalRepaymentAmount hasFinalInstallment finalInstallment mileage repaymentPlan { payment balance }
  }
}`

describe('calculateLoan', () => {
  it('answers with every figure, the example in words and the plan', async () => {
    const input = { downPayment: 5_000, duration: 60, hasFinalInstallment: false }
    const { data, errors } = await ask(LOAN, { id: ids.sound, input })
    expect(errors).toBeUndefined()
    const loan = data!.calculateLoan as unknown as Record<string, number | string> & {
      repaymentPlan: { payment: number; balance: number }[]
    }
    expect(loan).toMatchObject({
      monthlyInstallment: 285.53,
      vehiclePrice: 20_000,
      downPayment: 5_000,
      duration: 60,
      netLoanAmount: 15_000,
      effectiveInterestRate: 5.49,
      nominalInterestRate: 5.36,
      hasFinalInstallment: false,
      finalInstallment: 0,
      mileage: null,
    })
    expect(loan.repaymentPlan).toHaveLength(60)
    const paid = loan.repaymentPlan.reduce((sum, { payment }) => sum + Math.round(payment * 100), 0)
    expect(paid / 100).toBe(loan.totalRepaymentAmount)
    expect(loan.summary).toMatch(
      /^Repräsentatives Beispiel: Kaufpreis 20\.000,00\s€, Anzahlung 5\.000,00\s€, Nettodarlehensbetrag 15\.000,00\s€, Laufzeit 60 Monate, (59|60) monatliche Raten zu je 285,53\s€.*effektiver Jahreszins 5,49\s%, gebundener Sollzinssatz 5,36\s% p\. a\., Gesamtbetrag .*Darlehensgeber: Musterbank \(Beispielbank\), Beispielstraße 1/,
    )
  })

  it('uses defaults for missing inputs, and the language of the request', async () => {
    const { data } = await ask(LOAN, { id: ids.sound, input: {} }, { locale: 'en' })
    expect(data!.calculateLoan).toMatchObject({
      downPayment: 4_000,
      duration: 60,
      summary: expect.stringContaining('effective annual rate 5.49%') as string,
    })
  })

  it('calculates with the conditions of the named dealer, or of the car’s dealer where it is unknown', async () => {
    const rateOf = async (variables: object) =>
      (
        (await ask(LOAN, { input: {}, ...variables })).data!.calculateLoan as unknown as {
          effectiveInterestRate: number
        }
      ).effectiveInterestRate
    expect(await rateOf({ id: ids.cheap })).toBe(0.99)
    expect(await rateOf({ id: ids.sound, dealer: cheap.uuid })).toBe(0.99)
    expect(await rateOf({ id: ids.sound, dealer: 'nobody' })).toBe(5.49)
  })

  const DOWN = { min: 0, max: 12_000, step: 0.01 }
  it.each([
    [{ downPayment: 12_000.01 }, [{ field: 'downPayment', code: 'ABOVE_MAX', limit: 12_000, allowed: DOWN }]],
    [{ downPayment: 0.005 }, [{ field: 'downPayment', code: 'NOT_WHOLE', allowed: DOWN }]],
    [
      { downPayment: -1, duration: 61 },
      [
        { field: 'duration', code: 'OFF_STEP', limit: 12, allowed: { min: 12, max: 84, step: 12 } },
        { field: 'downPayment', code: 'BELOW_MIN', limit: 0, allowed: DOWN },
      ],
    ],
    [
      { hasFinalInstallment: true, duration: 84, finalInstallment: 10_000 },
      [
        {
          ...{ field: 'finalInstallment', code: 'ABOVE_MAX', limit: 6_100 },
          allowed: { min: 1_000, max: 6_100, step: 0.01 },
        },
      ],
    ],
  ])('refuses %j and names every input with its allowed values', async (input, fields) => {
    const { errors } = await ask(LOAN, { id: ids.sound, input })
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID_INPUT', field: fields[0]!.field, fields })
  })

  it.each(['damaged', 'private'] as const)('refuses a car that is not financed: %s', async (which) => {
    const { errors } = await ask(LOAN, { id: ids[which], input: {}, dealer: cheap.uuid })
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID_INPUT', field: 'vehicleId' })
  })

  it('refuses unknown cars', async () => {
    expect((await ask(LOAN, { id: 'x', input: {} })).errors?.[0]?.extensions).toMatchObject({ field: 'vehicleId' })
  })
})

describe('calculateLeasing', () => {
  const document = `query ($id: ID!, $input: LeasingInput!) {
    calculateLeasing(vehicleId: $id, input: $input) { monthlyInstallment mileage totalRepaymentAmount downPayment leasingFactor summary repaymentPlan { month } }
  }`
  type Leasing = { monthlyInstallment: number; totalRepaymentAmount: number; downPayment: number }
  const lease = async (input: object) =>
    (await ask(document, { id: ids.sound, input })).data!.calculateLeasing as unknown as Leasing

  it('is higher with more kilometres; the total is instalments and special payment', async () => {
    const usual = await lease({})
    expect(usual).toMatchObject({ mileage: 10_000, downPayment: 2_000, monthlyInstallment: 205.55, repaymentPlan: [] })
    expect(usual.totalRepaymentAmount).toBeCloseTo(48 * usual.monthlyInstallment + 2_000, 2)
    expect((await lease({ mileage: 30_000 })).monthlyInstallment).toBeGreaterThan(usual.monthlyInstallment)
  })

  it('refuses a mileage between the steps by name', async () => {
    const { errors } = await ask(document, { id: ids.sound, input: { mileage: 12_345 } })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'mileage' })
  })
})

const VEHICLE = `query ($id: ID!) { vehicleById(vehicleId: $id) {
  loanRate leasingRate
  financingDetails { monthlyRate type prepayment finalPayment duration mileage summary }
  lease: financingDetails(type: Leasing) { monthlyRate mileage }
  financeCalculatorOptions {
    loan { effectiveInterestRate oneOffCosts downPayment { min max default step isActive } duration { default } mileage { isActive } legalText
      finalInstallmentToggle { default isActive } finalInstallment { max isActive } insuranceOptions { key monthlyPrice } }
    leasing { downPayment { default } mileage { min max default step isActive } legalText }
  }
  defaultRate { type monthlyRate effectiveInterestRate duration line example }
} }`

describe('Vehicle', () => {
  it('has details, options and the listed rate, all from one calculation', async () => {
    const { data, errors } = await ask(VEHICLE, { id: ids.sound })
    expect(errors).toBeUndefined()
    const vehicle = data!.vehicleById as unknown as Record<string, unknown> & { loanRate: number; leasingRate: number }
    expect(vehicle).toMatchObject({
      financingDetails: {
        monthlyRate: vehicle.loanRate,
        type: 'Finance',
        prepayment: 4_000,
        duration: 60,
        mileage: null,
      },
      lease: { monthlyRate: vehicle.leasingRate, mileage: 10_000 },
      financeCalculatorOptions: {
        loan: {
          downPayment: { min: 0, max: 12_000, default: 4_000, step: 100, isActive: true },
          mileage: { isActive: false },
          finalInstallmentToggle: { default: false, isActive: true },
          insuranceOptions: [{ key: 'RSV', monthlyPrice: 9.9 }, { key: 'GAP' }],
        },
        leasing: { mileage: { min: 5_000, max: 40_000, default: 10_000, step: 5_000, isActive: true } },
      },
      defaultRate: {
        monthlyRate: vehicle.loanRate,
        line: '5,49\u00A0% eff. Jahreszins, 60 Monate, Anzahlung 4.000\u00A0€',
        example: expect.stringContaining('Musterbank') as string,
      },
    })
  })

  it('names one effective rate, costs included, on the card and in the example', async () => {
    const { data } = await ask(VEHICLE, { id: ids.costly })
    const { defaultRate, financeCalculatorOptions } = data!.vehicleById as unknown as {
      defaultRate: { effectiveInterestRate: number; line: string; example: string }
      financeCalculatorOptions: { loan: object }
    }
    // What a calculator adds the costs to must not hold them already.
    expect(financeCalculatorOptions.loan).toMatchObject({ effectiveInterestRate: 5.49, oneOffCosts: 500 })
    expect(defaultRate.effectiveInterestRate).toBeGreaterThan(5.49)
    const rate = `${defaultRate.effectiveInterestRate.toFixed(2).replace('.', ',')}\u00A0%`
    expect(defaultRate.line).toContain(rate)
    expect(defaultRate.example).toContain(`effektiver Jahreszins ${rate}`)
  })

  it('has none where it is not financed', async () => {
    expect((await ask(VEHICLE, { id: ids.damaged })).data!.vehicleById).toEqual({
      loanRate: null,
      leasingRate: null,
      financingDetails: null,
      lease: null,
      financeCalculatorOptions: null,
      defaultRate: null,
    })
  })
})

it('defaultFinanceSummary gives the text, or null without a rate', async () => {
  const document = 'query ($id: ID!, $type: FinanceType) { defaultFinanceSummary(vehicleId: $id, type: $type) }'
  const summary = async (id: string, type?: string) => (await ask(document, { id, type })).data!.defaultFinanceSummary
  expect(await summary(ids.sound)).toContain('Darlehensgeber')
  expect(await summary(ids.sound, 'Leasing')).toContain('Leasinggeber')
  expect(await summary(ids.damaged)).toBeNull()
  expect(await summary('nonsense')).toBeNull()
})

it('the calculator begins with the conditions of another dealer where one is named', async () => {
  const document = `query ($id: ID!, $dealer: ID) { vehicleById(vehicleId: $id) {
    financeCalculatorOptions(dealerId: $dealer) { loan { effectiveInterestRate example } } } }`
  const rateOf = async (dealer: string | null) => {
    const { data } = await ask(document, { id: ids.sound, dealer })
    const { financeCalculatorOptions } = (
      data as unknown as { vehicleById: { financeCalculatorOptions: { loan: object } } }
    ).vehicleById
    return financeCalculatorOptions.loan
  }
  expect(await rateOf(null)).toEqual(await rateOf('00000000-0000-0000-0000-000000000000'))
  expect(await rateOf(cheap.uuid)).not.toEqual(await rateOf(null))
})
