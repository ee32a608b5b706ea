import type { Locale } from '../locale.ts'
import type { GermanLine, LineFact, OrderFinance } from './order.ts'

interface StoredTexts {
  readonly title: string
  readonly facts: readonly LineFact[]
  readonly finance: OrderFinance | null
  readonly german: GermanLine | null
}

/** The texts of a line with the language they are in. */
export interface LineTexts {
  readonly title: string
  readonly facts: readonly LineFact[]
  readonly language: Locale
}

/** A representative example with the language it is in. */
export interface ExampleText {
  readonly example: string
  readonly language: Locale
}

/** The texts of a line in the language of its reader where they are stored in it, otherwise in the language of the order. */
export function lineTexts(
  { title, facts, german }: Omit<StoredTexts, 'finance'>,
  ordered: Locale,
  reader: Locale,
): LineTexts {
  if (reader === 'de' && german) return { title: german.title, facts: german.facts, language: 'de' }
  return { title, facts, language: ordered }
}

/** The same of the representative example of its loan or lease; null for a line without one. */
export function exampleIn(
  { finance, german }: Pick<StoredTexts, 'finance' | 'german'>,
  ordered: Locale,
  reader: Locale,
): ExampleText | null {
  if (!finance) return null
  const stored = finance.examples?.[reader] ?? (reader === 'de' ? german?.example : null)
  return stored ? { example: stored, language: reader } : { example: finance.example, language: ordered }
}
