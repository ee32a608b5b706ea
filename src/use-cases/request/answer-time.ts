import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { MAX_ANSWER_MINUTES, MIN_MEASURED_REQUESTS } from '#domain/request/answer-time.ts'

export interface AnswerTime {
  /** Open minutes within which half of the requests were answered. */
  readonly minutes: number
  readonly requests: number
}

/**
 * How fast a merchant answers: the median over the contacts of the last three months, those without an answer counted as the slowest. Null
 * with fewer than 20 of them, and where half of them were not answered or only after days.
 */
export async function readAnswerTime(read: ReadHandle, merchantId: number): Promise<AnswerTime | null> {
  const { requests, minutes } = await read
    .selectFrom('requests')
    .select([
      sql<number>`count(*)::int`.as('requests'),
      sql<
        number | null
      >`percentile_disc(0.5) within group (order by coalesce(answer_minutes, ${MAX_ANSWER_MINUTES + 1}))`.as('minutes'),
    ])
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', 'CONTACT')
    .where(({ eb, or }) => or([eb('answered_at', 'is not', null), eb('due_at', '<', sql<Date>`now()`)]))
    .where('created_at', '>', sql<Date>`now() - interval '90 days'`)
    .executeTakeFirstOrThrow()
  if (minutes === null || requests < MIN_MEASURED_REQUESTS || minutes > MAX_ANSWER_MINUTES) return null
  return { minutes, requests }
}
