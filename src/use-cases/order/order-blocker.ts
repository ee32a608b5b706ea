import type { FinancingState } from '#domain/order/financing-states.ts'
import { ORDER_TRANSITIONS, type OrderState } from '#domain/order/order-states.ts'
import type { PaymentMethod } from '#domain/order/payment-methods.ts'
import type { PaymentState } from '#domain/order/payment-states.ts'
import { type Refused, refused } from '#domain/refused.ts'

/** Why an order cannot be changed as it was wanted, with what the answer needs. Cents. */
export type OrderBlocker =
  | { readonly kind: 'UNKNOWN_ORDER' }
  /** The customer may be paying on the provider's page at this moment. */
  | { readonly kind: 'BEING_PAID' }
  | { readonly kind: 'MONEY_GOES_BACK' }
  /** The order has ended, and its customer owed nothing by it. */
  | { readonly kind: 'NOTHING_OWED' }
  /** The money of a withdrawal may wait for the goods (§ 357 BGB). */
  | { readonly kind: 'GOODS_NOT_BACK' }
  /** The bank has not approved the financing, so the order waits. */
  | { readonly kind: 'FINANCING_OPEN' }
  /** The order is not financed, or its financing has been decided. */
  | { readonly kind: 'FINANCING_DECIDED'; readonly financing: FinancingState }
  | {
      readonly kind: 'UNPAID'
      readonly due: number
      readonly method: PaymentMethod | null
      readonly payment: PaymentState
    }
  | {
      readonly kind: 'WRONG_STATE'
      readonly state: OrderState
      readonly payment: PaymentState
      /** The states that can come next. */
      readonly next: readonly OrderState[]
    }

/** A refused change of an order: NOT_FOUND for an unknown one, otherwise CONFLICT. */
export interface OrderRefused extends Refused {
  readonly blocker: OrderBlocker
}

export function orderRefused(blocker: OrderBlocker): OrderRefused {
  return { ...refused(blocker.kind === 'UNKNOWN_ORDER' ? 'NOT_FOUND' : 'CONFLICT'), blocker }
}

/** Refuses a change that the order's state, or that of its payment, does not allow. */
export function wrongState({ state, payment }: OrderStatus): OrderRefused {
  return orderRefused({
    ...{ kind: 'WRONG_STATE', state, payment },
    next: Object.keys(ORDER_TRANSITIONS[state]) as OrderState[],
  })
}

export interface OrderStatus {
  readonly state: OrderState
  readonly payment: PaymentState
}

/** An order was changed; what it and its payment are now. */
export interface OrderChanged extends OrderStatus {
  readonly kind: 'done'
}
