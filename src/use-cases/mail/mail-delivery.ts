import type { Writer } from '#database/handles.ts'

/** Marks a mail as sent and deletes its content, which may hold secrets. */
export async function markMailSent(writer: Writer, mailId: string): Promise<void> {
  await writer.transaction((handle) =>
    handle
      .updateTable('mails')
      .set((is) => ({ sent_at: new Date(), data: null, last_error: null, attempts: is('attempts', '+', 1) }))
      .where('id', '=', mailId)
      .execute(),
  )
}

/** Records that a mail could not be delivered, how often and why, for the operator. */
export async function noteMailFailure(writer: Writer, mailId: string, reason: string): Promise<void> {
  await writer.transaction((handle) =>
    handle
      .updateTable('mails')
      .set((is) => ({ last_error: reason.slice(0, 500), attempts: is('attempts', '+', 1) }))
      .where('id', '=', mailId)
      .execute(),
  )
}
