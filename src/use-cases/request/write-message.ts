import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { MAX_MESSAGES, type RequestSide } from '#domain/request/request.ts'
import { isClosed } from '#domain/request/transitions.ts'
import { writeMerchantEvent } from '../merchant-event/write-merchant-events.ts'
import { changeRequest } from './change-request.ts'
import { firstAnswer } from './first-answer.ts'
import { lockRequest } from './lock-request.ts'

interface NewMessage {
  readonly requestId: number
  readonly author: RequestSide
  readonly text: string
}

/**
 * Adds a message to an open request and has the other side notified. A seller's first message to a new contact begins the conversation.
 * Refused: NOT_FOUND, CONFLICT where the request is closed, LIMIT_REACHED where it has too many messages.
 */
export async function writeMessage(
  handle: WriteHandle,
  { requestId, author, text }: NewMessage,
): Promise<{ readonly kind: 'done' } | Refused> {
  const row = await lockRequest(handle, requestId)
  if (!row) return refused('NOT_FOUND')
  if (isClosed(row.kind, row.state)) return refused('CONFLICT')
  const { count } = await handle
    .selectFrom('request_messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  if (count >= MAX_MESSAGES) return refused('LIMIT_REACHED')
  const now = new Date()
  const { id: messageId } = await handle
    .insertInto('request_messages')
    // Under the lock: the beginning of the transaction may be before a step that it waited for.
    .values({ request_id: requestId, author, text, at: sql<Date>`clock_timestamp()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await handle
    .updateTable('requests')
    .set({ changed_at: now, ...(author === 'MERCHANT' ? firstAnswer(row, now) : {}) })
    .where('id', '=', requestId)
    .execute()
  if (author === 'MERCHANT' && row.state === 'NEW')
    await changeRequest(handle, { requestId, to: 'IN_PROGRESS', actor: 'MERCHANT' })
  await enqueue(handle, 'send-request-mails', { messageId })
  await writeMerchantEvent(handle, { requestId, type: 'request.message', data: { author } })
  return { kind: 'done' }
}
