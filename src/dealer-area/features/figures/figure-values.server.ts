import { formatMonthName } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatNumber, formatPercent } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { figureTexts } from '#messages/dealer-figures.ts'
import { inLanguage } from '#messages/texts.ts'
import type { FiguresQuery } from '../../generated/graphql.ts'

export type Figures = FiguresQuery['figures'][number]
export type FigureName = Exclude<keyof Figures, 'period' | '__typename'>

/** The figures in the order of the table's columns. */
export const FIGURE_NAMES = [
  ...(['sales', 'turnover', 'views', 'requests', 'answerMinutes', 'daysInStock', 'orders', 'lostOrders'] as const),
  ...(['utilisation', 'missed', 'purchases', 'estimateDeviation'] as const),
] as const satisfies readonly FigureName[]

/** The figures that have a chart. */
export const CHARTS = [
  ...(['sales', 'views', 'requests', 'answerMinutes', 'daysInStock', 'lostOrders'] as const),
  ...(['utilisation', 'missed', 'estimateDeviation'] as const),
] as const satisfies readonly FigureName[]

/** Whether a figure has a value in any of the periods. */
export function hasValues(figures: readonly Figures[], name: FigureName): boolean {
  return figures.some((each) => each[name] != null)
}

/** A figure as people read it. */
export function shownFigure(figures: Figures, name: FigureName, locale: Locale): string {
  const value = figures[name]
  const texts = inLanguage(figureTexts, locale)
  if (value == null) return texts.none
  if (name === 'answerMinutes') return texts.minutes(value)
  if (name === 'turnover') return formatEuros(value, locale)
  if (name === 'daysInStock') return texts.days(formatNumber(value, locale), value)
  if (name === 'utilisation' || name === 'missed' || name === 'estimateDeviation')
    return formatPercent(Math.round(value * 10) / 10, locale)
  return formatNumber(value, locale)
}

/** The units of plain numbers in a file; figures without one are counts. */
const UNITS: Readonly<Partial<Record<FigureName, 'euros' | 'openMinutes' | 'dayUnit' | 'percent'>>> = {
  ...{ turnover: 'euros', answerMinutes: 'openMinutes', daysInStock: 'dayUnit' },
  ...{ utilisation: 'percent', missed: 'percent', estimateDeviation: 'percent' },
}

/** The head of a figure's column in a file: `Umsatz (€)`. */
export function figureHead(name: FigureName, locale: Locale): string {
  const texts = inLanguage(figureTexts, locale)
  const unit = UNITS[name]
  return unit ? texts.inUnit(texts[name], texts[unit]) : texts[name]
}

/** `2026-11` → "November 2026", `2026-Q4` → "4. Quartal 2026". */
export function periodLabel(period: string, locale: Locale): string {
  const [year = '', part = ''] = period.split('-')
  if (part.startsWith('Q')) return figureTexts.quarter[locale](part.slice(1), year)
  return part === '' ? year : formatMonthName(period, locale)
}
