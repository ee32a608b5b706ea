import type { OrderLineType } from './order.ts'
import type { PaymentState } from './payment-states.ts'

/** The payment of an order. `due`: cents the customer pays directly; negative: they are paid out. */
interface OrderMoney {
  readonly payment: PaymentState
  readonly due: number
}

/** Where the trade-in vehicle is: with the dealer since the hand-over, or still with the customer. */
export const TRADE_IN_PLACES = ['DEALER', 'CUSTOMER'] as const
export type TradeInPlace = (typeof TRADE_IN_PLACES)[number]

/** What has changed hands for an order, and is returned if it is cancelled. */
export interface Settlement {
  /** The customer has paid. */
  readonly isPaid: boolean
  /** The dealer has paid out, so the customer would owe it back. */
  readonly isPaidOut: boolean
  /** Null without a trade-in. */
  readonly tradeInPlace: TradeInPlace | null
}

/** Whether the customer has paid, whatever has happened to the money since. A payout does not count. */
export function isPaymentReceived({ payment, due }: OrderMoney): boolean {
  return due > 0 && isSettled(payment)
}

/** Whether the dealer has paid out the trade-in's excess value. */
export function isPayoutSent({ payment, due }: OrderMoney): boolean {
  return due < 0 && isSettled(payment)
}

/** Where the trade-in vehicle is. */
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
