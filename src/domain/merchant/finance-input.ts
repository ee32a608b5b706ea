import { z } from 'zod'
import { emptyToNull } from '../account/fields.ts'
import type { Checked, FieldProblem, RefusedValue } from '../field-problem.ts'
import {
  type FinanceKind,
  type FinanceProduct,
  type FinanceRange,
  INSURANCE_KINDS,
  refuseProduct,
} from '../financing/finance-product.ts'
import { PAYMENT_TIMINGS } from '../financing/leasing.ts'
import { FINAL_TIMINGS } from '../financing/loan.ts'
import { ROUNDINGS } from '../financing/repayment-plan.ts'
import { representativeExample } from '../financing/representative-example.ts'
import { isFilledIn } from './filled-in.ts'
import { cents, decimal, decimalText, eurosText, wholeNumber } from './number-input.ts'
import type { PartValues } from './settings-parts.ts'

const required = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'REQUIRED' })
    .max(max, { error: 'TOO_LONG' satisfies FieldProblem })
const text = (max: number) => required(max).regex(/^[^<>]*$/, { error: 'INVALID' })
const insurance = z.preprocess(emptyToNull, cents.nullable())
const check = z.preprocess((value) => value === 'yes', z.boolean())
const percents = { min: decimal, max: decimal, default: decimal }
const months = { min: wholeNumber, max: wholeNumber, default: wholeNumber, step: wholeNumber }

/** Fields of a range: `durationMin`. */
function range(name: string, shape: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([part, type]) => [fieldOf(name, part), type]))
}

function fieldOf(name: string, part: string): string {
  return `${name}${part[0]!.toUpperCase()}${part.slice(1)}`
}

const Common = z.object({
  ...{ lenderName: text(80), lenderAddress: text(160), effectivePercent: decimal },
  ...{ rounding: z.enum(ROUNDINGS), oneOffCosts: cents, minPrice: cents, maxPrice: cents },
  ...{ maxVehicleMileage: wholeNumber, legalDe: text(1000), legalEn: text(1000) },
  ...{ GAP: insurance, GAP_PLUS: insurance, RSV: insurance, RSV_PLUS: insurance },
})
const ofLoan = z.object({ finalTiming: z.enum(FINAL_TIMINGS), finalPreset: check })
const ofLease = z.object({ paymentTiming: z.enum(PAYMENT_TIMINGS) })

/**
 * A merchant's loan or lease as it was entered, null where nothing was: the shop's holds then. Refused too where the shop could not
 * calculate an example with it (§ 17 PAngV).
 */
export function readFinanceProduct(kind: FinanceKind, values: PartValues): Checked<FinanceProduct | null> {
  if (!isFilledIn(kind, values)) return { ok: true, value: null }
  const common = Common.safeParse(values)
  const own = (kind === 'LOAN' ? ofLoan : ofLease).safeParse(values)
  const hasFinal = ['finalMin', 'finalMax', 'finalDefault'].some((field) => (values[field] ?? '').trim() !== '')
  const ranges = z
    .object({
      ...range('downPayment', percents),
      ...range('duration', months),
      ...(kind === 'LEASING' ? range('mileage', months) : {}),
      ...(kind === 'LOAN' && hasFinal ? range('final', percents) : {}),
    })
    .safeParse(values)
  const issues = [common, own, ranges].flatMap((result) => result.error?.issues ?? [])
  if (!common.data || !own.data || !ranges.data) return { ok: false, problems: problemsOf(issues) }
  const numbers = ranges.data as Readonly<Record<string, number>>
  const rangeOf = (name: string): FinanceRange => ({
    ...{ min: numbers[`${name}Min`]!, max: numbers[`${name}Max`]!, default: numbers[`${name}Default`]! },
    step: numbers[`${name}Step`] ?? 1,
  })
  const { legalDe, legalEn, GAP, GAP_PLUS, RSV, RSV_PLUS, ...terms } = common.data
  const insurances = { GAP, GAP_PLUS, RSV, RSV_PLUS }
  return checkedProduct({
    ...{ kind, ...terms, downPayment: rangeOf('downPayment'), duration: rangeOf('duration') },
    mileage: kind === 'LEASING' ? rangeOf('mileage') : null,
    finalInstallment: kind === 'LOAN' && hasFinal ? rangeOf('final') : null,
    finalInstallmentPreset: 'finalPreset' in own.data && hasFinal && own.data.finalPreset,
    finalTiming: 'finalTiming' in own.data ? own.data.finalTiming : 'WITH_LAST',
    paymentTiming: 'paymentTiming' in own.data ? own.data.paymentTiming : 'ARREARS',
    legalText: { de: legalDe, en: legalEn },
    insuranceOptions: INSURANCE_KINDS.flatMap((key) => {
      const monthlyPrice = insurances[key]
      return monthlyPrice === null ? [] : [{ key, monthlyPrice }]
    }),
  })
}

function checkedProduct(product: FinanceProduct): Checked<FinanceProduct> {
  const refused = refuseProduct(product)
  if (refused.length > 0) return { ok: false, problems: refused.map((name) => invalid(FIELD_OF[name] ?? name)) }
  return representativeExample(product)
    ? { ok: true, value: product }
    : { ok: false, problems: [invalid('durationDefault')] }
}

const FIELD_OF: Readonly<Partial<Record<keyof FinanceProduct, string>>> = {
  ...{ downPayment: 'downPaymentDefault', duration: 'durationDefault', mileage: 'mileageDefault' },
  finalInstallment: 'finalDefault',
}

const invalid = (field: string): RefusedValue => ({ field, code: 'INVALID' })

/** Each field once. */
function problemsOf(issues: readonly z.core.$ZodIssue[]): RefusedValue[] {
  const problems = issues.map(problemOf)
  return problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index)
}

function problemOf({ path, message }: z.core.$ZodIssue): RefusedValue {
  const code = (['REQUIRED', 'TOO_LONG'] as const).find((each) => each === message) ?? 'INVALID'
  return { field: path.join('.'), code }
}

/** A product as its form shows it. */
export function financeValues(product: FinanceProduct): PartValues {
  const shown = (name: string, terms: FinanceRange | null) =>
    Object.fromEntries(
      (['min', 'max', 'default', 'step'] as const).map((part) => [
        fieldOf(name, part),
        terms ? decimalText(terms[part]) : '',
      ]),
    )
  const priceOf = (key: string) => product.insuranceOptions.find((option) => option.key === key)?.monthlyPrice
  return {
    ...{ lenderName: product.lenderName, lenderAddress: product.lenderAddress, rounding: product.rounding },
    ...{ effectivePercent: decimalText(product.effectivePercent), oneOffCosts: eurosText(product.oneOffCosts) },
    ...{ minPrice: eurosText(product.minPrice), maxPrice: eurosText(product.maxPrice) },
    ...{ maxVehicleMileage: String(product.maxVehicleMileage), finalTiming: product.finalTiming },
    ...{ paymentTiming: product.paymentTiming, finalPreset: product.finalInstallmentPreset ? 'yes' : '' },
    ...{ legalDe: product.legalText.de, legalEn: product.legalText.en },
    ...shown('downPayment', product.downPayment),
    ...shown('duration', product.duration),
    ...shown('mileage', product.mileage),
    ...shown('final', product.finalInstallment),
    ...Object.fromEntries(
      INSURANCE_KINDS.map((key) => {
        const price = priceOf(key)
        return [key, price === undefined ? '' : eurosText(price)]
      }),
    ),
  }
}
