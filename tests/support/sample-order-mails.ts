import type { MailContent } from '#domain/mail.ts'
import type { MailOrder } from '#domain/order/order-mail.ts'
import type { MailWithdrawal } from '#domain/withdrawal/withdrawal-mail.ts'
import { DEALER_MAILS, ORDER_MAILS } from '#domain/order/order-mails.ts'

export const person = { salutation: 'MRS', firstName: 'Jana', lastName: '<b>Krüger</b>' } as const
export const order: MailOrder = {
  number: '1234567890',
  placedOn: '2026-11-20',
  dealer: { name: 'Autohaus <Brinkmann>', lines: ['Hafenweg 1', '48155 Münster', '+492511234', 'a@brinkmann.example'] },
  items: [
    {
      ...{
        title: 'Volkswagen Golf',
        quantity: 1,
        price: 18_990_00,
        example: null,
        isMarginScheme: true,
        delivers: null,
      },
      facts: [{ label: 'FIN', value: 'WVWZZZ1KZAW000001' }],
    },
    { title: 'Fußmatten', quantity: 2, price: 79_80, facts: [], example: null, isMarginScheme: false, delivers: null },
  ],
  total: 19_069_80,
  due: 19_069_80,
  method: 'BANK_TRANSFER',
  payment: { kind: 'TRANSFER', method: 'BANK_TRANSFER', on: '2026-11-27' },
  ...{ isPaid: false, isPaidOut: false, tradeInPlace: null },
  ...{ isDispatched: true, invoice: 'FW-000041', cancellationInvoice: 'FW-000042', isElectronic: false },
  billing: ['Jana Krüger', 'Am Wall 3', '50670 Köln'],
  delivery: {
    handsOver: 'Autohaus am Ziel',
    consignments: [{ kind: 'DELIVERY', items: ['Volkswagen Golf'], to: ['Am Wall 3', '50670 Köln'] }],
    earliest: '2026-12-01',
    latest: '2026-12-03',
  },
  awaitsFinancing: false,
  isConsumer: true,
  isRegistered: true,
  progress: [
    { name: 'placed', state: 'done', at: '2026-11-20T09:00:00.000Z' },
    { name: 'accepted', state: 'done', at: '2026-11-21T09:00:00.000Z' },
    { name: 'paid', state: 'now', at: null },
    { name: 'prepared', state: 'open', at: null },
    { name: 'handedOver', state: 'open', at: null },
  ],
  picture: { key: 'drawn/hatch.blue.2k72.2015.side', alt: 'Volkswagen Golf' },
}
export const withdrawal: MailWithdrawal = {
  number: '9876543210',
  name: 'Jana Krüger',
  contract: '1234567890\r\nBcc: everybody@example.com',
  items: 'Fußmatten',
  email: 'jana@example.com',
  receivedAt: '2026-11-20T23:30:05.000Z',
}
export const [agreed, terms, withdrawalTerms] = [
  ['Ich stimme zu.'],
  '# AGB\n\n## 1. Worum\n\nUm alles.',
  '# Belehrung\n\n- Frist',
]

const PAID = { isPaid: true, isPaidOut: false, tradeInPlace: null } as const
export const statuses = ORDER_MAILS.filter((mail) => mail !== 'RECEIVED' && mail !== 'PAYMENT_ASKED')
/** Mails about orders and withdrawals, by name. */
export const ORDER_MAIL_SAMPLES: readonly (readonly [string, MailContent])[] = [
  ['received', { kind: 'order-received', person, order, agreed, terms, withdrawalTerms }],
  ['payment asked', { kind: 'order-payment-asked', person, order, iban: 'DE02 1203 0000', dueOn: '2026-11-27' }],
  ['payment asked without account', { kind: 'order-payment-asked', person, order, iban: null, dueOn: '2026-11-27' }],
  ...statuses.map(
    (status) => [status, { kind: 'order-status', person, status, order, actor: 'TIMER', reason: 'NO_ANSWER' }] as const,
  ),
  ...DEALER_MAILS.map(
    (status) =>
      [`dealer ${status}`, { kind: 'order-for-dealer', status, order, customer: ['Jana <i>'], reason: 'x' }] as const,
  ),
  ['withdrawal received', { kind: 'withdrawal-received', withdrawal, isFound: true }],
  ['withdrawal without order received', { kind: 'withdrawal-received', withdrawal, isFound: false }],
  ['operator', { kind: 'withdrawal-for-operator', withdrawal, orderNumber: null }],
  ['operator, of an order', { kind: 'withdrawal-for-operator', withdrawal, orderNumber: order.number }],
  ...[true, false].flatMap((isToCheck) =>
    (['withdrawal-for-dealer', 'withdrawal-for-customer'] as const).map(
      (kind) =>
        [
          `${kind}${isToCheck ? ' to check' : ''}`,
          { kind, withdrawal, orderNumber: order.number, isToCheck, ...PAID },
        ] as const,
    ),
  ),
]
