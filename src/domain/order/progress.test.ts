import { expect, it } from 'vitest'
import { orderProgress, type ProgressedOrder } from './progress.ts'

const at = (day: number) => `2026-11-${day}T09:00:00.000Z`
const order = (given: Partial<ProgressedOrder> = {}): ProgressedOrder => ({
  ...{
    state: 'PLACED',
    payment: 'PAYMENT_DETAILS_IN_PROGRESS',
    due: 100,
    hasGoods: true,
    isPaidThere: false,
    placedAt: at(20),
    events: [],
  },
  ...given,
})
const shown = (given: Partial<ProgressedOrder>) =>
  orderProgress(order(given)).map(({ name, state, at: day }) => `${name} ${state}${day ? ` ${day.slice(8, 10)}` : ''}`)
const accepted = { subject: 'ORDER', to: 'CONFIRMED', at: at(21) }
const paid = { subject: 'PAYMENT', to: 'PAID', at: at(22) }

it('names what is done, what comes next, and what is open', () => {
  expect(shown({})).toEqual(['placed done 20', 'accepted now', 'paid open', 'prepared open', 'handedOver open'])
  expect(shown({ state: 'CONFIRMED', events: [accepted] })).toEqual([
    ...['placed done 20', 'accepted done 21', 'paid now', 'prepared open', 'handedOver open'],
  ])
  const shipped = { subject: 'ORDER', to: 'SHIPPED', at: at(25) }
  expect(shown({ state: 'SHIPPED', payment: 'PAID', events: [accepted, paid, shipped] })).toEqual([
    ...['placed done 20', 'accepted done 21', 'paid done 22', 'prepared done 25', 'handedOver now'],
  ])
})

it('waits for no payment where nothing is due', () => {
  expect(shown({ due: 0 })).not.toContain('paid open')
  expect(shown({ due: -5 }).join()).not.toContain('paid')
})

it('waits for the money after the preparation where it is paid at the dealer', () => {
  expect(shown({ state: 'CONFIRMED', isPaidThere: true, events: [accepted] })).toEqual([
    ...['placed done 20', 'accepted done 21', 'prepared now', 'paid open', 'handedOver open'],
  ])
})

it('of an order that has ended names what happened, and what is still to come back', () => {
  const cancelled = { subject: 'ORDER', to: 'CANCELLED', at: at(23) }
  expect(shown({ state: 'CANCELLED', events: [cancelled] })).toEqual(['placed done 20', 'CANCELLED done 23'])
  const refunding = { state: 'CANCELLED', payment: 'REFUND_PENDING', events: [accepted, paid, cancelled] } as const
  expect(shown(refunding)).toEqual([
    ...['placed done 20', 'accepted done 21', 'paid done 22', 'CANCELLED done 23', 'REFUNDED now'],
  ])
  const withdrawn = { subject: 'ORDER', to: 'WITHDRAWN', at: at(24) }
  expect(shown({ state: 'WITHDRAWN', events: [accepted, withdrawn] })).toEqual([
    ...['placed done 20', 'accepted done 21', 'WITHDRAWN done 24', 'RETURNED now', 'VOIDED open'],
  ])
  expect(shown({ state: 'WITHDRAWN', hasGoods: false, payment: 'PAID', events: [accepted, paid, withdrawn] })).toEqual([
    ...['placed done 20', 'accepted done 21', 'paid done 22', 'WITHDRAWN done 24', 'REFUNDED now'],
  ])
})

it('names the day on which each station was reached, and ends with the hand-over', () => {
  const ready = { subject: 'ORDER', to: 'READY_FOR_PICKUP', at: at(24) }
  const handedOver = { subject: 'ORDER', to: 'HANDED_OVER', at: at(26) }
  const events = [accepted, paid, ready, handedOver]
  const whole = ['placed done 20', 'accepted done 21', 'paid done 22', 'prepared done 24', 'handedOver done 26']
  expect(shown({ state: 'HANDED_OVER', payment: 'PAID', events })).toEqual(whole)
  expect(shown({ state: 'COMPLETED', payment: 'PAID', events })).toEqual(whole)
  expect(shown({ state: 'READY_FOR_PICKUP', payment: 'PAID', events: events.slice(0, 3) }).at(-1)).toBe(
    'handedOver now',
  )
  expect(shown({ state: 'CONFIRMED', due: 1, events: [accepted] })).toContain('paid now')
  expect(shown({ state: 'CONFIRMED', due: 0, events: [accepted] })).toEqual([
    ...['placed done 20', 'accepted done 21', 'prepared now', 'handedOver open'],
  ])
})

it('of goods that were handed over and given back names both, and the money', () => {
  const events = [
    accepted,
    paid,
    { subject: 'ORDER', to: 'HANDED_OVER', at: at(24) },
    { subject: 'ORDER', to: 'WITHDRAWN', at: at(25) },
    { subject: 'ORDER', to: 'RETURNED', at: at(26) },
    { subject: 'ORDER', to: 'REFUNDED', at: at(27) },
  ]
  const until = (count: number, state: 'WITHDRAWN' | 'RETURNED' | 'REFUNDED', hasGoods = true) =>
    shown({ state, hasGoods, payment: 'PAID', events: events.slice(0, count) }).slice(3)
  expect(until(4, 'WITHDRAWN')).toEqual(['handedOver done 24', 'WITHDRAWN done 25', 'RETURNED now', 'REFUNDED open'])
  expect(until(5, 'RETURNED', false)).toEqual([
    ...['handedOver done 24', 'WITHDRAWN done 25', 'RETURNED done 26', 'REFUNDED now'],
  ])
  expect(until(6, 'REFUNDED')).toEqual([
    ...['handedOver done 24', 'WITHDRAWN done 25', 'RETURNED done 26', 'REFUNDED done 27'],
  ])
})

it('a rejected order is over with its rejection, and money paid for it comes back', () => {
  const rejected = { subject: 'ORDER', to: 'REJECTED', at: at(21) }
  expect(shown({ state: 'REJECTED', events: [rejected] })).toEqual(['placed done 20', 'REJECTED done 21'])
  const refunded = { subject: 'PAYMENT', to: 'REFUNDED', at: at(23) }
  expect(shown({ state: 'REJECTED', payment: 'REFUNDED', events: [paid, rejected, refunded] }).slice(-2)).toEqual([
    ...['REJECTED done 21', 'REFUNDED done 23'],
  ])
})
