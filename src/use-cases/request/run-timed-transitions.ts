import type { ReadHandle, Writer } from '#database/handles.ts'
import { TIMED_TRANSITIONS } from '#domain/request/transitions.ts'
import { forEachSafely, type OnRowError, pagedById } from '../for-each-safely.ts'
import { changeRequest } from './change-request.ts'
import { isDue } from './is-due.ts'
import { lockRequest } from './lock-request.ts'

interface TimerDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly onError: OnRowError
}

/** Runs every transition of the table whose time has come; returns how many. A request that cannot be moved on is reported. */
export async function runTimedTransitions(
  { read, writer, onError }: TimerDeps,
  now: Date = new Date(),
): Promise<number> {
  let done = 0
  for (const { kind, from, to, reason, after } of TIMED_TRANSITIONS) {
    const due = (handle: Pick<ReadHandle, 'selectFrom'>) =>
      handle
        .selectFrom('requests')
        .select('id')
        .where('kind', '=', kind)
        .where('state', '=', from)
        .where(isDue(after, now))
    const readPage = (last: number, limit: number) =>
      due(read).where('id', '>', last).orderBy('id').limit(limit).execute()
    const runOne = ({ id }: { readonly id: number }) =>
      writer.transaction(async (handle) => {
        await lockRequest(handle, id)
        // Somebody may have changed it since then.
        if (!(await due(handle).where('id', '=', id).executeTakeFirst())) return
        await changeRequest(handle, { requestId: id, to, actor: 'TIMER', reason })
        done++
      })
    await forEachSafely(pagedById(readPage), runOne, onError)
  }
  return done
}
