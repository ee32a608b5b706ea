import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Refused } from '#domain/refused.ts'
import { refused } from '#domain/refused.ts'
import { retentionLimit } from '#domain/retention.ts'
import type { SelectHandle, WriteHandle } from './handles.ts'

/** The idempotency key of a request; it counts for its owner and operation only. */
interface RequestKey {
  readonly owner: string
  readonly operation: string
  readonly key: string
}

/**
 * Does the work once for each key, in the current transaction: a repeated request gets the first answer, a concurrent one waits for it.
 * Refusals are not stored, so that the same form can be sent again. Refused (KEY_REUSED) where the key came with another request before.
 * Without a key the work is simply done. Keys expire after `RETENTION_MS.idempotencyKeys`.
 */
export async function once<T extends { readonly kind: string }>(
  handle: WriteHandle,
  requestKey: RequestKey | null,
  request: object,
  work: () => Promise<T>,
): Promise<T | Refused> {
  if (!requestKey) return work()
  const { owner, operation, key } = requestKey
  const hash = createHash('sha256').update(JSON.stringify(request)).digest()
  const { rows: claimed } = await sql`
    insert into idempotency_keys (owner, operation, key, request_hash) values (${owner}, ${operation}, ${key}, ${hash})
    on conflict (owner, operation, key) do update
      set request_hash = excluded.request_hash, answer = null, created_at = now()
      where idempotency_keys.created_at < ${retentionLimit('idempotencyKeys')}
    returning key`.execute(handle)
  const row = { owner, operation, key }
  if (claimed.length === 0) return answered<T>(handle, row, hash)
  const outcome = await work()
  if (outcome.kind === 'done')
    await handle
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(outcome) })
      .where((eb) => eb.and(row))
      .execute()
  else
    await handle
      .deleteFrom('idempotency_keys')
      .where((eb) => eb.and(row))
      .execute()
  return outcome
}

/** Whether a request with this key has been answered: what has to be shown only once, such as a bot check, is not asked for again. */
export async function hasAnswer(read: SelectHandle, { owner, operation, key }: RequestKey): Promise<boolean> {
  const row = await read
    .selectFrom('idempotency_keys')
    .select('key')
    .where((eb) => eb.and({ owner, operation, key }))
    .where('answer', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

async function answered<T>(handle: WriteHandle, row: RequestKey, hash: Buffer): Promise<T | Refused> {
  const { request_hash, answer } = await handle
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where((eb) => eb.and({ ...row }))
    .executeTakeFirstOrThrow()
  return request_hash.equals(hash) && answer ? (answer as T) : refused('KEY_REUSED')
}
