import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from './order-states.ts'
import { FINANCING_STATES } from './financing-states.ts'
import {
  awaitsFinancing,
  awaitsTransfer,
  isPayableOnline,
  isRunning,
  mayCancel,
  mayWithdraw,
  type OrderStatus,
} from './order-steps.ts'

const status = (given: Partial<OrderStatus> = {}): OrderStatus => ({
  ...{ state: 'PLACED', payment: 'PAYMENT_DETAILS_IN_PROGRESS', method: 'BANK_TRANSFER', provider: null },
  financing: 'NOT_NEEDED',
  customerKind: 'PRIVATE',
  ...given,
})

describe('what a customer can do', () => {
  it('cancels until the dealer has accepted, withdraws until the order has ended, and never withdraws as a company', () => {
    expect(ORDER_STATES.filter((state) => mayCancel(status({ state })))).toEqual(['PLACED'])
    const withdrawn = ORDER_STATES.filter((state) => mayWithdraw(status({ state })))
    expect(withdrawn).toContain('HANDED_OVER')
    expect(withdrawn).not.toContain('CANCELLED')
    expect(ORDER_STATES.filter((state) => mayWithdraw(status({ state, customerKind: 'COMPANY' })))).toEqual([])
  })

  it('transfers once the order is accepted, and never twice', () => {
    expect(awaitsTransfer(status())).toBe(false)
    expect(awaitsTransfer(status({ state: 'CONFIRMED' }))).toBe(true)
    expect(awaitsTransfer(status({ method: 'PREPAYMENT' }))).toBe(false)
    expect(awaitsTransfer(status({ method: 'PREPAYMENT', state: 'CONFIRMED' }))).toBe(true)
    expect(awaitsTransfer(status({ method: 'PREPAYMENT', state: 'CONFIRMED', payment: 'PAID' }))).toBe(false)
    expect(awaitsTransfer(status({ method: 'PREPAYMENT', state: 'CANCELLED' }))).toBe(false)
    expect(awaitsTransfer(status({ method: 'DEALER', state: 'CONFIRMED' }))).toBe(false)
  })

  it('transfers a down payment only once the bank has approved', () => {
    const accepted = status({ state: 'CONFIRMED' })
    const payable = FINANCING_STATES.filter((financing) => awaitsTransfer({ ...accepted, financing }))
    expect(payable).toEqual(['NOT_NEEDED', 'APPROVED'])
    expect(FINANCING_STATES.filter((financing) => awaitsFinancing({ state: 'PLACED', financing }))).toEqual(['WAITING'])
    expect(awaitsFinancing({ state: 'CANCELLED', financing: 'WAITING' })).toBe(false)
  })

  it('pays online by card or PayPal while the order is neither paid nor ended', () => {
    const card = { method: 'CREDIT_CARD', provider: 'CARD' } as const
    expect(isPayableOnline(status(card))).toBe(true)
    expect(isPayableOnline(status({ ...card, payment: 'PAID' }))).toBe(false)
    expect(isPayableOnline(status({ ...card, state: 'REJECTED' }))).toBe(false)
    expect(isPayableOnline(status({ method: 'SEPA_MANDATE', provider: 'CARD' }))).toBe(false)
    expect(isPayableOnline(status({ ...card, provider: 'BANKING_REQUEST' }))).toBe(false)
  })

  it('ends once it is rejected, cancelled, withdrawn from, returned or refunded', () => {
    expect(ORDER_STATES.filter((state) => !isRunning(state))).toEqual([
      ...['REJECTED', 'CANCELLED', 'WITHDRAWN', 'RETURNED', 'REFUNDED'],
    ])
  })
})
