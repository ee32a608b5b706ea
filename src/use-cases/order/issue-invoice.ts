import { FINANCING_STATE } from '#database/financing-state.ts'
import type { WriteHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { isFinancingSettled } from '#domain/order/financing-states.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { type NotedOrder, type PaymentNote, paymentNote } from '#domain/order/payment-note.ts'
import { type OrderRefused, orderRefused, wrongState } from './order-blocker.ts'

/** States with an invoice: the dealer has accepted, and the order has not been cancelled. */
const INVOICED: ReadonlySet<OrderState> = new Set([
  'CONFIRMED',
  'IN_PREPARATION',
  'READY_FOR_PICKUP',
  'SHIPPED',
  'HANDED_OVER',
  'COMPLETED',
])

/** States in which the goods are with the customer. */
const SUPPLIED: ReadonlySet<OrderState> = new Set(['HANDED_OVER', 'COMPLETED'])

/**
 * Issues the invoice of an order, once, with the next number of its dealer. The number is taken in this transaction, and others wait for
 * its end, so that the series has no gap. The day of supply is today at the
 * hand-over; an invoice from before states none. Refused: NOT_FOUND; CONFLICT where there is nothing to invoice,
 * because of its state or because everything is leased, and while the bank has not approved the financing.
 */
export async function issueInvoice(
  handle: WriteHandle,
  orderId: number,
): Promise<{ readonly kind: 'done'; readonly number: number } | OrderRefused> {
  const order = await handle
    .selectFrom('orders')
    .select(['id', 'state', 'merchant_id', 'placed_at as placedAt'])
    .select(['payment_state as payment', 'payment_method as method', 'payment_provider as provider'])
    .select(['due_cents as due', FINANCING_STATE.as('financing')])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) return orderRefused({ kind: 'UNKNOWN_ORDER' })
  const issued = await handle
    .selectFrom('invoices')
    .select('number')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'INVOICE')
    .executeTakeFirst()
  if (issued) return { kind: 'done', number: issued.number }
  if (!INVOICED.has(order.state) || (await isLeasedOnly(handle, orderId))) return wrongState(order)
  if (!isFinancingSettled(order.financing)) return orderRefused({ kind: 'FINANCING_OPEN' })
  const { merchant_id } = order
  const number = await nextNumber(handle, merchant_id)
  const today = berlinToday()
  await handle
    .insertInto('invoices')
    .values({
      ...{ order_id: orderId, merchant_id, number, issued_on: today },
      supplied_on: SUPPLIED.has(order.state) ? today : null,
      seller: JSON.stringify(await sellerOf(handle, merchant_id)),
      payment: JSON.stringify(await paymentOf(handle, order)),
    })
    .execute()
  return { kind: 'done', number }
}

/**
 * Cancels the invoice of an order that has ended, by a document of its own with the next number of the same series (§ 14 (4) no. 4, § 17
 * (1) UStG). Once; does nothing where there is no invoice.
 */
export async function issueCancellationInvoice(handle: WriteHandle, orderId: number): Promise<void> {
  const issued = await handle
    .selectFrom('invoices')
    .select(['kind', 'merchant_id', 'supplied_on', 'seller'])
    .where('order_id', '=', orderId)
    .execute()
  const invoice = issued.find(({ kind }) => kind === 'INVOICE')
  if (!invoice || issued.length > 1) return
  const { merchant_id, supplied_on, seller } = invoice
  await handle
    .insertInto('invoices')
    .values({
      ...{ order_id: orderId, kind: 'CANCELLATION', merchant_id, number: await nextNumber(handle, merchant_id) },
      ...{ issued_on: berlinToday(), supplied_on, seller: JSON.stringify(seller) },
    })
    .execute()
}

/** The lock makes the next invoice wait for the end of this transaction. */
async function nextNumber(handle: WriteHandle, merchant_id: number): Promise<number> {
  const { number } = await handle
    .insertInto('invoice_counters')
    .values({ merchant_id, last_number: 1 })
    .onConflict((on) =>
      on.column('merchant_id').doUpdateSet(({ eb, ref }) => ({
        last_number: eb(ref('invoice_counters.last_number'), '+', 1),
      })),
    )
    .returning('last_number as number')
    .executeTakeFirstOrThrow()
  return number
}

async function paymentOf(
  handle: WriteHandle,
  { id, provider, ...order }: Omit<NotedOrder, 'events'> & { readonly id: number },
): Promise<PaymentNote> {
  const events = await handle
    .selectFrom('order_events')
    .select(['subject', 'to_state as to', 'at', 'reason'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  // The bank of a lease pays for the car, which is not on the invoice.
  const ofInvoice = (await hasLoan(handle, id)) ? provider : null
  return paymentNote({ ...order, provider: ofInvoice, events })
}

async function hasLoan(handle: WriteHandle, orderId: number): Promise<boolean> {
  const line = await handle
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .where('payment', '=', 'LOAN')
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}

/** A leased car is sold to the lessor, who is invoiced for it; the customer only for what was bought beside it. */
async function isLeasedOnly(handle: WriteHandle, orderId: number): Promise<boolean> {
  const lines = await handle
    .selectFrom('order_lines')
    .select('payment')
    .where('order_id', '=', orderId)
    .where('unit_price_cents', '>', 0)
    .execute()
  return lines.length > 0 && lines.every(({ payment }) => payment === 'LEASING')
}

async function sellerOf(handle: WriteHandle, merchantId: number) {
  return handle
    .selectFrom('merchants')
    .select([
      'name',
      'street',
      'zip',
      'city',
      'phone',
      'email',
      'register_entry as registerEntry',
      'vat_id as vatId',
      'iban',
    ])
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow()
}
