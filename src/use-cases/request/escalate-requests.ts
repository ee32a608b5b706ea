import type { ReadHandle, SelectHandle, Writer } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { forEachSafely, type OnRowError, pagedById } from '../for-each-safely.ts'
import { lockRequest } from './lock-request.ts'

interface EscalationDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly onError: OnRowError
}

/** After half of the time the seller is reminded, at its end the operator is informed. */
const STEPS = [
  { escalation: 2, column: 'due_at' },
  { escalation: 1, column: 'remind_at' },
] as const

/** Escalates the open requests that nobody has answered, each step once; returns how many. */
export async function escalateRequests(
  { read, writer, onError }: EscalationDeps,
  now: Date = new Date(),
): Promise<number> {
  let done = 0
  for (const { escalation, column } of STEPS) {
    const late = (handle: SelectHandle) =>
      handle
        .selectFrom('requests')
        .select('id')
        .where('answered_at', 'is', null)
        .where('delete_after', 'is', null)
        .where('escalations', '<', escalation)
        .where(column, '<=', now)
    const readPage = (last: number, limit: number) =>
      late(read).where('id', '>', last).orderBy('id').limit(limit).execute()
    const escalate = ({ id }: { readonly id: number }) =>
      writer.transaction(async (handle) => {
        await lockRequest(handle, id)
        if (!(await late(handle).where('id', '=', id).executeTakeFirst())) return
        await handle.updateTable('requests').set({ escalations: escalation }).where('id', '=', id).execute()
        await enqueue(handle, 'send-request-mails', { requestId: id, escalation })
        done++
      })
    await forEachSafely(pagedById(readPage), escalate, onError)
  }
  return done
}
