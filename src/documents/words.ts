import { dealerAddressLine, dealerAddressLines } from '#domain/dealer-address.ts'
import { addressLines } from '#domain/account/address-lines.ts'
import { formatMoney } from '#domain/format/money.ts'
import { formatPercent } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import type { OrderSeller } from '#domain/order/order.ts'
import type { DocumentLine, OrderDocument } from '#domain/order/order-document.ts'
import { groupedIban } from '#domain/payment/iban.ts'
import { documentTexts } from '#messages/documents.ts'
import { inLanguage } from '#messages/texts.ts'
import { remainingLabel } from '#messages/trade-in.ts'
import type { LayoutPart } from './document-layout.ts'

export function sellerLines(seller: OrderSeller, locale: Locale): string[] {
  const texts = inLanguage(documentTexts, locale)
  return [
    seller.name,
    ...dealerAddressLines(seller),
    ...(seller.phone ? [seller.phone] : []),
    ...(seller.email ? [seller.email] : []),
    ...(seller.registerEntry ? [seller.registerEntry] : []),
    ...(seller.vatId ? [texts.vatId(seller.vatId)] : []),
  ]
}

export function buyerLines({ customer, billing, locale }: OrderDocument): string[] {
  const texts = inLanguage(documentTexts, locale)
  return [
    ...(customer.companyName ? [customer.companyName] : []),
    ...addressLines(billing),
    ...(customer.vatId ? [texts.vatId(customer.vatId)] : []),
  ]
}

/** The seller on one line, for the footer of each page. */
export function sellerFooter(seller: OrderSeller, locale: Locale): string {
  const texts = inLanguage(documentTexts, locale)
  const { name, registerEntry, vatId, iban } = seller
  return [
    name,
    dealerAddressLine(seller),
    ...(registerEntry ? [registerEntry] : []),
    ...(vatId ? [texts.vatId(vatId)] : []),
    // Non-breaking spaces: an IBAN split over two lines is easily mistyped.
    ...(iban ? [texts.iban(groupedIban(iban)).replaceAll(' ', '\u00A0')] : []),
  ].join(' · ')
}

/** The items with their characteristics below. `delivered`: the items of each delivery, where there are several. */
export function itemTable(
  lines: readonly DocumentLine[],
  locale: Locale,
  delivered: readonly (readonly string[] | null)[] = [],
): LayoutPart {
  const texts = inLanguage(documentTexts, locale)
  return {
    table: {
      head: [texts.item, texts.quantity, texts.unitPrice, texts.vatRate, texts.price],
      widths: [48, 76, 46, 80],
      rows: lines.map((line, index) => ({
        cells: [
          line.title,
          String(line.quantity),
          formatMoney(line.unitPrice, locale, 2),
          vatMark(line, locale),
          formatMoney(line.unitPrice * line.quantity, locale, 2),
        ],
        notes: [
          ...(line.facts.length > 0 ? [line.facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')] : []),
          ...(delivered[index] ? [texts.delivers(delivered[index].join(', '))] : []),
        ],
      })),
    },
  }
}

function vatMark({ vat, vatRate }: DocumentLine, locale: Locale): string {
  const texts = inLanguage(documentTexts, locale)
  if (vat === 'MARGIN') return texts.marginMark
  if (vat === 'EXEMPT') return texts.exemptMark
  return vat === 'REGULAR' ? formatPercent(vatRate, locale) : texts.noVat
}

/** The rest of a sum after the trade-in; `due` is the part of it that is paid directly. Cents. */
export function remainingSum(
  left: number,
  due: number,
  locale: Locale,
): { readonly label: string; readonly value: string } {
  return { label: remainingLabel(left, due)[locale], value: formatMoney(Math.abs(left), locale, 2) }
}
