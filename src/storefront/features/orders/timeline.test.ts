import { describe, expect, it } from 'vitest'
import { endsInFailure, type TimelineEvent, timelineOf } from './timeline.server.ts'

const event = (toState: string, given: Partial<TimelineEvent> = {}): TimelineEvent => ({
  ...{ actor: 'CUSTOMER', subject: 'PAYMENT', fromState: 'X', toState, reason: null },
  ...given,
})
const placed = event('PLACED', { subject: 'ORDER', fromState: null })
const asked = event('WAITING_FOR_PAYMENT_DETAILS', { fromState: null })
const begun = event('PAYMENT_DETAILS_IN_PROGRESS')
const declined = event('WAITING_FOR_PAYMENT_DETAILS', { actor: 'PROVIDER' })
const paid = event('PAID', { actor: 'PROVIDER' })
const chosen = event('PAYMENT_DETAILS_IN_PROGRESS', { reason: 'METHOD_PREPAYMENT' })
const accepted = event('CONFIRMED', { subject: 'ORDER', actor: 'MERCHANT' })

const told = (events: readonly TimelineEvent[]) =>
  timelineOf(events).map(({ event: { toState }, failures }) => (failures > 0 ? `${failures} failed` : toState))

describe('the history of an order', () => {
  it('says of payments that did not come about how many there were, in one line', () => {
    expect(told([placed, asked, begun, declined, begun, declined, begun, declined])).toEqual(['PLACED', '3 failed'])
    expect(told([placed, asked, begun, declined, accepted, begun, declined, begun, paid])).toEqual([
      ...['PLACED', '1 failed', 'CONFIRMED', '1 failed', 'PAID'],
    ])
  })

  it('says that a payment was begun as long as nothing has come of it', () => {
    expect(told([placed, asked])).toEqual(['PLACED', 'WAITING_FOR_PAYMENT_DETAILS'])
    expect(told([placed, asked, begun, accepted])).toEqual(['PLACED', 'PAYMENT_DETAILS_IN_PROGRESS', 'CONFIRMED'])
    expect(told([placed, asked, begun, paid])).toEqual(['PLACED', 'PAID'])
  })

  it('keeps another choice, and the beginning of an order that waits for a transfer', () => {
    const transfer = event('PAYMENT_DETAILS_IN_PROGRESS', { fromState: null })
    expect(told([placed, transfer, paid])).toEqual(['PLACED', 'PAYMENT_DETAILS_IN_PROGRESS', 'PAID'])
    expect(timelineOf([placed, asked, begun, declined, chosen, paid]).map(({ event: { reason } }) => reason)).toEqual([
      ...[null, null, 'METHOD_PREPAYMENT', null],
    ])
  })

  it('ends in a failure until something else is done about the payment', () => {
    expect(endsInFailure([placed, asked, begun, declined, accepted])).toBe(true)
    expect(endsInFailure([placed, asked, begun, declined, begun])).toBe(false)
    expect(endsInFailure([placed, asked, begun, declined, chosen])).toBe(false)
    expect(endsInFailure([placed, asked])).toBe(false)
  })
})
