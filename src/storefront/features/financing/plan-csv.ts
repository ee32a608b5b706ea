import { fromCents } from '#domain/format/money.ts'
import { formatPlainNumber } from '#domain/format/numbers.ts'
import type { RepaymentRow } from '#domain/financing/repayment-plan.ts'
import type { Locale } from '#domain/locale.ts'
import { calculatorTexts } from '#messages/calculator.ts'
import { inLanguage } from '#messages/texts.ts'

/** A repayment plan as spreadsheet programs of the language read it: semicolons and decimal commas in German. */
export function planCsv(plan: readonly RepaymentRow[], locale: Locale): string {
  const texts = inLanguage(calculatorTexts, locale)
  const separator = locale === 'de' ? ';' : ','
  const amount = (cents: number) => formatPlainNumber(fromCents(cents), locale, 2)
  const head = [texts.month, texts.payment, texts.planInterest, texts.principal, texts.balance]
  const rows = plan.map(({ month, payment, interest, principal, balance }) => [
    String(month),
    ...[payment, interest, principal, balance].map(amount),
  ])
  return [head, ...rows].map((row) => row.join(separator)).join('\r\n')
}

/**
 * The plan as an address that a link saves, without asking the server. It begins with a byte order mark, by which spreadsheets recognise
 * UTF-8.
 */
export function planCsvHref(plan: readonly RepaymentRow[], locale: Locale): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${planCsv(plan, locale)}`)}`
}
