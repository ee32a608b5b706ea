import type { OrderLineType } from './order.ts'
import type { PaymentState } from './payment-states.ts'

/** How the money of an order stands. `due`: cents that the customer pays directly; negative: they are paid out. */
export interface OrderMoney {
  readonly payment: PaymentState
  readonly due: number
}

/** The car given in payment: the dealer has it since the hand-over, or the customer has it yet. */
export const OLD_CARS = ['GIVEN', 'KEPT'] as const
export type OldCar = (typeof OLD_CARS)[number]

/** What an order has moved until now, and so what goes back where it comes to nothing. */
export interface Moved {
  /** The customer's money has come. */
  readonly isPaid: boolean
  /** The dealer's money has gone: the customer owes it back. */
  readonly isPaidOut: boolean
  /** Null: none was given in payment. */
  readonly oldCar: OldCar | null
}

/** Whether the customer's money has come, whatever became of it since. What is paid out goes the other way and is none of it. */
export function moneyCame({ payment, due }: OrderMoney): boolean {
  return due > 0 && isSettled(payment)
}

/** Whether the dealer has paid out what the old car is worth more. */
export function moneyWent({ payment, due }: OrderMoney): boolean {
  return due < 0 && isSettled(payment)
}

/** Where the old car is. */
export function oldCarOf(lines: readonly OrderLineType[], isHandedOver: boolean): OldCar | null {
  if (!lines.includes('TRADE_IN_VEHICLE')) return null
  return isHandedOver ? 'GIVEN' : 'KEPT'
}

export function movedOf(money: OrderMoney, oldCar: OldCar | null): Moved {
  return { isPaid: moneyCame(money), isPaidOut: moneyWent(money), oldCar }
}

function isSettled(payment: PaymentState): boolean {
  return payment === 'PAID' || payment === 'REFUND_PENDING' || payment === 'REFUNDED'
}
