import { includedVat } from './vat.ts'
import type { OrderLineType, VatMode } from './order.ts'

/** An order line with what an invoice needs. Amounts in cents, VAT included. */
export interface InvoicedLine {
  readonly type: OrderLineType
  readonly quantity: number
  readonly unitPrice: number
  readonly vat: VatMode
  readonly vatRate: number
}

/** The supplies at one VAT rate. Cents. */
interface VatGroup {
  readonly rate: number
  readonly gross: number
  readonly net: number
  readonly vat: number
}

interface InvoiceSums {
  /** The highest rate first. */
  readonly rates: readonly VatGroup[]
  /** Second-hand goods under the margin scheme: no VAT may be shown (§ 14a (6) UStG). */
  readonly margin: number
  /** Warranties with insurance tax, exempt from VAT (§ 4 no. 10 UStG). */
  readonly exempt: number
  /** All supplies, VAT included. */
  readonly total: number
  /** The trade-in's price: a supply of its own in the other direction. Zero or more. */
  readonly tradedIn: number
}

/** Adds up an invoice; VAT is taken from the sum of each rate, so that the parts of a rate make up its whole to the cent. */
export function invoiceSums(lines: readonly InvoicedLine[]): InvoiceSums {
  const sold = lines.filter(({ type }) => type !== 'TRADE_IN_VEHICLE')
  const regular = Map.groupBy(
    sold.filter(({ vat }) => vat === 'REGULAR'),
    ({ vatRate }) => vatRate,
  )
  const rates = [...regular]
    .map(([rate, group]) => {
      const gross = sum(group)
      const vat = includedVat(gross, rate)
      return { rate, gross, vat, net: gross - vat }
    })
    .toSorted((a, b) => b.rate - a.rate)
  return {
    rates,
    margin: sum(sold.filter(({ vat }) => vat === 'MARGIN' || vat === 'NONE')),
    exempt: sum(sold.filter(({ vat }) => vat === 'EXEMPT')),
    total: sum(sold),
    tradedIn: -sum(lines.filter(({ type }) => type === 'TRADE_IN_VEHICLE')) || 0,
  }
}

/** The sums of an order's invoice, and what it leaves out. Cents. */
export interface InvoicedSums<Line> extends InvoiceSums {
  /** Without leased cars, which the dealer sells to the lessor. */
  readonly sold: readonly Line[]
  /** The part of the trade-in's price that goes towards a lease's special payment or is paid out, which is not part of this invoice. */
  readonly tradedElsewhere: number
}

/** Adds up the invoice of an order. Beside a lease, the trade-in covers at most the invoice's total. */
export function invoicedSums<Line extends InvoicedLine & { readonly isLeased: boolean }>(
  lines: readonly Line[],
): InvoicedSums<Line> {
  const sold = lines.filter(({ isLeased }) => !isLeased)
  const sums = invoiceSums(sold)
  const tradedIn = sold.length < lines.length ? Math.min(sums.tradedIn, sums.total) : sums.tradedIn
  return { ...sums, sold, tradedIn, tradedElsewhere: sums.tradedIn - tradedIn }
}

/** An invoice line for companies: without VAT. `category` as in EN 16931 (UNTDID 5305). Cents. */
export interface NetLine<Line extends InvoicedLine> {
  readonly line: Line
  readonly category: VatCategory
  /** Percent; 0 where no VAT is shown. */
  readonly rate: number
  readonly net: number
}

/** Standard rate, zero rate, exempt: neither the margin scheme nor an insurance shows any. */
type VatCategory = 'S' | 'Z' | 'E'

export function vatCategory({ vat, vatRate }: Pick<InvoicedLine, 'vat' | 'vatRate'>): VatCategory {
  if (vat !== 'REGULAR') return 'E'
  return vatRate > 0 ? 'S' : 'Z'
}

/** The sold lines without VAT; the lines of a rate add up to its net in `invoiceSums` to the cent. */
export function netLines<Line extends InvoicedLine>(lines: readonly Line[]): NetLine<Line>[] {
  const before = new Map<number, number>()
  return lines
    .filter(({ type }) => type !== 'TRADE_IN_VEHICLE')
    .map((line) => {
      const category = vatCategory(line)
      const gross = line.quantity * line.unitPrice
      if (category !== 'S') return { line, category, rate: 0, net: gross }
      const from = before.get(line.vatRate) ?? 0
      before.set(line.vatRate, from + gross)
      return { line, category, rate: line.vatRate, net: netOf(from + gross, line.vatRate) - netOf(from, line.vatRate) }
    })
}

function netOf(gross: number, rate: number): number {
  return gross - includedVat(gross, rate)
}

function sum(lines: readonly InvoicedLine[]): number {
  return lines.reduce((all, { quantity, unitPrice }) => all + quantity * unitPrice, 0)
}

/** The invoice number in a series of our own, beside the dealer's other series. */
export function invoiceNumber(number: number): string {
  return `FW-${String(number).padStart(6, '0')}`
}
