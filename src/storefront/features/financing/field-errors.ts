import { fromCents } from '#domain/format/money.ts'
import type { FinanceRefusal } from '#domain/financing/refusal.ts'
import type { Locale } from '#domain/locale.ts'
import { calculatorTexts } from '#messages/calculator.ts'
import { inLanguage } from '#messages/texts.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { type CalculatorView, FIELD_NAMES } from './financing-view.ts'

export type EnteredName = (typeof IN_ORDER)[number]

const IN_ORDER = ['downPayment', 'duration', 'mileage', 'finalInstallment'] as const

/** A sentence for each refused field, under the field's name and in the order of the form: what may be entered, in which steps. */
export function fieldErrors(
  refusals: readonly FinanceRefusal[],
  kind: CalculatorView['kind'],
  locale: Locale,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    IN_ORDER.flatMap((name) => {
      const refusal = refusals.find(({ input }) => input === name)
      return refusal ? [[FIELD_NAMES[name], sentence(name, refusal, kind, locale)]] : []
    }),
  )
}

function sentence(
  name: EnteredName,
  { allowed }: FinanceRefusal,
  kind: CalculatorView['kind'],
  locale: Locale,
): string {
  const texts = inLanguage(calculatorTexts, locale)
  const label = name === 'downPayment' && kind === 'leasing' ? texts.specialPayment : texts[name]
  if (!allowed) return texts.wrong(label)
  const isAmount = name === 'downPayment' || name === 'finalInstallment'
  const unit = isAmount ? '€' : name === 'mileage' ? 'km' : texts.months
  // Fields hold whole euros.
  const [min, max] = isAmount
    ? [Math.ceil(fromCents(allowed.min)), Math.floor(fromCents(allowed.max))]
    : [allowed.min, allowed.max]
  const step = isAmount ? texts.wholeEuros : texts.steps(formatNumber(allowed.step, locale))
  return texts.between(label, formatNumber(min, locale), `${formatNumber(max, locale)}\u00A0${unit}`, step)
}
