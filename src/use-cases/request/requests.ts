import type { ReadHandle } from '#database/handles.ts'

interface RequestsArgs {
  /** Slug of a merchant; left out: of all. */
  readonly merchant?: string | undefined
  /** Closed ones too. */
  readonly all: boolean
}

/** Requests, those due first; at most 500. */
export function listRequests(read: ReadHandle, { merchant, all }: RequestsArgs) {
  return read
    .selectFrom('requests as r')
    .innerJoin('merchants as m', 'm.id', 'r.merchant_id')
    .select(['r.id', 'm.slug as merchant', 'r.kind', 'r.state', 'r.data', 'r.created_at as createdAt'])
    .select(['r.due_at as dueAt', 'r.answered_at as answeredAt', 'r.closed_reason as closedReason'])
    .$if(merchant !== undefined, (query) => query.where('m.slug', '=', merchant ?? ''))
    .$if(!all, (query) => query.where('r.delete_after', 'is', null))
    .orderBy(({ eb }) => eb('r.answered_at', 'is not', null))
    .orderBy('r.due_at')
    .orderBy('r.created_at')
    .limit(500)
    .execute()
}
