import type { Locale } from '#domain/locale.ts'
import { consentClauses } from '#messages/checkout-legal.ts'

/** A consent's text in three parts, of which the middle one is its essential clause: `[before, clause, after]`. */
export function splitAtClause(text: string, locale: Locale): readonly [string, string, string] {
  const clause = Object.values(consentClauses).find((each) => text.includes(each[locale]))?.[locale] ?? ''
  const at = text.indexOf(clause)
  return [text.slice(0, at), clause, text.slice(at + clause.length)]
}
