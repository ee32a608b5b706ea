import { createHash, randomUUID } from 'node:crypto'
import type { WriteHandle, Writer } from '#database/handles.ts'
import type { Locale } from '#domain/locale.ts'
import { PAGE_LIFE_MS } from '#domain/payment/attempt.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { OpenedPayment, PaymentProvider, PaymentRequest, Payments } from '#services/payment/port.ts'
import type { Shopper } from '#domain/shopper.ts'
import { isOwnOrder } from '#database/own-order.ts'
import { changePaymentState } from '../order/change-state.ts'
import { cancelOpenedPayments } from './cancel-opened.ts'

/** How long a customer is still sent to an opened page. */
const PAGE_OFFERED_MS = 45 * 60_000
/** How long an attempt waits for the provider's answer before a new one is begun. */
const ANSWER_MS = 60_000

interface PaymentPageArgs {
  readonly orderId: number
  readonly shopper: Shopper
  readonly locale: Locale
  /** The purpose shown on the provider's page. */
  readonly describe: (dealer: string) => string
  /** The address the customer returns to. */
  readonly returnUrl: (token: string) => string
}

interface PageOpened {
  readonly kind: 'done'
  readonly url: string
}

/**
 * Opens the provider's page on which the customer pays an order by card or PayPal. Until it is paid, asking again leads to the same page;
 * after a declined, abandoned or expired attempt to a new one. Refused: NOT_FOUND for another customer's order; CONFLICT where it is not to
 * be paid that way or no longer; UNAVAILABLE where no provider is configured or it does not answer.
 */
export async function openPayment(
  writer: Writer,
  payments: Payments,
  args: PaymentPageArgs,
): Promise<PageOpened | Refused> {
  const provider = payments.chosen
  if (!provider) return refused('UNAVAILABLE')
  const attempt = await writer.transaction((handle) => beginAttempt(handle, payments, provider, args))
  if (attempt.kind === 'refused') return attempt
  if (attempt.pageUrl) return { kind: 'done', url: attempt.pageUrl }
  // Nothing is locked while the provider answers: a concurrent request uses the same key and gets the same page.
  const opened = await openPage(provider, {
    paymentId: attempt.id,
    amount: attempt.amount,
    method: attempt.method,
    description: args.describe(attempt.dealer),
    customer: { email: attempt.email },
    returnUrl: args.returnUrl(payments.returnToken(attempt.key)),
    locale: args.locale,
    expiresAt: new Date(attempt.createdAt.getTime() + PAGE_LIFE_MS),
    idempotencyKey: attempt.key,
  })
  if (!opened) return refused('UNAVAILABLE')
  return writer.transaction((handle) => storePage(handle, args.orderId, attempt.id, opened))
}

/** Null where the provider cannot open a page now: the order stands and can be paid later. The provider's adapter has reported why. */
async function openPage(provider: PaymentProvider, request: PaymentRequest): Promise<OpenedPayment | null> {
  try {
    return await provider.open(request)
  } catch {
    return null
  }
}

interface Attempt {
  readonly kind: 'attempt'
  readonly id: number
  readonly key: string
  readonly createdAt: Date
  readonly pageUrl: string | null
  readonly amount: number
  readonly method: 'CREDIT_CARD' | 'PAYPAL'
  readonly dealer: string
  readonly email: string
}

async function beginAttempt(
  handle: WriteHandle,
  payments: Payments,
  provider: PaymentProvider,
  { orderId, shopper }: PaymentPageArgs,
): Promise<Attempt | Refused> {
  const order = await handle
    .selectFrom('orders as o')
    .innerJoin('merchants as m', 'm.id', 'o.merchant_id')
    .select([
      'o.payment_state',
      'o.payment_method as method',
      'o.due_cents as amount',
      'o.customer',
      'm.name as dealer',
    ])
    .where('o.id', '=', orderId)
    .where(isOwnOrder(shopper, 'o'))
    .forUpdate('o')
    .executeTakeFirst()
  if (!order) return refused('NOT_FOUND')
  const { method, amount, dealer, customer } = order
  const isUnpaid = ['WAITING_FOR_PAYMENT_DETAILS', 'PAYMENT_DETAILS_IN_PROGRESS'].includes(order.payment_state)
  if (!isUnpaid || (method !== 'CREDIT_CARD' && method !== 'PAYPAL')) return refused('CONFLICT')
  const of = { kind: 'attempt', amount, method, dealer, email: customer.email } as const
  const open = await handle
    .selectFrom('payments')
    .select(['id', 'key', 'created_at as createdAt', 'page_url as pageUrl'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'OPENED')
    .where('provider', '=', provider.name)
    .where('created_at', '>', new Date(Date.now() - PAGE_OFFERED_MS))
    .where(({ eb, or }) =>
      or([eb('page_url', 'is not', null), eb('created_at', '>', new Date(Date.now() - ANSWER_MS))]),
    )
    .executeTakeFirst()
  if (open) return { ...of, ...open }
  await cancelOpenedPayments(handle, orderId)
  const key = randomUUID()
  const begun = await handle
    .insertInto('payments')
    .values({
      order_id: orderId,
      provider: provider.name,
      method,
      amount_cents: amount,
      key,
      return_token_hash: returnTokenHash(payments.returnToken(key)),
    })
    .returning(['id', 'key', 'created_at as createdAt', 'page_url as pageUrl'])
    .executeTakeFirstOrThrow()
  return { ...of, ...begun }
}

async function storePage(
  handle: WriteHandle,
  orderId: number,
  paymentId: number,
  { reference, url }: OpenedPayment,
): Promise<PageOpened | Refused> {
  const { payment_state } = await handle
    .selectFrom('orders')
    .select('payment_state')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { state } = await handle
    .selectFrom('payments')
    .select('state')
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // Another method was chosen meanwhile: nobody is led to this page, but money that arrives on it is known by its reference.
  const isWanted = state === 'OPENED'
  await handle
    .updateTable('payments')
    .set({ reference, updated_at: new Date(), ...(isWanted ? { page_url: url } : {}) })
    .where('id', '=', paymentId)
    .execute()
  if (!isWanted) return refused('CONFLICT')
  if (payment_state === 'WAITING_FOR_PAYMENT_DETAILS')
    await changePaymentState(handle, { orderId, to: 'PAYMENT_DETAILS_IN_PROGRESS', actor: 'CUSTOMER' })
  else if (payment_state !== 'PAYMENT_DETAILS_IN_PROGRESS') return refused('CONFLICT')
  return { kind: 'done', url }
}

/** A hash, so that the address cannot be made from the database. */
function returnTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
