import type { PaymentChoice, PaymentKind } from '#domain/cart/cart.ts'
import { isFinanceable } from '#domain/financing/default-rates.ts'
import { defaultInput, type FinanceInput, termsFor } from '#domain/financing/finance-terms.ts'
import { quoteOf } from '#domain/financing/quote.ts'
import type { Car } from './read-car.ts'

/** How a car is to be paid; options that are left out have their defaults. */
export interface RequestedPayment {
  readonly kind: PaymentKind
  /** Cents, as the visitor saw it; null means today's. */
  readonly price: number | null
  readonly options: Partial<FinanceInput>
}

/** The payment choice with the price and rate the visitor saw, in cents. */
export type SeenPayment = PaymentChoice & { readonly price: number; readonly monthlyRate: number | null }

/** The payment as it is stored, or the name of the input that is not on offer. */
export function pricePayment(car: Car, { kind, price, options }: RequestedPayment): SeenPayment | string {
  const seen = price ?? car.price
  if (kind === 'CASH') return { kind, input: null, price: seen, monthlyRate: null }
  const product = car.products.find((one) => one.kind === kind)
  if (!product || !isFinanceable(car, product)) return 'paymentType'
  const terms = termsFor(product, car.price)
  const input: FinanceInput = { ...defaultInput(terms), ...options }
  const outcome = quoteOf(terms, input)
  if (outcome.kind === 'refused') return outcome.refusals[0]?.input ?? 'paymentType'
  return { kind, input, price: seen, monthlyRate: outcome.quote.monthlyInstallment }
}
