import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAYMENT_STATES, PAYMENT_TRANSITIONS, type PaymentState } from '../order/payment-states.ts'
import { canTransition } from '../order/transitions.ts'
import { type AttemptEvent, type AttemptState, attemptAfter, consequenceOf, PAGE_LIFE_MS } from './attempt.ts'

const ATTEMPTS = ['OPENED', 'AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED', 'REFUND_PENDING', 'REFUNDED'] as const
const ALONE = { isOpen: false, isPaid: false, isManual: false }

/** An order's payment after these events of its only attempt, in this order. */
function after(events: readonly AttemptEvent[], start: PaymentState = 'PAYMENT_DETAILS_IN_PROGRESS') {
  let attempt: AttemptState = 'OPENED'
  let payment = start
  for (const event of events) {
    const next = attemptAfter(attempt, event)
    if (!next) continue
    const { steps, refund } = consequenceOf(next, payment, ALONE)
    attempt = refund ? 'REFUND_PENDING' : next
    payment = steps.at(-1) ?? payment
  }
  return { attempt, payment }
}

describe('a provider’s messages', () => {
  it('have the same result in any order and any number', () => {
    const shuffled = (events: AttemptEvent[]) =>
      fc.array(fc.constantFrom(...events), { maxLength: 3 }).chain((more) => {
        const all = [...events, ...more]
        return fc.shuffledSubarray(all, { minLength: all.length })
      })
    fc.assert(
      fc.property(shuffled(['AUTHORIZED', 'PAID']), (events) => {
        expect(after(events)).toEqual({ attempt: 'PAID', payment: 'PAID' })
      }),
    )
    fc.assert(
      fc.property(shuffled(['AUTHORIZED', 'PAID', 'REFUNDED']), (events) => {
        expect(after(events)).toEqual({ attempt: 'REFUNDED', payment: 'REFUNDED' })
      }),
    )
    fc.assert(
      fc.property(shuffled(['AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED']), (events) => {
        expect(after(events)).toEqual({ attempt: 'PAID', payment: 'PAID' })
      }),
    )
    fc.assert(
      fc.property(shuffled(['AUTHORIZED', 'FAILED']), (events) => {
        expect(after(events)).toEqual({ attempt: 'FAILED', payment: 'WAITING_FOR_PAYMENT_DETAILS' })
      }),
    )
  })

  it('cause only transitions that the table allows a provider', () => {
    for (const payment of PAYMENT_STATES)
      for (const attempt of ATTEMPTS)
        for (const isOpen of [true, false]) {
          let from = payment
          for (const to of consequenceOf(attempt, payment, { isOpen, isPaid: false, isManual: false }).steps) {
            expect(canTransition(PAYMENT_TRANSITIONS, from, to, 'PROVIDER'), `${from} → ${to}`).toBe(true)
            from = to
          }
        }
  })

  it('about money for a cancelled order cause a refund', () => {
    expect(after(['PAID'], 'CANCELLED')).toEqual({ attempt: 'REFUND_PENDING', payment: 'REFUND_PENDING' })
    expect(after(['PAID', 'REFUNDED'], 'CANCELLED')).toEqual({ attempt: 'REFUNDED', payment: 'REFUNDED' })
  })

  it('about a second payment by another attempt refund the second one, and the order stays paid', () => {
    expect(consequenceOf('PAID', 'PAID', { isOpen: false, isPaid: true, isManual: false })).toEqual({
      steps: [],
      refund: true,
    })
    expect(consequenceOf('REFUNDED', 'PAID', { isOpen: false, isPaid: true, isManual: false })).toEqual({
      steps: [],
      refund: false,
    })
  })

  it('about a refund leave the order paid by the other attempt', () => {
    for (const payment of ['PAID', 'REFUND_PENDING'] as const) {
      const back = consequenceOf('REFUNDED', payment, { isOpen: false, isPaid: false, isManual: true })
      expect(back).toEqual({ steps: [], refund: false })
    }
  })

  it('about an attempt that ended ask for details again, unless the next attempt is under way', () => {
    const to = (isOpen: boolean) =>
      consequenceOf('FAILED', 'PAYMENT_DETAILS_IN_PROGRESS', { isOpen, isPaid: false, isManual: false })
    expect(to(false).steps).toEqual(['WAITING_FOR_PAYMENT_DETAILS'])
    expect(to(true).steps).toEqual([])
  })
})

it('an event never moves an attempt backwards', () => {
  const EVENTS = ['AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'] as const
  const table = ATTEMPTS.map((state) => [state, EVENTS.map((event) => attemptAfter(state, event))])
  expect(Object.fromEntries(table)).toEqual({
    OPENED: ['AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'],
    AUTHORIZED: [null, 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'],
    PAID: [null, null, null, null, 'REFUNDED'],
    FAILED: [null, 'PAID', null, null, 'REFUNDED'],
    CANCELLED: [null, 'PAID', null, null, 'REFUNDED'],
    REFUND_PENDING: [null, null, null, null, 'REFUNDED'],
    REFUNDED: [null, null, null, null, null],
  })
})

it('the payment of an order follows its attempt; unexpected money is refunded', () => {
  const follow = (attempt: AttemptState, others = ALONE) =>
    PAYMENT_STATES.map((payment) => {
      const { steps, refund } = consequenceOf(attempt, payment, others)
      return `${steps.map((step) => step[0]).join('')}${refund ? ' back' : ''}`
    })
  // The columns: waiting, in progress, authorised, paid, cancelled, refund pending, refunded.
  expect(follow('AUTHORIZED')).toEqual(['A', 'A', '', '', '', '', ''])
  expect(follow('PAID')).toEqual(['P', 'P', 'P', ' back', 'R back', ' back', 'R back'])
  expect(consequenceOf('PAID', 'CANCELLED', ALONE).steps).toEqual(['REFUND_PENDING'])
  for (const ended of ['FAILED', 'CANCELLED'] as const) {
    expect(follow(ended)).toEqual(['', 'W', 'W', '', '', '', ''])
    expect(follow(ended, { ...ALONE, isOpen: true }).join('')).toBe('')
  }
  expect(follow('REFUNDED')).toEqual(['PRR', 'PRR', 'RR', 'RR', 'RR', 'R', ''])
  expect(consequenceOf('REFUNDED', 'PAID', ALONE).steps).toEqual(['REFUND_PENDING', 'REFUNDED'])
  expect(consequenceOf('REFUNDED', 'REFUND_PENDING', ALONE).steps).toEqual(['REFUNDED'])
  for (const others of [
    { ...ALONE, isPaid: true },
    { ...ALONE, isManual: true },
  ])
    expect(follow('REFUNDED', others).join('')).toBe('')
  expect([...follow('OPENED'), ...follow('REFUND_PENDING')].join('')).toBe('')
})

it('a payment page is valid for an hour', () => {
  expect(PAGE_LIFE_MS).toBe(3_600_000)
})
