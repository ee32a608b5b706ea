import type { Writer } from '#database/handles.ts'
import type { Bounce } from '#services/mail/port.ts'
import { noteBounced } from './note-delivery.ts'

/**
 * Takes a report that came back hours after a mail had been accepted. The operator sees the mail and the reason (`returned-mails.ts`);
 * of a newsletter a refusal for good counts as one at once. The same report again changes nothing. False: there is no such
 * mail, or nothing was refused for good.
 */
export async function takeBounce(writer: Writer, { mailId, isHard, isComplaint, reason }: Bounce): Promise<boolean> {
  if (!isHard) return false
  return writer.transaction(async (handle) => {
    const { numUpdatedRows } = await handle
      .updateTable('mails')
      .set({ last_error: reason })
      .where('id', '=', mailId)
      .executeTakeFirst()
    return (await noteBounced(handle, mailId, isComplaint)) || numUpdatedRows > 0n
  })
}
