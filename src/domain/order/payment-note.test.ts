import { describe, expect, it } from 'vitest'
import { type NotedOrder, paymentNote } from './payment-note.ts'

const at = (day: string) => new Date(`2026-12-${day}T23:30:00Z`) // the next day in Berlin

function order(given: Partial<NotedOrder> = {}): NotedOrder {
  return {
    ...{ state: 'CONFIRMED', payment: 'PAYMENT_DETAILS_IN_PROGRESS', method: 'BANK_TRANSFER', placedAt: at('01') },
    ...{ provider: null, financing: 'NOT_NEEDED', due: 12_000_00 },
    events: [
      { subject: 'ORDER', to: 'PLACED', at: at('01'), reason: null },
      { subject: 'ORDER', to: 'CONFIRMED', at: at('03'), reason: null },
    ],
    ...given,
  }
}

describe('how an order is paid', () => {
  it('asks for no down payment until the bank has approved, and then within a week', () => {
    const waiting = order({ financing: 'WAITING', provider: 'BANKING_REQUEST' })
    expect(paymentNote(waiting)).toEqual({ kind: 'AFTER_FINANCING', method: 'BANK_TRANSFER' })
    expect(paymentNote({ ...waiting, method: 'DEALER' })).toEqual({ kind: 'AFTER_FINANCING', method: 'DEALER' })
    expect(paymentNote({ ...waiting, method: null, due: 0 })).toEqual({ kind: 'BANK' })
    expect(paymentNote({ ...waiting, method: 'PAYOUT', due: -1 })).toEqual({ kind: 'OPEN', method: 'PAYOUT' })
    const approved = { subject: 'FINANCING', to: 'APPROVED', at: at('09'), reason: null } as const
    const events = [...waiting.events, approved]
    expect(paymentNote({ ...waiting, financing: 'APPROVED', events })).toMatchObject({
      ...{ kind: 'TRANSFER', on: '2026-12-17' },
    })
  })

  it('is by transfer within a week of the request, which comes with the acceptance', () => {
    expect(paymentNote(order())).toEqual({ kind: 'TRANSFER', method: 'BANK_TRANSFER', on: '2026-12-11' })
    expect(paymentNote(order({ state: 'PLACED' }))).toMatchObject({ kind: 'TRANSFER', on: null })
    const posted = order({ method: 'PREPAYMENT' })
    expect(paymentNote(posted)).toEqual({ kind: 'TRANSFER', method: 'PREPAYMENT', on: '2026-12-11' })
    expect(paymentNote({ ...posted, state: 'PLACED' })).toMatchObject({ kind: 'TRANSFER', on: null })
    const chosen = {
      subject: 'PAYMENT',
      to: 'PAYMENT_DETAILS_IN_PROGRESS',
      at: at('05'),
      reason: 'METHOD_PREPAYMENT',
    } as const
    expect(paymentNote({ ...posted, events: [...posted.events, chosen] })).toMatchObject({ on: '2026-12-13' })
    const before = { ...chosen, at: at('02') }
    expect(
      paymentNote({ ...posted, events: [before, ...posted.events] }),
      'chosen before the acceptance',
    ).toMatchObject({
      on: '2026-12-11',
    })
    const other = { ...chosen, reason: null }
    expect(paymentNote({ ...posted, events: [...posted.events, other] }), 'no choice').toMatchObject({
      on: '2026-12-11',
    })
  })

  it('states the day of the payment, and whether it was refunded', () => {
    const events = [
      { subject: 'PAYMENT', to: 'PAID', at: at('04'), reason: null },
      { subject: 'PAYMENT', to: 'REFUND_PENDING', at: at('05'), reason: null },
      { subject: 'PAYMENT', to: 'REFUNDED', at: at('06'), reason: null },
    ] as const
    const paid = { method: 'CREDIT_CARD', events } as const
    expect(paymentNote(order({ ...paid, payment: 'PAID' }))).toEqual({
      ...{ kind: 'PAID', method: 'CREDIT_CARD', on: '2026-12-05' },
    })
    expect(paymentNote(order({ ...paid, payment: 'REFUND_PENDING' }))).toMatchObject({
      ...{ kind: 'REFUNDING', on: '2026-12-06' },
    })
    expect(paymentNote(order({ ...paid, payment: 'REFUNDED' }))).toMatchObject({ kind: 'REFUNDED', on: '2026-12-07' })
  })

  it('was refunded on the day of the refund, not when the order was closed', () => {
    const events = [
      { subject: 'PAYMENT', to: 'REFUNDED', at: at('06'), reason: null },
      { subject: 'ORDER', to: 'REFUNDED', at: at('08'), reason: null },
    ] as const
    expect(paymentNote(order({ payment: 'REFUNDED', state: 'REFUNDED', events }))).toMatchObject({ on: '2026-12-07' })
  })

  it('states the direct part where a bank pays the rest', () => {
    const financed = order({ payment: 'PAID', provider: 'BANKING_REQUEST' })
    expect(paymentNote(financed)).toMatchObject({ kind: 'PART_PAID', method: 'BANK_TRANSFER' })
    expect(paymentNote({ ...financed, method: 'PAYOUT', due: -1 })).toMatchObject({ kind: 'PART_PAID' })
    expect(paymentNote({ ...financed, method: null, due: 0 }), 'the bank has paid').toMatchObject({ kind: 'PAID' })
  })

  it('names the method, the bank, or nothing once the order has ended', () => {
    expect(paymentNote(order({ method: 'DEALER' }))).toEqual({ kind: 'OPEN', method: 'DEALER' })
    expect(paymentNote(order({ method: null, provider: 'BANKING_REQUEST' }))).toEqual({ kind: 'BANK' })
    expect(paymentNote(order({ method: null })), 'a trade-in covers it').toEqual({ kind: 'NOTHING' })
    expect(paymentNote(order({ payment: 'CANCELLED' }))).toEqual({ kind: 'NOTHING' })
    expect(paymentNote(order({ state: 'WITHDRAWN' }))).toEqual({ kind: 'NOTHING' })
  })
})
