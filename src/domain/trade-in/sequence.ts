import { BODY_COLORS } from '../vehicle/body-color.ts'

/** The questions that lead to a car, in order (specification, section 3 "Trade-in"). */
export const SEQUENCE_STEPS = [
  'make',
  'model',
  'colors',
  'regmonth',
  'regdate',
  'body',
  'facelift',
  'seats',
  'bodyHeight',
  'bodyLength',
  'weight',
  'engine',
  'wheeldrive',
  'transmission',
  'trim',
] as const
export type SequenceStep = (typeof SEQUENCE_STEPS)[number]

/** "I do not know": all possibilities stay. */
export const UNKNOWN = 'UNKNOWN'

/** A model that is not among the options: there is nothing to compare, and the dealer estimates. */
export const OTHER_MODEL = 'OTHER'

/** Required as soon as they can be answered, and without "I do not know" (specification, section 5). */
const REQUIRED: ReadonlySet<SequenceStep> = new Set(['make', 'model', 'colors', 'regmonth', 'regdate'])

export type SequenceAnswers = Readonly<Partial<Record<SequenceStep, string>>>

/** What is known about the sold cars of one model, one row for each combination. */
export interface Variant {
  readonly year: number | null
  readonly body: string | null
  readonly seats: number | null
  readonly fuel: string | null
  /** Kilowatts. */
  readonly power: number | null
  readonly drive: string | null
  readonly gearbox: string | null
}

/** Where the options come from. */
export interface SequenceSource {
  readonly makes: readonly string[]
  /** Of the chosen make; limited where key numbers name some. */
  readonly models: readonly string[]
  /** Of the chosen model. */
  readonly variants: readonly Variant[]
  /** The latest year of registration. */
  readonly thisYear: number
}

export interface SequenceState {
  readonly name: SequenceStep
  readonly selectedOption: string | null
  readonly options: readonly string[]
  /** There is nothing to choose from. */
  readonly hidden: boolean
  /** A question before it is open. */
  readonly disabled: boolean
  readonly required: boolean
  /** Required, and not answered when it was sent. */
  readonly error: boolean
  /** The only option, taken without a question. */
  readonly isAutomatic: boolean
  readonly mayBeUnknown: boolean
}

/** Cars are registered from this year on. */
const FIRST_YEAR = 1990
/** How many years around the registration count as the same model. */
const YEARS_AROUND = 2

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/**
 * Every step as it stands with these answers: one option is taken, none hides the step, the first one without an answer is open and the
 * later ones wait for it. `isSent`: the form was sent, so what is required and open is in error.
 */
export function sequenceStates(answers: SequenceAnswers, source: SequenceSource, isSent = false): SequenceState[] {
  let isBlocked = false
  const known: Partial<Record<SequenceStep, string>> = {}
  return SEQUENCE_STEPS.map((name) => {
    const mayBeUnknown = !REQUIRED.has(name)
    if (isBlocked) return waiting(name)
    const options = optionsOf(name, known, source)
    const answer = answers[name]
    const isValid = answer !== undefined && (options.includes(answer) || (mayBeUnknown && answer === UNKNOWN))
    const [only] = options
    const isAutomatic = options.length === 1 && (!isValid || answer === only)
    const selectedOption = options.length === 0 ? null : isAutomatic ? only! : isValid ? answer : null
    const hidden = options.length === 0
    if (selectedOption !== null) known[name] = selectedOption
    else if (!hidden) isBlocked = true
    const isOpen = selectedOption === null && !hidden
    return {
      ...{ name, selectedOption, options, hidden, disabled: false, isAutomatic, mayBeUnknown },
      required: REQUIRED.has(name) || isOpen,
      error: isSent && isOpen,
    }
  })
}

function waiting(name: SequenceStep): SequenceState {
  return {
    ...{ name, selectedOption: null, options: [], hidden: !hasData(name), disabled: true },
    ...{ error: false, isAutomatic: false },
    ...{ required: name === 'make' || name === 'colors', mayBeUnknown: !REQUIRED.has(name) },
  }
}

