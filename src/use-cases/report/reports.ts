import type { ReadHandle } from '#database/handles.ts'

/** Reports of offers, the oldest open ones first; with `all` decided ones too, at most 500. */
export function listReports(read: ReadHandle, { all }: { readonly all: boolean }) {
  return read
    .selectFrom('offer_reports')
    .select(['id', 'received_at as receivedAt', 'reason', 'text', 'name', 'email', 'decision'])
    .select(['vehicle_title as title', 'vehicle_path as path', 'origin'])
    .$if(!all, (query) => query.where('decision', 'is', null))
    .orderBy(({ eb }) => eb('decision', 'is not', null))
    .orderBy('received_at')
    .limit(500)
    .execute()
}
