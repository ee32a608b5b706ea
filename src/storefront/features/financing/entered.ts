import { fromCents } from '#domain/format/money.ts'
import { allowedInput, defaultInput, type FinanceInput, type FinanceTerms } from '#domain/financing/finance-terms.ts'
import { type FinanceQuote, quoteOf } from '#domain/financing/quote.ts'
import type { FinanceInputName, FinanceRefusal } from '#domain/financing/refusal.ts'
import { inputFrom } from './financing-address.ts'
import { FIELD_NAMES } from './financing-view.ts'

/** The calculator's fields as entered, by name; missing ones take their default. */
export type Entered = Readonly<Record<string, string>>

/** What the calculator shows for the entered values. They stay as typed, so the result may belong to other values. */
export interface Reading {
  readonly entered: Entered
  /** The values of the result: those entered or, where they are refused, the last allowed ones. */
  readonly input: FinanceInput
  readonly quote: FinanceQuote | null
  readonly refusals: readonly FinanceRefusal[]
  /** Whether the result belongs to the values that the calculator begins with, although others were entered. */
  readonly ofPreset: boolean
  /** Values that were adjusted to another one: a final instalment that a new term or down payment no longer allows. */
  readonly changed: readonly FinanceInputName[]
}

/** Reads what was entered; `before` is what was shown until now, undefined at the beginning. */
export function readEntered(terms: FinanceTerms, entered: Entered, before?: Reading): Reading {
  const input = inputFrom(new Map(Object.entries(entered)), terms)
  const outcome = quoteOf(terms, input)
  if (outcome.kind === 'calculated') {
    return { entered, input, quote: outcome.quote, refusals: [], ofPreset: false, changed: [] }
  }
  const shown = before ?? { ...readEntered(terms, {}), ofPreset: true }
  return { ...shown, entered, refusals: outcome.refusals, changed: [] }
}

/** The same after a field changed: the final instalment follows a new term or down payment, and `changed` names it. */
export function readChange(terms: FinanceTerms, entered: Entered, changedField: string, before: Reading): Reading {
  const reading = readEntered(terms, entered, before)
  const isFinalToBlame = reading.refusals.every(({ input }) => input === 'finalInstallment')
  const wasWrong = before.refusals.some(({ input }) => input === 'finalInstallment')
  if (reading.refusals.length === 0 || !isFinalToBlame || wasWrong || !BOUNDS_FINAL.has(changedField)) return reading
  const { input, changed } = allowedInput(terms, inputFrom(new Map(Object.entries(entered)), terms))
  const euros = String(Math.floor(fromCents(input.finalInstallment)))
  return { ...readEntered(terms, { ...entered, [FIELD_NAMES.finalInstallment]: euros }, before), changed }
}

const BOUNDS_FINAL: ReadonlySet<string> = new Set([FIELD_NAMES.duration, FIELD_NAMES.downPayment])

/** The values to calculate with from an address: its own or, if any is refused, the presets. */
export function calculatedInput(terms: FinanceTerms, entered: Entered): FinanceInput {
  const input = inputFrom(new Map(Object.entries(entered)), terms)
  return quoteOf(terms, input).kind === 'calculated' ? input : defaultInput(terms)
}

/** The fields of an address or a form that are the calculator's. */
export function enteredIn(fields: Iterable<readonly [string, unknown]>): Entered {
  return Object.fromEntries(
    [...fields].filter((field): field is [string, string] => NAMES.has(field[0]) && typeof field[1] === 'string'),
  )
}

const NAMES: ReadonlySet<string> = new Set([
  FIELD_NAMES.downPayment,
  FIELD_NAMES.duration,
  FIELD_NAMES.mileage,
  FIELD_NAMES.hasFinalInstallment,
  FIELD_NAMES.finalInstallment,
])
