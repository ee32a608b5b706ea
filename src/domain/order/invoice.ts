import { includedVat } from './vat.ts'
import type { OrderLineType, VatMode } from './order.ts'

/** A line of an order as far as an invoice adds it up. Amounts in cents, VAT included. */
export interface InvoicedLine {
  readonly type: OrderLineType
  readonly quantity: number
  readonly unitPrice: number
  readonly vat: VatMode
  readonly vatRate: number
}

/** What was supplied at one rate. Cents. */
export interface VatGroup {
  readonly rate: number
  readonly gross: number
  readonly net: number
  readonly vat: number
}

export interface InvoiceSums {
  /** The highest rate first. */
  readonly rates: readonly VatGroup[]
  /** Second-hand goods under the margin scheme: no VAT may be shown (§ 14a (6) UStG). */
  readonly margin: number
  /** What was supplied, VAT included. */
  readonly total: number
  /** What the customer gave in exchange: a supply of its own, the other way. Zero or more. */
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
    margin: sum(sold.filter(({ vat }) => vat !== 'REGULAR')),
    total: sum(sold),
    tradedIn: -sum(lines.filter(({ type }) => type === 'TRADE_IN_VEHICLE')) || 0,
  }
}

function sum(lines: readonly InvoicedLine[]): number {
  return lines.reduce((all, { quantity, unitPrice }) => all + quantity * unitPrice, 0)
}

/** Of a series of our own, beside those a dealer writes elsewhere. */
export function invoiceNumber(number: number): string {
  return `FW-${String(number).padStart(6, '0')}`
}
