import { enqueue } from '#database/jobs.ts'
import type { ReadHandle, Writer } from '#database/handles.ts'
import { LISTING_REMINDER_DAYS } from '#domain/private-sale/listing-limits.ts'
import { forEachSafely, type OnRowError, pagedById } from '../for-each-safely.ts'

const DAY_MS = 86_400_000

/** Mails the seller of each offer that ends soon, once before each end. Returns how many. */
export async function remindOfListings(
  { read, writer, onError }: { readonly read: ReadHandle; readonly writer: Writer; readonly onError: OnRowError },
  now = new Date(),
): Promise<number> {
  const soon = new Date(now.getTime() + LISTING_REMINDER_DAYS * DAY_MS)
  const readPage = (last: number, limit: number) =>
    read
      .selectFrom('requests')
      .select('id')
      .where('kind', '=', 'PRIVATE_SALE')
      .where('state', '=', 'ONLINE')
      .where('escalations', '=', 0)
      .where('expires_at', '<', soon)
      .where('id', '>', last)
      .orderBy('id')
      .limit(limit)
      .execute()
  const remind = ({ id }: { readonly id: number }) =>
    writer.transaction(async (handle) => {
      const { numUpdatedRows } = await handle
        .updateTable('requests')
        .set({ escalations: 1 })
        .where('id', '=', id)
        .where('escalations', '=', 0)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await enqueue(handle, 'send-listing-mail', { requestId: id, news: 'ENDS_SOON' })
    })
  return forEachSafely(pagedById(readPage), remind, onError)
}
