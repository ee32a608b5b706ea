import type { ReadHandle } from '#database/handles.ts'

export interface LastChange {
  readonly by: string
  readonly at: Date
}

/**
 * Who changed something last, and when; undefined where nobody has, or where it was no person but a feed. Of what several merchants share,
 * `merchantId` leaves out what concerns the others, or none.
 */
export function readLastChange(
  read: ReadHandle,
  subject: string,
  merchantId?: number,
): Promise<LastChange | undefined> {
  return read
    .selectFrom('audit_log')
    .select(['actor as by', 'at'])
    .where('subject', '=', subject)
    .$if(merchantId !== undefined, (query) => query.where('merchant_id', '=', merchantId!))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
