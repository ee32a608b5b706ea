import { CODE_RULES } from './code-rules.ts'
import { partsOf } from './invoice-parts.ts'
import { PRESENCE_RULES } from './presence-rules.ts'
import { SUM_RULES } from './sum-rules.ts'
import { VAT_RULES } from './vat-rules.ts'
import { readXml } from './xml-tree.ts'

export const RULES = [...PRESENCE_RULES, ...SUM_RULES, ...VAT_RULES, ...CODE_RULES]

/**
 * The business rules of EN 16931-1 that an invoice breaks, by number. Written after the text of the norm for what the shop invoices: no
 * allowances, no foreign countries or currencies, no payee, no tax representative.
 */
export function brokenRules(xml: string): string[] {
  const invoice = partsOf(readXml(xml))
  return RULES.filter(([, isFollowed]) => !isFollowed(invoice)).map(([id]) => id)
}
