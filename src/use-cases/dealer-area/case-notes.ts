import type { ReadHandle } from '#database/handles.ts'

/** What somebody of the staff wrote down about a case; no customer ever sees it. */
export interface CaseNote {
  readonly author: string
  readonly at: Date
  readonly text: string
}

export type Case = { readonly requestId: number } | { readonly orderId: number }

/** The oldest first. Permission is the caller’s: whoever reads the case reads its notes. */
export function readCaseNotes(read: ReadHandle, about: Case): Promise<CaseNote[]> {
  return read
    .selectFrom('case_notes')
    .select(['author', 'at', 'text'])
    .$if('requestId' in about, (query) => query.where('request_id', '=', (about as { requestId: number }).requestId))
    .$if('orderId' in about, (query) => query.where('order_id', '=', (about as { orderId: number }).orderId))
    .orderBy('id')
    .execute()
}
