import type { PaymentKind } from '#domain/cart/cart.ts'
import type { CartLine } from '#use-cases/cart/cart-line.ts'
import { builder } from '../builder.ts'
import { rateLine } from '../financing/rate-line.ts'
import { quoteExampleWithConditions } from '#use-cases/financing/example-text.ts'

const KINDS = { CASH_RANGE: 'CASH', LOAN_RATE_RANGE: 'LOAN', LEASING_RATE_RANGE: 'LEASING' } as const satisfies Record<
  string,
  PaymentKind
>
const TYPES = { CASH: 'CASH_RANGE', LOAN: 'LOAN_RATE_RANGE', LEASING: 'LEASING_RATE_RANGE' } as const satisfies Record<
  PaymentKind,
  keyof typeof KINDS
>

export const PaymentTypeRef = builder.enumType('PaymentType', {
  description: 'The finance types Cash, Finance and Leasing, in this order.',
  values: ['CASH_RANGE', 'LOAN_RATE_RANGE', 'LEASING_RATE_RANGE'] as const,
})

export function kindOfPayment(type: keyof typeof KINDS): PaymentKind {
  return KINDS[type]
}

export function typeOfPayment(kind: PaymentKind): keyof typeof KINDS {
  return TYPES[kind]
}

export const CartPaymentType = builder.objectRef<CartLine>('CartPayment').implement({
  fields: (t) => ({
    price: t.field({ type: 'Euro', description: 'Today.', resolve: ({ price }) => price }),
    seenPrice: t.expose('seenPrice', {
      type: 'Euro',
      description: 'When the line was added.',
    }),
    paymentType: t.field({ type: PaymentTypeRef, resolve: ({ choice }) => TYPES[choice.kind] }),
    monthlyPrice: t.field({
      type: 'Euro',
      nullable: true,
      description:
        'Today’s rate with the chosen options; null for cash and if no longer offered. Shown with its example on the same page (§ 17 PAngV).',
      resolve: ({ payment }) => payment && payment.quote.monthlyInstallment,
    }),
    seenMonthlyPrice: t.expose('seenMonthlyRate', {
      type: 'Euro',
      nullable: true,
      description: 'When the line was added; null for cash.',
    }),
    adjusted: t.boolean({
      description: 'The chosen options are no longer offered; the nearest ones are used.',
      resolve: ({ payment }) => payment?.adjusted ?? false,
    }),
    line: t.string({
      nullable: true,
      description: 'Effective rate, term, down payment and mileage in one line.',
      resolve: ({ payment }, _, { locale }) =>
        payment && rateLine(payment.quote, payment.quote.effectivePercent, locale),
    }),
    example: t.string({
      nullable: true,
      resolve: ({ payment }, _, { locale }) =>
        payment && quoteExampleWithConditions(payment.quote, payment.product, locale),
    }),
  }),
})
