import type { Locale } from '../locale.ts'
import { FINAL_TIMINGS, type FinalTiming } from './loan.ts'
import { PAYMENT_TIMINGS, type PaymentTiming } from './leasing.ts'
import { type Rounding, ROUNDINGS } from './repayment-plan.ts'

export const FINANCE_KINDS = ['LOAN', 'LEASING'] as const
export type FinanceKind = (typeof FINANCE_KINDS)[number]

/** The range a visitor may choose from. */
export interface FinanceRange {
  readonly min: number
  readonly max: number
  readonly default: number
  readonly step: number
}

/** GAP covers what a total loss leaves owing, RSV the instalments of somebody who can no longer pay them; each in two extents. */
export const INSURANCE_KINDS = ['GAP', 'GAP_PLUS', 'RSV', 'RSV_PLUS'] as const
export type InsuranceKind = (typeof INSURANCE_KINDS)[number]

/** Optional and never part of a rate; `monthlyPrice` in cents. */
export interface InsuranceOption {
  readonly key: InsuranceKind
  readonly monthlyPrice: number
}

/** The terms on which a lender finances a merchant's cars. */
export interface FinanceConditions {
  readonly kind: FinanceKind
  /** Percent a year, two decimals, fixed for the whole term. */
  readonly effectivePercent: number
  /** For a lease the special payment. */
  readonly downPayment: FinanceRange
  /** Months. */
  readonly duration: FinanceRange
  /** Kilometres a year; null where they do not matter. */
  readonly mileage: FinanceRange | null
  /** Null where none is offered. */
  readonly finalInstallment: FinanceRange | null
  /** Whether the calculator begins with a final instalment. */
  readonly finalInstallmentPreset: boolean
  readonly finalTiming: FinalTiming
  readonly paymentTiming: PaymentTiming
  readonly rounding: Rounding
  /** Cents paid once at the beginning by every customer. */
  readonly oneOffCosts: number
}

/** The conditions under which a lender finances a merchant's cars: down payment and final instalment in percent of the price. */
export interface FinanceProduct extends FinanceConditions {
  /** Cents: cars outside are not financed. */
  readonly minPrice: number
  readonly maxPrice: number
  /** Kilometres: cars with a higher mileage are not financed. */
  readonly maxVehicleMileage: number
  /** Name and address must stand beside every rate (§ 17 PAngV). */
  readonly lenderName: string
  readonly lenderAddress: string
  readonly legalText: Readonly<Record<Locale, string>>
  readonly insuranceOptions: readonly InsuranceOption[]
}

/** The inconsistent terms by name; empty where the product can be offered. */
export function refuseProduct(product: FinanceProduct): (keyof FinanceProduct)[] {
  const { downPayment, duration, mileage, finalInstallment, minPrice, maxPrice } = product
  const sane: readonly (readonly [keyof FinanceProduct, boolean])[] = [
    ['kind', FINANCE_KINDS.includes(product.kind)],
    ['effectivePercent', isWithin(product.effectivePercent, 0, 100)],
    ['downPayment', isRange(downPayment, 0, 99)],
    ['duration', isRange(duration, 2, 240) && Number.isInteger(duration.min) && Number.isInteger(duration.step)],
    ['mileage', mileage === null ? product.kind === 'LOAN' : isRange(mileage, 0, 200_000)],
    ['finalInstallment', finalInstallment === null || (product.kind === 'LOAN' && isRange(finalInstallment, 0, 99))],
    ['finalTiming', FINAL_TIMINGS.includes(product.finalTiming)],
    ['paymentTiming', PAYMENT_TIMINGS.includes(product.paymentTiming)],
    ['rounding', ROUNDINGS.includes(product.rounding)],
    ['oneOffCosts', Number.isSafeInteger(product.oneOffCosts) && product.oneOffCosts >= 0],
    ['minPrice', Number.isSafeInteger(minPrice) && minPrice > 0],
    ['maxPrice', Number.isSafeInteger(maxPrice) && maxPrice >= minPrice],
    ['maxVehicleMileage', Number.isSafeInteger(product.maxVehicleMileage) && product.maxVehicleMileage >= 0],
    ['lenderName', product.lenderName.trim() !== ''],
    ['lenderAddress', product.lenderAddress.trim() !== ''],
    ['insuranceOptions', product.insuranceOptions.every(({ key }) => INSURANCE_KINDS.includes(key))],
  ]
  return sane.flatMap(([name, ok]) => (ok ? [] : [name]))
}

function isRange({ min, max, default: preset, step }: FinanceRange, lower: number, upper: number): boolean {
  return isWithin(min, lower, upper) && isWithin(max, min, upper) && isWithin(preset, min, max) && step > 0
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isFinite(value) && value >= min && value <= max
}
