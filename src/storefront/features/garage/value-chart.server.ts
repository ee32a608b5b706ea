import { monthNumber } from '#domain/calendar-month.ts'
import { formatMonth } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { type MonthValue, valueLine } from '#domain/garage/value-history.ts'
import type { Locale } from '#domain/locale.ts'
import { garageRecordTexts } from '#messages/garage-record.ts'
import { inLanguage } from '#messages/texts.ts'
import { signedEuros } from '../../blocks/traded-car.server.ts'
import type { ValueChartView } from './record-view.ts'

/** Round steps of an axis, in euros. */
const STEPS = [500, 1_000, 2_000, 5_000, 10_000, 20_000]
const FAR_STEP = 50_000

/** The values of the months with the one of today, in euros; undefined where no line can be drawn through them. */
export function valueChart(
  history: readonly MonthValue[],
  today: string,
  value: number | null,
  locale: Locale,
): ValueChartView | undefined {
  const line = valueLine(history, today, value)
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return undefined
  const texts = inLanguage(garageRecordTexts, locale)
  const values = line.map((each) => each.value)
  const { bottom, top } = axisOf(Math.min(...values), Math.max(...values))
  const [begin, end] = [monthNumber(first.month), monthNumber(last.month)]
  const x = (month: string) => rounded(((monthNumber(month) - begin) / (end - begin)) * 100)
  const y = (amount: number) => rounded((1 - (amount - bottom) / (top - bottom)) * 100)
  const isToday = value !== null
  return {
    points: line.map((each) => `${x(each.month)},${y(each.value)}`).join(' '),
    last: { x: 100, y: y(last.value) },
    rows: [bottom, (bottom + top) / 2, top].map((amount) => ({
      at: (amount - bottom) / (top - bottom),
      text: formatEuros(amount, locale),
    })),
    columns: [
      { at: 0, text: formatMonth(first.month) },
      { at: 1, text: isToday ? texts.today : formatMonth(last.month) },
    ],
    months: line.map((each) => ({ month: formatMonth(each.month), value: formatEuros(each.value, locale) })),
    change:
      last.value === first.value
        ? texts.unchangedSince(formatMonth(first.month))
        : texts.changedSince(formatMonth(first.month), signedEuros(last.value - first.value, locale)),
  }
}

/** An axis of an even number of round steps around both values. */
function axisOf(low: number, high: number): { readonly bottom: number; readonly top: number } {
  const step = STEPS.find((each) => high - low <= 2 * each) ?? FAR_STEP
  const bottom = Math.max(0, Math.floor(low / step) * step)
  const steps = Math.max(2, Math.ceil((high - bottom) / step))
  return { bottom, top: bottom + step * (steps + (steps % 2)) }
}

function rounded(share: number): number {
  return Math.round(share * 10) / 10
}
