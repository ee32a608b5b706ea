import { formatDate } from '#domain/format/dates.ts'
import { formatMoney } from '#domain/format/money.ts'
import type { OrderDocument } from '#domain/order/order-document.ts'
import type { PaymentNote } from '#domain/order/payment-note.ts'
import { epcCode } from '#domain/payment/epc-code.ts'
import { groupedIban } from '#domain/payment/iban.ts'
import { documentTexts } from '#messages/documents.ts'
import { inLanguage } from '#messages/texts.ts'
import type { LayoutPart } from './document-layout.ts'

/**
 * The transfer that the customer has to make by `note`; nothing where none is due, or the shop does not know the dealer's account. The code
 * is left out as soon as the money has come or the order has ended, so that nobody pays twice.
 */
export function transferPart(
  { seller, id, due, locale, payment }: OrderDocument,
  note: PaymentNote | null,
): LayoutPart[] {
  const day = dueOn(note)
  const { name, iban } = seller
  if (day === null || due <= 0 || iban === null) return []
  const texts = inLanguage(documentTexts, locale)
  const [amount, reference] = [formatMoney(due, locale, 2), String(id)]
  const text = dueOn(payment) === null ? null : epcCode({ name, iban, cents: due, reference })
  return [
    {
      transfer: {
        title: texts.transfer,
        facts: [
          { label: texts.amount, value: amount },
          { label: texts.dueOn, value: formatDate(day, locale) },
          { label: texts.holder, value: name },
          // Non-breaking spaces: an IBAN split over two lines is easily mistyped.
          { label: texts.account, value: groupedIban(iban).replaceAll(' ', '\u00A0') },
          { label: texts.reference, value: reference },
        ],
        code: text === null ? null : { text, alt: texts.code(amount), note: texts.scan },
      },
    },
  ]
}

/** The day by which a transfer is due; null where none is. */
function dueOn(note: PaymentNote | null): string | null {
  return note?.kind === 'TRANSFER' ? note.on : null
}
