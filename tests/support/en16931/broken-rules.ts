import { CODE_RULES } from './code-rules.ts'
import { partsOf } from './invoice-parts.ts'
import { SUM_RULES } from './sum-rules.ts'
import { VAT_RULES } from './vat-rules.ts'
import { readXml } from './xml-tree.ts'

export const RULES = [...SUM_RULES, ...VAT_RULES, ...CODE_RULES]

/**
 * The rules of EN 16931-1 that an invoice breaks, by number, where the shop's own are stricter than the official ones (`schematron.ts`):
 * sums to the cent, one breakdown for each rate, and only the codes of a shop that sells cars in Germany. Fast enough for thousands of
 * invoices.
 */
export function brokenRules(xml: string): string[] {
  const invoice = partsOf(readXml(xml))
  return RULES.filter(([, isFollowed]) => !isFollowed(invoice)).map(([id]) => id)
}
