import type { FinanceConditions, FinanceProduct, FinanceRange } from './finance-product.ts'
import type { FinanceInputName, FinanceRefusal } from './refusal.ts'
import { residualPercent } from './residual-value.ts'

/** A product's terms for one price: everything a calculator needs, in cents, months and kilometres a year. */
export interface FinanceTerms extends FinanceConditions {
  readonly price: number
}

/** Cents, months, kilometres a year. */
export interface FinanceInput {
  readonly downPayment: number
  readonly duration: number
  readonly mileage: number | null
  readonly finalInstallment: number
  readonly hasFinalInstallment: boolean
}

/** Amounts are chosen in steps of 100 euros. */
export const AMOUNT_STEP = 100_00
/** Final instalments are bounded by what a car driven this far a year will be worth. */
export const FINAL_KM_PER_YEAR = 15_000

/** The terms for a car at this price (cents). */
export function termsFor(product: FinanceProduct, price: number): FinanceTerms {
  const { kind, effectivePercent, duration, mileage, finalInstallment, finalInstallmentPreset } = product
  const { finalTiming, paymentTiming, rounding, oneOffCosts } = product
  return {
    kind,
    price,
    effectivePercent,
    duration,
    mileage,
    finalInstallmentPreset,
    finalTiming,
    paymentTiming,
    rounding,
    oneOffCosts,
    downPayment: amounts(product.downPayment, price),
    finalInstallment: finalInstallment && amounts(finalInstallment, price),
  }
}

function amounts({ min, max, default: preset }: FinanceRange, price: number): FinanceRange {
  const of = (percent: number, round: (steps: number) => number) =>
    round((price * percent) / 100 / AMOUNT_STEP) * AMOUNT_STEP
  const lowest = of(min, Math.ceil)
  const highest = Math.max(lowest, of(max, Math.floor))
  return {
    min: lowest,
    max: highest,
    default: Math.min(Math.max(of(preset, Math.round), lowest), highest),
    step: AMOUNT_STEP,
  }
}

/** The highest final instalment (cents) after this many months: never more than the car's expected value then. */
export function finalInstallmentLimit({ finalInstallment, price }: FinanceTerms, months: number): number {
  if (!finalInstallment) return 0
  const worth = (price * residualPercent(months, FINAL_KM_PER_YEAR)) / 100
  return Math.max(finalInstallment.min, Math.min(finalInstallment.max, Math.floor(worth / AMOUNT_STEP) * AMOUNT_STEP))
}

/** The calculator's first input. */
export function defaultInput(terms: FinanceTerms): FinanceInput {
  return {
    downPayment: terms.downPayment.default,
    duration: terms.duration.default,
    mileage: terms.mileage?.default ?? null,
    finalInstallment: Math.min(
      terms.finalInstallment?.default ?? 0,
      finalInstallmentLimit(terms, terms.duration.default),
    ),
    hasFinalInstallment: terms.finalInstallment !== null && terms.finalInstallmentPreset,
  }
}

/**
 * The values of an input that the terms do not allow. Any whole cent within the bounds is an amount; durations and mileages go in steps.
 */
export function refuseInput(terms: FinanceTerms, input: FinanceInput): FinanceRefusal[] {
  return checks(terms, input, settled(terms, input)).flatMap(([name, value, { min, max, step }]): FinanceRefusal[] => {
    const refused = (code: FinanceRefusal['code'], limit?: number): FinanceRefusal[] => [
      { input: name, code, ...(limit === undefined ? {} : { limit }), allowed: { min, max, step } },
    ]
    if (!Number.isSafeInteger(value)) return refused('NOT_WHOLE')
    if (value < min) return refused('BELOW_MIN', min)
    if (value > max) return refused('ABOVE_MAX', max)
    return (value - min) % step === 0 ? [] : refused('OFF_STEP', step)
  })
}

/** The nearest allowed input, and which of its values had to change, so that the visitor can be told. */
export function allowedInput(
  terms: FinanceTerms,
  input: FinanceInput,
): { readonly input: FinanceInput; readonly changed: readonly FinanceInputName[] } {
  const begun = settled(terms, input)
  const allowed: FinanceInput = { ...begun, ...valuesOf(nearest(checks(terms, begun, begun), terms)) }
  const names = ['downPayment', 'duration', 'mileage', 'finalInstallment'] as const
  return { input: allowed, changed: names.filter((name) => !isSame(allowed[name], input[name])) }
}

/** Minus zero equals zero, and NaN equals itself: a value that the terms do not use may be anything and has not changed. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || Object.is(one, other)
}

/** Duration and down payment are adjusted first, because the highest final instalment follows from them. */
function settled(terms: FinanceTerms, input: FinanceInput): FinanceInput {
  return { ...input, ...valuesOf(nearest(checks(terms, input, input).slice(0, 2), terms)) }
}

type Check = readonly [name: Exclude<FinanceInputName, 'price'>, value: number, range: Omit<FinanceRange, 'default'>]

function checks(
  terms: FinanceTerms,
  input: FinanceInput,
  bounding: Pick<FinanceInput, 'duration' | 'downPayment'>,
): Check[] {
  const { mileage, finalInstallment } = terms
  const list: Check[] = [
    ['duration', input.duration, terms.duration],
    ['downPayment', input.downPayment, { ...terms.downPayment, step: 1 }],
  ]
  if (mileage) list.push(['mileage', input.mileage ?? mileage.default, mileage])
  if (input.hasFinalInstallment) {
    const max = Math.min(finalInstallmentLimit(terms, bounding.duration), terms.price - bounding.downPayment)
    list.push(['finalInstallment', input.finalInstallment, { min: finalInstallment?.min ?? 0, max, step: 1 }])
  }
  return list
}

function nearest(list: readonly Check[], terms: FinanceTerms): (readonly [name: Check[0], value: number])[] {
  const preset = defaultInput(terms)
  return list.map(([name, entered, { min, max, step }]) => {
    const wished = Number.isFinite(entered) ? entered : (preset[name] ?? min)
    const inSteps = min + Math.round((Math.min(Math.max(wished, min), max) - min) / step) * step
    return [name, inSteps > max ? inSteps - step : inSteps]
  })
}

function valuesOf(values: readonly (readonly [name: Check[0], value: number])[]): Partial<FinanceInput> {
  return Object.fromEntries(values)
}
