import { dealerAddressLine, dealerAddressLines } from '#domain/dealer-address.ts'
import { addressLines } from '#domain/account/address-lines.ts'
import { formatDate } from '#domain/format/dates.ts'
import { formatMoney } from '#domain/format/money.ts'
import { formatPercent } from '#domain/format/numbers.ts'
import { displayPhone } from '#domain/phone.ts'
import type { Locale } from '#domain/locale.ts'
import type { OrderSeller } from '#domain/order/order.ts'
import type { DocumentLine, OrderDocument } from '#domain/order/order-document.ts'
import { groupedIban } from '#domain/payment/iban.ts'
import { documentTexts } from '#messages/documents.ts'
import { inLanguage } from '#messages/texts.ts'
import { remainingLabel } from '#messages/trade-in.ts'
import type { LayoutFact, LayoutLetter, LayoutPart } from './document-layout.ts'

export function sellerLines(seller: OrderSeller, locale: Locale): string[] {
  const texts = inLanguage(documentTexts, locale)
  return [
    seller.name,
    ...dealerAddressLines(seller),
    ...(seller.phone ? [displayPhone(seller.phone)] : []),
    ...(seller.email ? [seller.email] : []),
    ...(seller.registerEntry ? [seller.registerEntry] : []),
    ...(seller.vatId ? [texts.vatId(seller.vatId)] : []),
  ]
}

/** The head of a letter to the buyer. `facts` are numbers and dates of this document; those that every letter has come after them. */
export function letterOf(
  { customer, billing, seller, id, locale, placedOn }: OrderDocument,
  facts: readonly LayoutFact[],
): LayoutLetter {
  const texts = inLanguage(documentTexts, locale)
  return {
    sender: [seller.name, dealerAddressLine(seller)].join(' · '),
    to: [...(customer.companyName ? [customer.companyName] : []), ...addressLines(billing)],
    facts: [
      ...facts,
      { label: texts.orderNumber, value: String(id) },
      { label: texts.orderDate, value: formatDate(placedOn, locale) },
      ...(customer.vatId ? [{ label: texts.yourVatId, value: customer.vatId }] : []),
      ...(seller.phone ? [{ label: texts.phone, value: displayPhone(seller.phone) }] : []),
      ...(seller.email ? [{ label: texts.email, value: seller.email }] : []),
    ],
  }
}

/** The seller for the footer of each page: who it is, and below its numbers. */
export function sellerFooter(seller: OrderSeller, locale: Locale): string {
  const texts = inLanguage(documentTexts, locale)
  const { name, registerEntry, vatId, iban } = seller
  const numbers = [...(vatId ? [texts.vatId(vatId)] : []), ...(iban ? [texts.iban(groupedIban(iban))] : [])]
  const lines = [[name, dealerAddressLine(seller), ...(registerEntry ? [registerEntry] : [])], numbers]
  // Non-breaking spaces: a number split over two lines is easily mistyped.
  return lines
    .flatMap((parts, line) => {
      const text = parts.join(SEPARATOR)
      return text === '' ? [] : [line === 0 ? text : text.replaceAll(' ', '\u00A0')]
    })
    .join('\n')
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
        cells: [line.title, String(line.quantity), ...amounts(line, locale)],
        notes: [
          ...(line.facts.length > 0
            ? [line.facts.map(({ label, value }) => `${label}: ${value}`).join(SEPARATOR)]
            : []),
          ...(delivered[index] ? [texts.delivers(delivered[index].join(', '))] : []),
        ],
      })),
    },
  }
}

/** Between facts. The sign does not begin a line, because of the non-breaking space before it. */
const SEPARATOR = '\u00A0· '

function amounts(line: DocumentLine, locale: Locale): string[] {
  const money = (cents: number) => formatMoney(cents, locale, 2)
  if (line.unitPrice === 0) return ['', '', documentTexts.free[locale]]
  return [money(line.unitPrice), vatMark(line, locale), money(line.unitPrice * line.quantity)]
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
