import { describe, expect, it } from 'vitest'
import { endsInFailure, type TimelineEvent, timelineOf } from './timeline.server.ts'

const event = (toState: string, overrides: Partial<TimelineEvent> = {}): TimelineEvent => ({
  ...{ actor: 'CUSTOMER', subject: 'PAYMENT', fromState: 'X', toState, reason: null },
  ...overrides,
})
const placed = event('PLACED', { subject: 'ORDER', fromState: null })
const awaitingDetails = event('WAITING_FOR_PAYMENT_DETAILS', { fromState: null })
const inProgress = event('PAYMENT_DETAILS_IN_PROGRESS')
const declined = event('WAITING_FOR_PAYMENT_DETAILS', { actor: 'PROVIDER' })
const paid = event('PAID', { actor: 'PROVIDER' })
const chosen = event('PAYMENT_DETAILS_IN_PROGRESS', { reason: 'METHOD_PREPAYMENT' })
const accepted = event('CONFIRMED', { subject: 'ORDER', actor: 'MERCHANT' })

const entriesOf = (events: readonly TimelineEvent[]) =>
  timelineOf(events).map(({ event: { toState }, failures }) => (failures > 0 ? `${failures} failed` : toState))

describe('the history of an order', () => {
  it('counts failed payments in one line', () => {
    expect(
      entriesOf([placed, awaitingDetails, inProgress, declined, inProgress, declined, inProgress, declined]),
    ).toEqual(['PLACED', '3 failed'])
    expect(
      entriesOf([placed, awaitingDetails, inProgress, declined, accepted, inProgress, declined, inProgress, paid]),
    ).toEqual([...['PLACED', '1 failed', 'CONFIRMED', '1 failed', 'PAID']])
  })

  it('shows that a payment was begun until it has a result', () => {
    expect(entriesOf([placed, awaitingDetails])).toEqual(['PLACED', 'WAITING_FOR_PAYMENT_DETAILS'])
    expect(entriesOf([placed, awaitingDetails, inProgress, accepted])).toEqual([
      'PLACED',
      'PAYMENT_DETAILS_IN_PROGRESS',
      'CONFIRMED',
    ])
    expect(entriesOf([placed, awaitingDetails, inProgress, paid])).toEqual(['PLACED', 'PAID'])
  })

  it('shows a changed method, and the beginning of an order that waits for a transfer', () => {
    const transfer = event('PAYMENT_DETAILS_IN_PROGRESS', { fromState: null })
    expect(entriesOf([placed, transfer, paid])).toEqual(['PLACED', 'PAYMENT_DETAILS_IN_PROGRESS', 'PAID'])
    expect(
      timelineOf([placed, awaitingDetails, inProgress, declined, chosen, paid]).map(({ event: { reason } }) => reason),
    ).toEqual([...[null, null, 'METHOD_PREPAYMENT', null]])
  })

  it('ends in a failure until the payment continues', () => {
    expect(endsInFailure([placed, awaitingDetails, inProgress, declined, accepted])).toBe(true)
    expect(endsInFailure([placed, awaitingDetails, inProgress, declined, inProgress])).toBe(false)
    expect(endsInFailure([placed, awaitingDetails, inProgress, declined, chosen])).toBe(false)
    expect(endsInFailure([placed, awaitingDetails])).toBe(false)
  })
})
