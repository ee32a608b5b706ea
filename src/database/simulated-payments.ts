import { randomBytes } from 'node:crypto'
import {
  messagesOf,
  type SimulatedDelivery,
  type SimulatedEventKind,
  type SimulatedOutcome,
} from '#domain/payment/simulated.ts'
import type { ReadHandle, WriteHandle, Writer } from './handles.ts'
import { enqueue } from './jobs.ts'
import type { SimulatedPaymentsTable } from './simulator-tables.ts'

type NewPayment = Omit<SimulatedPaymentsTable, 'reference' | 'outcome' | 'created_at' | 'expires_at'> & {
  readonly expires_at: Date
}

/** The books of the embedded payment provider. Stores a new payment, or finds the one with the same key; returns its reference. */
export async function putSimulatedPayment(writer: Writer, payment: NewPayment): Promise<string> {
  return writer.transaction(async (handle) => {
    await handle
      .insertInto('simulated_payments')
      .values({ ...payment, reference: `sim_${randomBytes(18).toString('base64url')}` })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute()
    const { reference } = await handle
      .selectFrom('simulated_payments')
      .select('reference')
      .where('idempotency_key', '=', payment.idempotency_key)
      .executeTakeFirstOrThrow()
    const atItsEnd = { runAt: payment.expires_at, key: `expire-${reference}` }
    await enqueue(handle, 'expire-simulated-payment', { reference }, atItsEnd)
    return reference
  })
}

export async function findSimulatedPayment(read: ReadHandle, reference: string) {
  return read.selectFrom('simulated_payments').selectAll().where('reference', '=', reference).executeTakeFirst()
}

/** Ends a payment with the outcome chosen on its page, and notifies the shop. The first choice counts. */
export async function decideSimulatedPayment(
  writer: Writer,
  reference: string,
  outcome: SimulatedOutcome,
  delivery: SimulatedDelivery,
): Promise<void> {
  await writer.transaction((handle) => end(handle, reference, outcome, delivery))
}

/** Ends a payment without a decision in time; the shop is notified that it was abandoned. */
export async function expireSimulatedPayment(writer: Writer, reference: string): Promise<void> {
  await writer.transaction((handle) => end(handle, reference, 'CANCELLED', 'AT_ONCE'))
}

async function end(
  handle: WriteHandle,
  reference: string,
  outcome: SimulatedOutcome,
  delivery: SimulatedDelivery,
): Promise<void> {
  const ended = await handle
    .updateTable('simulated_payments')
    .set({ outcome })
    .where('reference', '=', reference)
    .where('outcome', 'is', null)
    .returning('reference')
    .executeTakeFirst()
  if (!ended) return
  for (const { kind, after, failsFirst } of messagesOf(outcome, delivery))
    await putEvent(handle, reference, kind, after, failsFirst)
}

/** Refunds a payment, once, and notifies the shop; does nothing where nothing was paid. */
export async function refundSimulatedPayment(writer: Writer, reference: string): Promise<void> {
  await writer.transaction(async (handle) => {
    const paid = await handle
      .selectFrom('simulated_payments')
      .select('reference')
      .where('reference', '=', reference)
      .where('outcome', '=', 'PAID')
      .forUpdate()
      .executeTakeFirst()
    if (paid) await putEvent(handle, reference, 'REFUNDED', [0], false)
  })
}

/** Counts another attempt to deliver a message and returns it; undefined for an unknown id. */
export async function takeSimulatedEvent(writer: Writer, id: string) {
  const row = await writer.transaction((handle) =>
    handle
      .updateTable('simulated_payment_events as e')
      .from('simulated_payments as p')
      .set((eb) => ({ attempts: eb('e.attempts', '+', 1) }))
      .whereRef('p.reference', '=', 'e.reference')
      .where('e.id', '=', id)
      .returning(['e.reference', 'e.kind', 'e.occurred_at', 'e.fails_first', 'e.attempts'])
      .returning(['p.amount_cents', 'p.return_url'])
      .executeTakeFirst(),
  )
  if (!row) return undefined
  const { reference, kind, amount_cents: amount, occurred_at: occurredAt } = row
  return {
    event: { id, reference, kind, amount, currency: 'EUR', occurredAt },
    origin: new URL(row.return_url).origin,
    attempts: row.attempts,
    failsFirst: row.fails_first,
  }
}

async function putEvent(
  handle: WriteHandle,
  reference: string,
  kind: SimulatedEventKind,
  after: readonly number[],
  failsFirst: boolean,
): Promise<void> {
  const eventId = `${reference}_${kind.toLowerCase()}`
  const added = await handle
    .insertInto('simulated_payment_events')
    .values({ id: eventId, reference, kind, fails_first: failsFirst })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  for (const seconds of after)
    await enqueue(handle, 'deliver-simulated-event', { eventId }, { runAt: new Date(Date.now() + seconds * 1000) })
}
