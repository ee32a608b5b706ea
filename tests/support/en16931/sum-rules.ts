import { type InvoiceParts, LINE_TOTAL, type Rule } from './invoice-parts.ts'
import { all, cents, has, text, type XmlElement } from './xml-tree.ts'

const AMOUNTS = [
  'LineTotalAmount',
  'TaxBasisTotalAmount',
  'TaxTotalAmount',
  'GrandTotalAmount',
  'TotalPrepaidAmount',
  'DuePayableAmount',
]

/** What must add up, to the cent. The standard lets `BR-CO-17` differ by a whole unit; here it may by one cent. */
export const SUM_RULES: readonly Rule[] = [
  ['BR-CO-10', ({ lines, sums }) => sumOf(lines, LINE_TOTAL) === cents(sums, 'LineTotalAmount')],
  ['BR-CO-11', ({ sums }) => !has(sums, 'AllowanceTotalAmount')], // the shop gives no allowances
  ['BR-CO-12', ({ sums }) => !has(sums, 'ChargeTotalAmount')], // and makes delivery a line, not a charge
  ['BR-CO-13', ({ sums }) => cents(sums, 'TaxBasisTotalAmount') === cents(sums, 'LineTotalAmount')],
  ['BR-CO-14', ({ taxes, sums }) => sumOf(taxes, 'CalculatedAmount') === cents(sums, 'TaxTotalAmount')],
  [
    'BR-CO-15',
    ({ sums }) =>
      cents(sums, 'TaxBasisTotalAmount') + cents(sums, 'TaxTotalAmount') === cents(sums, 'GrandTotalAmount'),
  ],
  [
    'BR-CO-16',
    ({ sums }) =>
      cents(sums, 'GrandTotalAmount') - cents(sums, 'TotalPrepaidAmount') === cents(sums, 'DuePayableAmount'),
  ],
  ['BR-CO-17', ({ taxes }) => taxes.every(isTaxOfBasis)],
  ['BR-CO-25', ({ sums, settlement }) => cents(sums, 'DuePayableAmount') <= 0 || hasTerms(settlement)],
  [
    'BR-DEC',
    ({ sums, taxes, lines }) => [...headAmounts(sums), ...taxAmounts(taxes), ...lineAmounts(lines)].every(isInCents),
  ],
  // A rule of Peppol and not of EN 16931: the total of a line is its price times its quantity.
  ['PEPPOL-EN16931-R120', ({ lines }) => lines.every(isPriceTimesQuantity)],
]

export function sumOf(elements: readonly XmlElement[], path: string): number {
  return elements.reduce((sum, element) => sum + cents(element, path), 0)
}

function isTaxOfBasis(tax: XmlElement): boolean {
  const exact = (cents(tax, 'BasisAmount') * Number(text(tax, 'RateApplicablePercent'))) / 100
  return Math.abs(cents(tax, 'CalculatedAmount') - exact) <= 1
}

function hasTerms(settlement: XmlElement): boolean {
  const terms = all(settlement, 'SpecifiedTradePaymentTerms')
  return terms.some((one) => has(one, 'Description') || has(one, 'DueDateDateTime/DateTimeString'))
}

function isPriceTimesQuantity(line: XmlElement): boolean {
  const price = Number(text(line, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'))
  const quantity = Number(text(line, 'SpecifiedLineTradeDelivery/BilledQuantity'))
  return Math.round(price * quantity * 100) === cents(line, LINE_TOTAL)
}

function isInCents(amount: number): boolean {
  return Number.isSafeInteger(amount)
}

function headAmounts(sums: InvoiceParts['sums']): number[] {
  return AMOUNTS.filter((name) => has(sums, name)).map((name) => cents(sums, name))
}

function taxAmounts(taxes: InvoiceParts['taxes']): number[] {
  return taxes.flatMap((tax) => [cents(tax, 'BasisAmount'), cents(tax, 'CalculatedAmount')])
}

function lineAmounts(lines: InvoiceParts['lines']): number[] {
  return lines.map((line) => cents(line, LINE_TOTAL))
}
