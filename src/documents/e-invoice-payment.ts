import { formatDate } from '#domain/format/dates.ts'
import type { DocumentInvoice, OrderDocument } from '#domain/order/order-document.ts'
import type { PaymentMethod } from '#domain/order/payment-methods.ts'
import { paymentSentence } from '#messages/order-payment.ts'
import type { XmlNode } from './xml.ts'

/**
 * UNTDID 4461: SEPA credit transfer, bank card, online payment service, SEPA direct debit; 1 (undefined) where the customer decides at
 * pick-up.
 */
const MEANS: Readonly<Record<PaymentMethod, string>> = {
  BANK_TRANSFER: '58',
  PREPAYMENT: '58',
  CREDIT_CARD: '48',
  PAYPAL: '68',
  SEPA_MANDATE: '59',
  DEALER: '1',
  PAYOUT: '1',
}
const TRANSFER = '58'

/** The means of payment. A transfer needs an account; a dealer without one in the shop states it elsewhere. */
export function meansNode({ method, seller: { iban, name } }: OrderDocument): XmlNode {
  const means = method ? MEANS[method] : '1'
  const isTransfer = means === TRANSFER
  return [
    'ram:SpecifiedTradeSettlementPaymentMeans',
    [
      ['ram:TypeCode', isTransfer && !iban ? '1' : means],
      [
        'ram:PayeePartyCreditorFinancialAccount',
        isTransfer && iban
          ? [
              ['ram:IBANID', iban],
              ['ram:AccountName', name],
            ]
          : null,
      ],
    ],
  ]
}

/** The payment terms in words, and the due date where there is one. */
export function termsNode({ locale, payment }: OrderDocument, { payment: atIssue }: DocumentInvoice): XmlNode {
  const note = atIssue ?? payment
  const due = note.kind === 'TRANSFER' && note.on ? note.on.replaceAll('-', '') : null
  return [
    'ram:SpecifiedTradePaymentTerms',
    [
      ['ram:Description', paymentSentence(note, locale, (day) => formatDate(day, locale))],
      ['ram:DueDateDateTime', [['udt:DateTimeString', due, { format: '102' }]]],
    ],
  ]
}
