import type { OrderLineType } from './order.ts'
import type { PaymentState } from './payment-states.ts'

/** How the money of an order stands. `due`: cents that the customer pays directly; negative: they are paid out. */
export interface OrderMoney {
  readonly payment: PaymentState
  readonly due: number
}

/** The car given in payment: the dealer has it since the hand-over, or the customer has it yet. */
export const TRADE_IN_PLACES = ['DEALER', 'CUSTOMER'] as const
export type TradeInPlace = (typeof TRADE_IN_PLACES)[number]

/** What an order has moved until now, and so what goes back where it comes to nothing. */
export interface Settlement {
  /** The customer's money has come. */
  readonly isPaid: boolean
  /** The dealer's money has gone: the customer owes it back. */
  readonly isPaidOut: boolean
  /** Null: none was given in payment. */
  readonly tradeInPlace: TradeInPlace | null
}

/** Whether the customer's money has come, whatever became of it since. What is paid out goes the other way and is none of it. */
export function isPaymentReceived({ payment, due }: OrderMoney): boolean {
  return due > 0 && isSettled(payment)
}

/** Whether the dealer has paid out what the old car is worth more. */
export function isPayoutSent({ payment, due }: OrderMoney): boolean {
  return due < 0 && isSettled(payment)
}

/** Where the old car is. */
export function tradeInPlaceOf(lines: readonly OrderLineType[], isHandedOver: boolean): TradeInPlace | null {
  if (!lines.includes('TRADE_IN_VEHICLE')) return null
  return isHandedOver ? 'DEALER' : 'CUSTOMER'
}

export function settlementOf(money: OrderMoney, tradeInPlace: TradeInPlace | null): Settlement {
  return { isPaid: isPaymentReceived(money), isPaidOut: isPayoutSent(money), tradeInPlace }
}

function isSettled(payment: PaymentState): boolean {
  return payment === 'PAID' || payment === 'REFUND_PENDING' || payment === 'REFUNDED'
}
