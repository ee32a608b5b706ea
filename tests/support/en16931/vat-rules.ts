import { type InvoiceParts, LINE_TAX, LINE_TOTAL, type Rule } from './invoice-parts.ts'
import { sumOf } from './sum-rules.ts'
import { cents, has, text, type XmlElement } from './xml-tree.ts'

/** Rules of the VAT categories that the shop uses: standard rate, zero rate, exempt (the margin scheme). */
export const VAT_RULES: readonly Rule[] = [
  ['BR-S-01', (invoice) => linesOf(invoice, 'S').length === 0 || taxesOf(invoice, 'S').length > 0],
  ['BR-Z-01', (invoice) => taxesOf(invoice, 'Z').length === Math.min(1, linesOf(invoice, 'Z').length)],
  ['BR-E-01', (invoice) => taxesOf(invoice, 'E').length === Math.min(1, linesOf(invoice, 'E').length)],
  ...(['S', 'Z', 'E'] as const).flatMap((category): Rule[] => [
    [
      `BR-${category}-02`,
      (invoice) => linesOf(invoice, category).length === 0 || has(invoice.seller, 'SpecifiedTaxRegistration/ID'),
    ],
    [`BR-${category}-05`, (invoice) => linesOf(invoice, category).every((line) => isRateOf(category, rateOf(line)))],
    [
      `BR-${category}-08`,
      (invoice) => taxesOf(invoice, category).every((tax) => cents(tax, 'BasisAmount') === basisOf(invoice, tax)),
    ],
    [
      `BR-${category}-09`,
      (invoice) => taxesOf(invoice, category).every((tax) => category === 'S' || cents(tax, 'CalculatedAmount') === 0),
    ],
    [
      `BR-${category}-10`,
      (invoice) => taxesOf(invoice, category).every((tax) => hasReason(tax) === (category === 'E')),
    ],
  ]),
]

type Category = 'S' | 'Z' | 'E'

function linesOf({ lines }: InvoiceParts, category: Category): XmlElement[] {
  return lines.filter((line) => text(line, `${LINE_TAX}/CategoryCode`) === category)
}

function taxesOf({ taxes }: InvoiceParts, category: Category): XmlElement[] {
  return taxes.filter((tax) => text(tax, 'CategoryCode') === category)
}

function rateOf(line: XmlElement): number {
  return Number(text(line, `${LINE_TAX}/RateApplicablePercent`))
}

function isRateOf(category: Category, rate: number): boolean {
  return category === 'S' ? rate > 0 : rate === 0
}

/** The sum of the lines of a category and rate. */
function basisOf(invoice: InvoiceParts, tax: XmlElement): number {
  const rate = Number(text(tax, 'RateApplicablePercent'))
  const lines = linesOf(invoice, text(tax, 'CategoryCode') as Category)
  return sumOf(
    lines.filter((line) => rateOf(line) === rate),
    LINE_TOTAL,
  )
}

function hasReason(tax: XmlElement): boolean {
  return has(tax, 'ExemptionReason') || has(tax, 'ExemptionReasonCode')
}
