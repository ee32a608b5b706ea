import { randomBytes } from 'node:crypto'
import type { SimulatedDecision } from '#domain/banking/bank-events.ts'
import type { SimulatedDelivery } from '#domain/payment/simulated.ts'
import type { SimulatedApplicationsTable } from './banking-tables.ts'
import type { ReadHandle, Writer } from './handles.ts'
import { enqueue } from './jobs.ts'

type NewApplication = Omit<SimulatedApplicationsTable, 'reference' | 'state' | 'created_at'>

const LATE_SECONDS = 20
const AGAIN_SECONDS = 3
/** States after which the embedded bank changes nothing any more. */
const OVER: readonly string[] = ['APPROVED', 'REJECTED', 'WITHDRAWN']

/** Stores a new application of the embedded bank, or finds the one with the same key; returns its reference. */
export async function putSimulatedApplication(writer: Writer, application: NewApplication): Promise<string> {
  return writer.transaction(async (handle) => {
    await handle
      .insertInto('simulated_applications')
      .values({ ...application, reference: `bank_${randomBytes(18).toString('base64url')}` })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute()
    const { reference } = await handle
      .selectFrom('simulated_applications')
      .select('reference')
      .where('idempotency_key', '=', application.idempotency_key)
      .executeTakeFirstOrThrow()
    return reference
  })
}

export async function findSimulatedApplication(read: ReadHandle, reference: string) {
  const row = await read
    .selectFrom('simulated_applications')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row && { ...row, isOver: OVER.includes(row.state) }
}

/** Decides an application and notifies the shop; does nothing once it is over. */
export async function decideSimulatedApplication(
  writer: Writer,
  reference: string,
  decision: SimulatedDecision,
  delivery: SimulatedDelivery,
): Promise<void> {
  await writer.transaction(async (handle) => {
    const decided = await handle
      .updateTable('simulated_applications')
      .set({ state: decision })
      .where('reference', '=', reference)
      .where('state', 'not in', ['APPROVED', 'REJECTED', 'WITHDRAWN'])
      .returning('reference')
      .executeTakeFirst()
    if (!decided) return
    const messageId = `${reference}_${randomBytes(6).toString('hex')}`
    await handle
      .insertInto('simulated_bank_messages')
      .values({ id: messageId, reference, kind: decision, fails_first: delivery === 'FAILS_FIRST' })
      .execute()
    const delays = delivery === 'TWICE' ? [0, AGAIN_SECONDS] : delivery === 'LATE' ? [LATE_SECONDS] : [0]
    for (const seconds of delays)
      await enqueue(handle, 'deliver-bank-message', { messageId }, { runAt: new Date(Date.now() + seconds * 1000) })
  })
}

/** Counts another attempt to deliver a message and returns it; undefined for an unknown id. */
export async function takeBankMessage(writer: Writer, id: string) {
  const row = await writer.transaction((handle) =>
    handle
      .updateTable('simulated_bank_messages as m')
      .from('simulated_applications as a')
      .set((eb) => ({ attempts: eb('m.attempts', '+', 1) }))
      .whereRef('a.reference', '=', 'm.reference')
      .where('m.id', '=', id)
      .returning(['m.reference', 'm.kind', 'm.occurred_at', 'm.fails_first', 'm.attempts', 'a.return_url'])
      .executeTakeFirst(),
  )
  if (!row) return undefined
  const { reference, kind, occurred_at: occurredAt, attempts, fails_first: failsFirst } = row
  return { event: { id, reference, kind, occurredAt }, origin: new URL(row.return_url).origin, attempts, failsFirst }
}
