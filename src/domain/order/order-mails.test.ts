import { describe, expect, it } from 'vitest'
import { mailsOfEvent } from './order-mails.ts'
import { ORDER_STATES } from './order-states.ts'

const ofOrder = (
  to: string,
  actor: 'CUSTOMER' | 'MERCHANT' | 'TIMER' | 'ADMIN' = 'MERCHANT',
  asks = false,
  reason: string | null = null,
) =>
  mailsOfEvent(
    { subject: 'ORDER', from: to === 'PLACED' ? null : 'X', to, actor, reason },
    { asksForTransfer: asks, isInvoiceCancelled: false },
  )
const ofPayment = (to: string, actor: 'CUSTOMER' | 'PROVIDER', from: string | null = 'X') =>
  mailsOfEvent(
    { subject: 'PAYMENT', from, to, actor, reason: null },
    { asksForTransfer: false, isInvoiceCancelled: false },
  )

describe('the mails of an event', () => {
  it('are sent for every state that a customer waits for', () => {
    const reported = ORDER_STATES.map((state) => [state, ofOrder(state).customer])
    expect(Object.fromEntries(reported)).toMatchObject({
      PLACED: ['RECEIVED'],
      CONFIRMED: ['ACCEPTED'],
      REJECTED: ['REJECTED'],
      IN_PREPARATION: ['IN_PREPARATION'],
      READY_FOR_PICKUP: ['READY_FOR_PICKUP'],
      SHIPPED: ['SHIPPED'],
      HANDED_OVER: ['HANDED_OVER'],
      COMPLETED: [],
      CANCELLED: ['CANCELLED'],
      RETURNED: [],
      REFUNDED: [],
    })
  })

  it('request payment with the acceptance only', () => {
    const asking = [...ORDER_STATES].filter((state) =>
      ofOrder(state, 'MERCHANT', true).customer.includes('PAYMENT_ASKED'),
    )
    expect(asking).toEqual(['CONFIRMED'])
    const changed = {
      subject: 'PAYMENT',
      from: 'X',
      to: 'PAYMENT_DETAILS_IN_PROGRESS',
      actor: 'CUSTOMER',
      reason: null,
    } as const
    expect(mailsOfEvent(changed, { asksForTransfer: true, isInvoiceCancelled: false }).customer).toEqual([
      'PAYMENT_ASKED',
    ])
    expect(mailsOfEvent(changed, { asksForTransfer: false, isInvoiceCancelled: false }).customer).toEqual([])
  })

  it('include the cancelled invoice beside the others', () => {
    const withdrawn = { subject: 'ORDER', from: 'X', to: 'WITHDRAWN', actor: 'CUSTOMER', reason: null } as const
    expect(mailsOfEvent(withdrawn, { asksForTransfer: false, isInvoiceCancelled: true })).toEqual({
      ...{ customer: ['INVOICE_CANCELLED'], dealer: null },
    })
  })

  it('report payments received, refunded, or declined by the provider', () => {
    expect(ofPayment('PAID', 'PROVIDER').customer).toEqual(['PAYMENT_RECEIVED'])
    expect(ofPayment('REFUND_PENDING', 'CUSTOMER').customer).toEqual(['REFUND_COMING'])
    expect(ofPayment('REFUNDED', 'PROVIDER').customer).toEqual(['REFUNDED'])
    expect(ofPayment('WAITING_FOR_PAYMENT_DETAILS', 'PROVIDER').customer).toEqual(['PAYMENT_DECLINED'])
    expect(ofPayment('WAITING_FOR_PAYMENT_DETAILS', 'CUSTOMER').customer).toEqual([])
    expect(ofPayment('WAITING_FOR_PAYMENT_DETAILS', 'CUSTOMER', null).customer).toEqual([])
    expect(ofPayment('WAITING_FOR_PAYMENT_DETAILS', 'PROVIDER', null).customer, 'it has only begun').toEqual([])
  })

  it('say that a financing is approved, and of a failed one only that the order has ended', () => {
    const ofFinancing = (to: string, asksForTransfer: boolean) =>
      mailsOfEvent(
        { subject: 'FINANCING', from: 'WAITING', to, actor: 'MERCHANT', reason: 'Bonität' },
        { asksForTransfer, isInvoiceCancelled: false },
      )
    expect(ofFinancing('APPROVED', true)).toEqual({
      ...{ customer: ['FINANCING_APPROVED', 'PAYMENT_ASKED'], dealer: 'FINANCING_APPROVED' },
    })
    expect(ofFinancing('APPROVED', false).customer).toEqual(['FINANCING_APPROVED'])
    expect(ofFinancing('REJECTED', false)).toEqual({ customer: [], dealer: null })
    expect(ofOrder('CANCELLED', 'MERCHANT', false, 'FINANCING_ENDED').dealer).toBe('CANCELLED')
  })

  it('inform dealers of orders and of what others cancelled or recorded', () => {
    expect(ofOrder('PLACED', 'CUSTOMER').dealer).toBe('ORDERED')
    expect(ofOrder('CANCELLED', 'CUSTOMER').dealer).toBe('CANCELLED')
    expect(ofOrder('CANCELLED', 'TIMER').dealer).toBe('CANCELLED')
    expect(ofOrder('CANCELLED', 'MERCHANT').dealer).toBeNull()
    expect(ofOrder('WITHDRAWN', 'ADMIN')).toEqual({ customer: ['WITHDRAWN'], dealer: 'WITHDRAWN' })
    expect(ofOrder('WITHDRAWN', 'CUSTOMER')).toEqual({ customer: [], dealer: null })
  })
})
