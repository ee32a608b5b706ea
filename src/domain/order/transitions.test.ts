import { describe, expect, it } from 'vitest'
import { FINANCING_STATES, FINANCING_TRANSITIONS } from './financing-states.ts'
import { ORDER_STATES, ORDER_TRANSITIONS, type OrderState, releasesVehicles, cancelsInvoice } from './order-states.ts'
import { PAYMENT_STATES, PAYMENT_TRANSITIONS, type PaymentState, unsettledPaymentState } from './payment-states.ts'
import { canTransition, STATE_ACTORS, type TransitionTable } from './transitions.ts'

/** Initials of those who may: Customer, Merchant, Admin, Provider, Timer. */
const INITIALS = { CUSTOMER: 'C', MERCHANT: 'M', ADMIN: 'A', PROVIDER: 'P', TIMER: 'T' } as const

const ORDER_STEPS = `
PLACED → CONFIRMED MA
PLACED → REJECTED MA
PLACED → CANCELLED CMAPT
PLACED → WITHDRAWN CMA
CONFIRMED → IN_PREPARATION MA
CONFIRMED → CANCELLED MAPT
CONFIRMED → WITHDRAWN CMA
IN_PREPARATION → READY_FOR_PICKUP MA
IN_PREPARATION → SHIPPED MA
IN_PREPARATION → CANCELLED MAPT
IN_PREPARATION → WITHDRAWN CMA
READY_FOR_PICKUP → HANDED_OVER MA
READY_FOR_PICKUP → CANCELLED MAPT
READY_FOR_PICKUP → WITHDRAWN CMA
SHIPPED → HANDED_OVER MA
SHIPPED → CANCELLED MAPT
SHIPPED → WITHDRAWN CMA
HANDED_OVER → COMPLETED MAT
HANDED_OVER → WITHDRAWN CMA
COMPLETED → WITHDRAWN CMA
WITHDRAWN → RETURNED MA
WITHDRAWN → REFUNDED MA
RETURNED → REFUNDED MA`

const PAYMENT_STEPS = `
WAITING_FOR_PAYMENT_DETAILS → PAYMENT_DETAILS_IN_PROGRESS CP
WAITING_FOR_PAYMENT_DETAILS → AUTHORIZED P
WAITING_FOR_PAYMENT_DETAILS → PAID MAP
WAITING_FOR_PAYMENT_DETAILS → CANCELLED CMAPT
PAYMENT_DETAILS_IN_PROGRESS → WAITING_FOR_PAYMENT_DETAILS CP
PAYMENT_DETAILS_IN_PROGRESS → AUTHORIZED P
PAYMENT_DETAILS_IN_PROGRESS → PAID MAP
PAYMENT_DETAILS_IN_PROGRESS → CANCELLED CMAPT
AUTHORIZED → WAITING_FOR_PAYMENT_DETAILS P
AUTHORIZED → PAID MAP
AUTHORIZED → CANCELLED CMAPT
AUTHORIZED → REFUND_PENDING CMAPT
PAID → REFUND_PENDING CMAPT
REFUND_PENDING → REFUNDED MAP
REFUND_PENDING → REFUND_PENDING MA
REFUNDED → REFUND_PENDING MAP
CANCELLED → REFUND_PENDING MAP`

const FINANCING_STEPS = `
WAITING → APPROVED MAP
WAITING → REJECTED MAP
WAITING → WITHDRAWN CMAPT
APPROVED → WITHDRAWN CMAPT`

/** Every step that the table allows, of all that there could be. */
function stepsOf<State extends string>(states: readonly State[], table: TransitionTable<State>): string[] {
  return states.flatMap((from) =>
    states.flatMap((to) => {
      const who = STATE_ACTORS.filter((actor) => canTransition(table, from, to, actor))
      return who.length > 0 ? [`${from} → ${to} ${who.map((actor) => INITIALS[actor]).join('')}`] : []
    }),
  )
}

const sorted = (lines: readonly string[]) => lines.toSorted()
const written = (text: string) => sorted(text.trim().split('\n'))

describe('the steps of an order and of its payment', () => {
  it('S4-30: of an order are exactly these, each by exactly these actors', () => {
    expect(sorted(stepsOf(ORDER_STATES, ORDER_TRANSITIONS))).toEqual(written(ORDER_STEPS))
  })

  it('S4-30: of a payment are exactly these, each by exactly these actors', () => {
    expect(sorted(stepsOf(PAYMENT_STATES, PAYMENT_TRANSITIONS))).toEqual(written(PAYMENT_STEPS))
  })

  it('of a financing are exactly these, each by exactly these actors', () => {
    expect(sorted(stepsOf(FINANCING_STATES, FINANCING_TRANSITIONS))).toEqual(written(FINANCING_STEPS))
  })

  it('reach every state from the first one', () => {
    expect(reachable<OrderState>('PLACED', ORDER_TRANSITIONS)).toEqual(new Set(ORDER_STATES))
    const begun = reachable<PaymentState>('WAITING_FOR_PAYMENT_DETAILS', PAYMENT_TRANSITIONS)
    expect(begun).toEqual(new Set(PAYMENT_STATES))
  })
})

it('an order releases its cars only when it has ended', () => {
  expect(ORDER_STATES.filter(releasesVehicles)).toEqual(['REJECTED', 'CANCELLED', 'RETURNED', 'REFUNDED'])
})

it('a payment has one of the three states of the specification until it is settled', () => {
  expect(PAYMENT_STATES.filter((state) => unsettledPaymentState(state) === null)).toEqual([
    'AUTHORIZED',
    'PAID',
    'REFUND_PENDING',
    'REFUNDED',
  ])
})

function reachable<State extends string>(start: State, table: TransitionTable<State>): Set<State> {
  const found = new Set([start])
  for (const state of found) for (const next of Object.keys(table[state]) as State[]) found.add(next)
  return found
}

it('an invoice is cancelled where the order is voided, not where goods are returned', () => {
  expect(ORDER_STATES.filter(cancelsInvoice)).toEqual(['REJECTED', 'CANCELLED', 'WITHDRAWN'])
})
