import { expect, it } from 'vitest'
import type { OrderPageQuery } from '#storefront/generated/graphql.ts'
import { entryView, partsOf } from './order-parts.server.ts'

type Order = OrderPageQuery['order']
type OrderEvent = Order['events'][number]

const address = {
  ...{
    salutation: null,
    firstName: 'Jana',
    lastName: 'Krüger',
    street: 'Am Wall',
    houseNumber: '3',
    additionalAddress: null,
  },
  ...{ postalCode: '50670', city: 'Köln', phone: null },
}
const dealer = { name: 'Autohaus Brinkmann', slug: 'brinkmann', street: null, zip: '48143', city: 'Münster' }
const event = (toState: string, overrides: Partial<OrderEvent> = {}): OrderEvent => ({
  ...{ at: '2026-12-13T23:30:00Z', actor: 'MERCHANT', subject: 'ORDER', fromState: 'X', toState, reason: null },
  ...overrides,
})
const order = (overrides: Partial<Order> = {}): Order => ({
  ...{ id: '1234567890', placedAt: '2026-11-20T10:00:00Z', state: 'SHIPPED', paymentState: 'PAID' },
  ...{
    financingState: 'NOT_NEEDED',
    paymentProvider: null,
    paymentMethod: 'BANK_TRANSFER',
    isPayable: false,
    isBeingPaid: false,
  },
  ...{ awaitsTransfer: false, hasGoods: true, tradeInPlace: null, total: 100, due: 100, vat: 0, mandate: null },
  ...{ dealer: { ...dealer, phoneDisplay: null, email: null }, otherPaymentMethods: [], companyName: null },
  ...{
    bankingRequestId: null,
    bankingStep: null,
    handOver: null,
    handOverDays: null,
    mayCancel: false,
    mayWithdraw: true,
    vehicleShipping: 'PICK_UP',
    accessoryShipping: null,
  },
  ...{ deliveryDealer: null, earliest: '2026-12-11', latest: '2026-12-15', agreed: [], language: 'de', transfer: null },
  ...{ billing: address, deliveryAddress: null, lines: [], events: [], documents: [], files: [] },
  ...overrides,
})
const paragraphsOf = (overrides: Partial<Order>, locale: 'de' | 'en' = 'de') =>
  partsOf(order(overrides), locale)[1]?.paragraphs.flat()

it('a delivery has an expected day until it is handed over, and then the actual day, whatever follows', () => {
  expect(paragraphsOf({})).toContain('voraussichtlich 11.12.2026 bis 15.12.2026, je nach Annahme und Zahlungseingang')
  for (const state of ['HANDED_OVER', 'COMPLETED', 'WITHDRAWN'] as const) {
    const events = [event('HANDED_OVER'), event('COMPLETED', { at: '2026-12-20T10:00:00Z' })]
    expect(paragraphsOf({ state, events })).toContain('übergeben am 14.12.2026')
    expect(paragraphsOf({ state, events })?.join()).not.toContain('voraussichtlich')
    expect(paragraphsOf({ state, events }, 'en')).toContain('handed over on 14 Dec 2026')
  }
})

it('the number of a withdrawal is labelled, the shop’s own remark is shown as it is', () => {
  const reasonOf = (overrides: Partial<OrderEvent>) =>
    entryView({ event: event('WITHDRAWN', overrides), failures: 0 }, order(), 'de').reason
  expect(reasonOf({ actor: 'CUSTOMER', reason: '1234567890' })).toBe('Nummer des Widerrufs: 1234567890')
  expect(reasonOf({ actor: 'ADMIN', reason: 'Brief vom 20.11.' })).toBe('Brief vom 20.11.')
})

it('a payment that may be under way is not requested', () => {
  const open = { paymentState: 'PAYMENT_DETAILS_IN_PROGRESS', paymentMethod: 'CREDIT_CARD', isPayable: true } as const
  const lines = (isBeingPaid: boolean) =>
    partsOf(order({ ...open, isBeingPaid }), 'de')[0]
      ?.paragraphs.flat()
      .join()
  expect(lines(false)).toContain('Zahlbar sofort per Kreditkarte.')
  expect(lines(true)).toContain('Ihre Zahlung wird geprüft.')
  expect(lines(true)).not.toMatch(/Zahlbar|Sie zahlen/)
})
