import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '../order/order-states.ts'
import { canTransition, STATE_ACTORS } from '../order/transitions.ts'
import { tradeInStateAfter } from './follow-order.ts'
import { TRADE_IN_STATES, TRADE_IN_TRANSITIONS } from './trade-in-states.ts'
import { originOf, TRADE_IN_FLOWS } from './trade-in-draft.ts'
import {
  DAYS_OF_NOTICE,
  DAYS_OFFERED,
  isOpenOffer,
  isTradeInId,
  MAX_DAYS_OFFERED,
  MAX_OFFERED,
  tradedCarName,
} from './trade-in.ts'

const STEPS = `
ESTIMATED → OFFER_REQUESTED CUSTOMER
OFFER_REQUESTED → INSPECTION_BOOKED CUSTOMER MERCHANT ADMIN
OFFER_REQUESTED → DECLINED CUSTOMER MERCHANT ADMIN
OFFER_REQUESTED → EXPIRED TIMER
INSPECTION_BOOKED → OFFERED MERCHANT ADMIN
INSPECTION_BOOKED → DECLINED CUSTOMER MERCHANT ADMIN
INSPECTION_BOOKED → EXPIRED TIMER
OFFERED → ACCEPTED CUSTOMER
OFFERED → DECLINED CUSTOMER
OFFERED → EXPIRED TIMER
ACCEPTED → OFFERED CUSTOMER MERCHANT ADMIN TIMER
ACCEPTED → EXPIRED CUSTOMER MERCHANT ADMIN TIMER
ACCEPTED → PURCHASED MERCHANT ADMIN
PURCHASED → EXPIRED MERCHANT ADMIN`

describe('the steps of a trade-in', () => {
  it('are exactly these, each by exactly these actors', () => {
    const steps = TRADE_IN_STATES.flatMap((from) =>
      TRADE_IN_STATES.flatMap((to) => {
        const who = STATE_ACTORS.filter((actor) => canTransition(TRADE_IN_TRANSITIONS, from, to, actor))
        return who.length > 0 ? [`${from} → ${to} ${who.join(' ')}`] : []
      }),
    )
    expect(steps).toEqual(STEPS.trim().split('\n'))
  })

  it('reach every state from the estimate', () => {
    const found = new Set(['ESTIMATED'])
    for (const state of found)
      for (const next of Object.keys(TRADE_IN_TRANSITIONS[state as 'ESTIMATED'])) found.add(next)
    expect(found).toEqual(new Set(TRADE_IN_STATES))
  })

  it('follow every transition of an order, by an actor who is allowed both', () => {
    const after = (isValid: boolean) =>
      Object.fromEntries(ORDER_STATES.map((state) => [state, tradeInStateAfter('ACCEPTED', state, isValid)]))
    expect(after(true)).toEqual({
      ...{ PLACED: null, CONFIRMED: null, IN_PREPARATION: null, READY_FOR_PICKUP: null, SHIPPED: null },
      ...{ HANDED_OVER: 'PURCHASED', COMPLETED: null },
      ...{ REJECTED: 'OFFERED', CANCELLED: 'OFFERED', WITHDRAWN: 'OFFERED', RETURNED: 'OFFERED', REFUNDED: 'OFFERED' },
    })
    const back = ORDER_STATES.filter((state) => tradeInStateAfter('PURCHASED', state, true) !== null)
    expect([back, tradeInStateAfter('PURCHASED', 'RETURNED', true)]).toEqual([['RETURNED', 'REFUNDED'], 'EXPIRED'])
    expect(after(false)).toMatchObject({ CANCELLED: 'EXPIRED', WITHDRAWN: 'EXPIRED', HANDED_OVER: 'PURCHASED' })
  })
})

describe('an offer', () => {
  const offer = { state: 'OFFERED', validUntil: '2026-12-05', isTaken: false } as const

  it('is open through its last day, for a car without another trade-in', () => {
    expect(isOpenOffer(offer, '2026-12-05')).toBe(true)
    expect(isOpenOffer(offer, '2026-12-06')).toBe(false)
    expect(isOpenOffer({ ...offer, isTaken: true }, '2026-12-01')).toBe(false)
    expect(isOpenOffer({ ...offer, validUntil: null }, '2026-12-01')).toBe(false)
    const open = TRADE_IN_STATES.filter((state) => isOpenOffer({ ...offer, state }, '2026-12-01'))
    expect(open).toEqual(['OFFERED'])
  })

  it('names the car by make and model, as far as they are known', () => {
    expect(tradedCarName({ make: 'Volkswagen', model: 'Golf' })).toBe('Volkswagen Golf')
    expect(tradedCarName({ make: 'Volkswagen', model: null })).toBe('Volkswagen')
  })
})

it('an offer is valid for a fortnight, ninety days at most, with a reminder three days before its end', () => {
  expect([DAYS_OFFERED, MAX_DAYS_OFFERED, DAYS_OF_NOTICE, MAX_OFFERED]).toEqual([14, 90, 3, 500_000_00])
})

it('the id of a trade-in is digits above zero', () => {
  expect(['1', '10', '999999999999999'].every(isTradeInId)).toBe(true)
  expect(['', '0', '01', 'x1', '1x', '1.5', '-1', '1000000000000000'].some(isTradeInId)).toBe(false)
})

it('a trade-in from a cart belongs to the checkout, every other one stands alone', () => {
  expect(Object.fromEntries(TRADE_IN_FLOWS.map((flow) => [flow, originOf(flow)]))).toEqual({
    ...{ pdpFlow: 'STANDALONE', garageFlow: 'STANDALONE', scartFlow: 'CHECKOUT', scartSecFlow: 'CHECKOUT' },
    ...{ standFlow: 'STANDALONE', otherFlow: 'STANDALONE' },
  })
})