/** The step that is to be answered next; undefined where everything is. */
export function openSequenceStep(states: readonly SequenceState[]): SequenceStep | undefined {
  return states.find(({ selectedOption, hidden, disabled }) => selectedOption === null && !hidden && !disabled)?.name
}

/** What is selected, without what is hidden or waits. */
export function selectedAnswers(states: readonly SequenceState[]): SequenceAnswers {
  return Object.fromEntries(
    states.flatMap(({ name, selectedOption }) => (selectedOption === null ? [] : [[name, selectedOption]])),
  )
}

/** The answers after a choice: every later one is reset. */
export function chooseOption(answers: SequenceAnswers, step: SequenceStep, option: string): SequenceAnswers {
  return { ...answersBefore(answers, step), [step]: option }
}

/** The answers after a question was opened again: its own and every later one are reset. */
export function answersBefore(answers: SequenceAnswers, step: SequenceStep): SequenceAnswers {
  const place = SEQUENCE_STEPS.indexOf(step)
  return Object.fromEntries(
    SEQUENCE_STEPS.slice(0, place).flatMap((name) => (answers[name] === undefined ? [] : [[name, answers[name]]])),
  )
}

/** The option of the step `engine` for a fuel and a power. */
export function engineOption(fuel: string, power: number): string {
  return `${fuel}-${power}`
}

/** Fuel and power in kilowatts of an option of the step `engine`; undefined for any other text. */
export function engineOf(option: string): { readonly fuel: string; readonly power: number } | undefined {
  const parts = /^([A-Z_]+)-(\d{1,4})$/.exec(option)
  return parts ? { fuel: parts[1]!, power: Number(parts[2]) } : undefined
}

/** Whether a variant fits what has been answered. */
export function fitsAnswers(variant: Variant, answers: SequenceAnswers): boolean {
  return VARIANT_STEPS.every(([step, valueOf]) => {
    const answer = answers[step]
    return answer === undefined || answer === UNKNOWN || valueOf(variant) === answer
  })
}

const VARIANT_STEPS: readonly (readonly [SequenceStep, (variant: Variant) => string | undefined])[] = [
  ['body', ({ body }) => body ?? undefined],
  ['seats', ({ seats }) => (seats === null ? undefined : String(seats))],
  ['engine', ({ fuel, power }) => (fuel === null || power === null ? undefined : engineOption(fuel, power))],
  ['wheeldrive', ({ drive }) => drive ?? undefined],
  ['transmission', ({ gearbox }) => gearbox ?? undefined],
]

/** Whether there are options at all, whatever is answered before: nothing in our stock says how long a body is. */
function hasData(step: SequenceStep): boolean {
  return REQUIRED.has(step) || VARIANT_STEPS.some(([name]) => name === step)
}

/** Steps without data, such as the body's length, have no options and are hidden. */
function optionsOf(step: SequenceStep, answers: SequenceAnswers, source: SequenceSource): readonly string[] {
  if (step === 'make') return source.makes
  if (step === 'model') return source.models
  if (step === 'colors') return BODY_COLORS
  if (step === 'regmonth') return MONTHS
  if (step === 'regdate') return yearsUntil(source.thisYear)
  const valueOf = VARIANT_STEPS.find(([name]) => name === step)?.[1]
  if (!valueOf) return []
  const fitting = variantsOfYear(source.variants, Number(answers.regdate)).filter((each) => fitsAnswers(each, answers))
  return [...new Set(fitting.flatMap((variant) => valueOf(variant) ?? []))].toSorted(byOption)
}

/** The newest first. */
export function yearsUntil(thisYear: number): string[] {
  return Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => String(thisYear - index))
}

/** Those registered about the same time; all where there are none. */
function variantsOfYear(variants: readonly Variant[], year: number): readonly Variant[] {
  const near = variants.filter((variant) => variant.year !== null && Math.abs(variant.year - year) <= YEARS_AROUND)
  return near.length > 0 ? near : variants
}

/** By fuel, then by power as a number. */
function byOption(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
