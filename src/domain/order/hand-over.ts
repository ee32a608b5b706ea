import type { PaymentMethod, PaymentProviderKind } from './payment-methods.ts'
import type { PaymentState } from './payment-states.ts'

/** What decides whether goods may leave their dealer. `due`: cents that are paid directly. */
export interface OwedOrder {
  readonly payment: PaymentState
  readonly method: PaymentMethod | null
  readonly provider: PaymentProviderKind | null
  readonly due: number
}

/** With these the goods leave their dealer. */
export function letsGo(to: string): boolean {
  return to === 'SHIPPED' || to === 'HANDED_OVER'
}

/**
 * Whether what is ordered may leave its dealer: it is paid, or paid only then: at the dealer's, by a bank that finances it, or not at all
 * because the customer is paid out. Source: domain research, section 6.1.
 */
export function mayLeave({ payment, method, provider, due }: OwedOrder): boolean {
  if (payment === 'PAID' || due <= 0) return true
  return method === null || method === 'DEALER' || method === 'PAYOUT' || provider === 'BANKING_REQUEST'
}
