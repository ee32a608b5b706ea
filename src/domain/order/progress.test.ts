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
