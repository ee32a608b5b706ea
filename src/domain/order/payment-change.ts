import type { PaymentKind } from '../cart/cart.ts'
import { isPickedUp } from '../delivery/shipping-kinds.ts'
import type { OrderDelivery, OrderLineType } from './order.ts'
import { isPayableOnline, type OrderStatus } from './order-steps.ts'
import { allowedMethods, type PayableOrder, PAYMENT_METHODS, type PaymentMethod } from './payment-methods.ts'

/** Methods that need no further data; a direct debit needs a mandate, a payout an account. */
const CHOSEN_LATER: ReadonlySet<PaymentMethod> = new Set([
  'BANK_TRANSFER',
  'PREPAYMENT',
  'CREDIT_CARD',
  'PAYPAL',
  'DEALER',
])

/**
 * The other methods for an order whose card or PayPal payment was unsuccessful: those allowed from the start. Empty where nothing is to be
 * paid online any more.
 */
export function otherMethods(status: OrderStatus, payable: PayableOrder): PaymentMethod[] {
  if (!isPayableOnline(status)) return []
  return allowedMethods(payable).filter((method) => method !== status.method && CHOSEN_LATER.has(method))
}

interface OrderToPay {
  /** Cents. */
  readonly due: number
  readonly lines: readonly { readonly type: OrderLineType; readonly payment: PaymentKind }[]
  readonly delivery: Pick<OrderDelivery, 'vehicles' | 'accessories'>
}

/** The facts that decide how an order may be paid, as it was placed. A direct debit cannot be chosen later. */
export function payableOf({ due, lines, delivery }: OrderToPay, takesCards: boolean): PayableOrder {
  return {
    due,
    hasVehicle: lines.some(({ type }) => type === 'VEHICLE'),
    isFinanced: lines.some(({ payment }) => payment !== 'CASH'),
    isPickedUp: isPickedUp(delivery),
    takesCards,
    takesMandates: false,
  }
}

const PREFIX = 'METHOD_'

/** The event reason that records another choice. */
export function methodReason(method: PaymentMethod): string {
  return `${PREFIX}${method}`
}

/** The choice recorded by an event's reason; null for any other reason. */
export function methodChosen(reason: string | null): PaymentMethod | null {
  return PAYMENT_METHODS.find((method) => reason === methodReason(method)) ?? null
}
