import { openPayment } from '#use-cases/payment/open-payment.ts'
import type { AttemptState } from '#domain/payment/attempt.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { paymentReturnTexts } from '#messages/payment-return.ts'
import { type PaymentReturn, readPaymentReturn } from '#use-cases/payment/payment-return.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { rowId, shopperOf } from '../session/actor.ts'

const PaymentPage = builder.objectRef<{ url: string }>('PaymentPage').implement({
  fields: (t) => ({ url: t.exposeString('url', { description: "Address of the payment provider's page." }) }),
})

const PAYMENT_OUTCOMES = ['PENDING', 'PAID', 'FAILED', 'REFUNDED'] as const
type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]

const PaymentOutcomeType = builder.enumType('PaymentOutcome', { values: PAYMENT_OUTCOMES })

/** An authorised payment counts as paid for the customer. */
const OUTCOMES: Readonly<Record<AttemptState, PaymentOutcome>> = {
  OPENED: 'PENDING',
  AUTHORIZED: 'PAID',
  PAID: 'PAID',
  FAILED: 'FAILED',
  CANCELLED: 'FAILED',
  REFUND_PENDING: 'REFUNDED',
  REFUNDED: 'REFUNDED',
}

const PaymentReturnType = builder.objectRef<PaymentReturn>('PaymentReturn').implement({
  fields: (t) => ({
    orderId: t.id({ resolve: ({ orderId }) => String(orderId) }),
    isPayable: t.exposeBoolean('isPayable', { description: 'Whether the order can still be paid online.' }),
    outcome: t.field({ type: PaymentOutcomeType, resolve: ({ state }) => OUTCOMES[state] }),
  }),
})

builder.mutationField('openOrderPayment', (t) =>
  t.field({
    type: PaymentPage,
    description:
      'The payment page of one of the customer’s orders for card or PayPal; the same one until it is paid, declined or an hour old.',
    args: { orderId: t.arg.id({ required: true }) },
    resolve: async (_, { orderId }, context) => {
      const { deps } = context
      return unwrapOrThrow(await openPayment(deps.writer, deps.payments, paymentRequest(orderId, context)))
    },
  }),
)

function paymentRequest(orderId: string, context: GatewayContext) {
  const { locale, origin } = context
  return {
    ...{ orderId: rowId(orderId), shopper: shopperOf(context), locale },
    describe: (dealer: string) => paymentReturnTexts.purpose[locale](orderId, dealer),
    returnUrl: (token: string) => `${origin}${pathFor('payment-return', locale, { token })}`,
  }
}

builder.queryField('paymentReturn', (t) =>
  t.field({
    type: PaymentReturnType,
    nullable: true,
    description: 'The state of a payment for customers returning from its page; null for an unknown or expired key.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, { deps: { read } }) => (await readPaymentReturn(read, token.slice(0, 200))) ?? null,
  }),
)
