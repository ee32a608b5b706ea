import { describe, expect, it } from 'vitest'
import type { OrderStepFragment } from '#storefront/generated/graphql.ts'
import { nextText, stateView } from './order-words.server.ts'
import { progressOf } from './progress.server.ts'

const order = (overrides: Partial<OrderStepFragment>): OrderStepFragment => ({
  ...{ id: '1234567890', placedAt: '2026-11-20T10:00:00Z', state: 'WITHDRAWN', paymentState: 'PAID' },
  ...{
    financingState: 'NOT_NEEDED',
    paymentProvider: null,
    isPayable: false,
    isBeingPaid: false,
    awaitsTransfer: false,
    hasGoods: true,
    tradeInPlace: null,
  },
  ...{ total: 12_000, due: 12_000, dealer: { name: 'Autohaus Brinkmann', city: 'Münster' } },
  ...overrides,
})
const next = (overrides: Partial<OrderStepFragment>) => nextText(order(overrides), 'de')

describe('a voided order', () => {
  const paidOut = { due: -3_000, total: -3_000, tradeInPlace: 'DEALER' } as const
  const REPAY = 'Was der Händler Ihnen ausgezahlt hat, zahlen Sie bitte an ihn zurück.'

  it('promises no refund after a payout, but asks for it back, and says where the trade-in vehicle is', () => {
    expect(next(paidOut)).toBe(
      `Bitte geben Sie die Ware innerhalb von 14 Tagen zurück. ${REPAY} Ihr altes Auto erhalten Sie zurück.`,
    )
    expect(next({ ...paidOut, state: 'RETURNED' })).toBe(
      `Die Ware ist zurück. ${REPAY} Ihr altes Auto erhalten Sie zurück.`,
    )
    for (const state of ['CANCELLED', 'REJECTED'] as const)
      expect(next({ ...paidOut, state, tradeInPlace: 'CUSTOMER' })).toBe(`${REPAY} Ihr altes Auto behalten Sie.`)
    expect(nextText(order(paidOut), 'en')).toContain('Please pay back to the dealer what it has paid out to you.')
    expect(stateView(order({ ...paidOut, state: 'REFUNDED' }), 'de').label).toBe('Rückabgewickelt')
  })

  it('refunds a payment, and returns the trade-in vehicle', () => {
    expect(next({})).toContain('Danach erhalten Sie Ihr Geld.')
    expect(next({ state: 'RETURNED', tradeInPlace: 'DEALER' })).toBe(
      'Die Ware ist zurück. Der Händler veranlasst die Erstattung. Ihr altes Auto erhalten Sie zurück.',
    )
    expect(next({ state: 'CANCELLED', paymentState: 'REFUND_PENDING' })).toContain('auf dem Weg zurück')
    expect(stateView(order({ state: 'REFUNDED', paymentState: 'REFUNDED' }), 'de').label).toBe('Erstattet')
  })

  it('does not mention money where a trade-in covered the price', () => {
    const covered = { due: 0, paymentState: 'CANCELLED' } as const
    expect(next({ ...covered, tradeInPlace: 'CUSTOMER', hasGoods: false })).toBe(
      'Geld haben Sie nicht bezahlt. Ihr altes Auto behalten Sie.',
    )
    expect(next({ ...covered, hasGoods: false })).toBe('Sie müssen nichts tun: Bezahlt war noch nichts.')
  })
})

it('requests payment only while none may be under way', () => {
  const open = { state: 'PLACED', paymentState: 'PAYMENT_DETAILS_IN_PROGRESS', isPayable: true } as const
  expect(next(open)).toContain('Bitte bezahlen Sie jetzt.')
  expect(stateView(order(open), 'de').tone).toBe('warning')
  expect(next({ ...open, isBeingPaid: true })).toContain('Ihre Zahlung wird geprüft.')
  expect(next({ ...open, isBeingPaid: true })).not.toContain('Bitte bezahlen')
  expect(stateView(order({ ...open, isBeingPaid: true }), 'de').tone).toBe('brand')
  expect(next({ ...open, isPayable: false, isBeingPaid: true })).toContain('Der Händler prüft Ihre Bestellung')
})

describe('the progress of an order', () => {
  const AT = '2026-11-21T10:00:00Z'
  const event = (subject: 'ORDER' | 'PAYMENT', toState: string) => ({
    ...{ at: AT, actor: 'MERCHANT' as const, subject, fromState: null, toState, reason: null },
  })
  const stationsOf = (overrides: Partial<Parameters<typeof progressOf>[0]>) =>
    progressOf(
      {
        ...order({ state: 'PLACED', paymentState: 'WAITING_FOR_PAYMENT_DETAILS' }),
        ...{ paymentMethod: null, events: [] },
        ...overrides,
      },
      'de',
    ).map(({ label, state }) => `${label}: ${state}`)

  it('shows the next station of a running order, and no payment where nothing is due', () => {
    expect(stationsOf({ state: 'CONFIRMED', events: [event('ORDER', 'CONFIRMED')] })).toEqual([
      ...['Bestellt: done', 'Angenommen: done', 'Bezahlt: now', 'Vorbereitet: open', 'Übergeben: open'],
    ])
    expect(stationsOf({ paymentState: 'PAID', events: [event('PAYMENT', 'PAID')] })).toEqual([
      ...['Bestellt: done', 'Angenommen: now', 'Bezahlt: done', 'Vorbereitet: open', 'Übergeben: open'],
    ])
    expect(stationsOf({ due: 0 })).not.toContain('Bezahlt: open')
  })

  it('ends a cancelled order where it was cancelled, and waits for what comes back', () => {
    expect(stationsOf({ state: 'CANCELLED', events: [event('ORDER', 'CANCELLED')] })).toEqual([
      ...['Bestellt: done', 'Storniert: done'],
    ])
    expect(
      stationsOf({
        ...{ state: 'CANCELLED', paymentState: 'REFUND_PENDING' },
        events: [event('PAYMENT', 'PAID'), event('ORDER', 'CANCELLED'), event('PAYMENT', 'REFUND_PENDING')],
      }),
    ).toEqual(['Bestellt: done', 'Bezahlt: done', 'Storniert: done', 'Erstattet: now'])
    expect(
      stationsOf({
        ...{ state: 'WITHDRAWN', paymentState: 'PAID', hasGoods: true },
        events: ['CONFIRMED', 'HANDED_OVER', 'WITHDRAWN'].map((state) => event('ORDER', state)),
      }),
    ).toEqual([
      ...['Bestellt: done', 'Angenommen: done', 'Übergeben: done', 'Widerrufen: done', 'Zurückgegeben: now'],
      'Erstattet: open',
    ])
  })
})
