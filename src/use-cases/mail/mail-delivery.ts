import type { Writer } from '#database/handles.ts'

/** A mail is out: what it was made from, secrets among it, is forgotten. */
export async function markMailSent(writer: Writer, mailId: string): Promise<void> {
  await writer.transaction((handle) =>
    handle
      .updateTable('mails')
      .set((is) => ({ sent_at: new Date(), data: null, last_error: null, attempts: is('attempts', '+', 1) }))
      .where('id', '=', mailId)
      .execute(),
  )
}

/** A mail could not be handed over: how often, and why, is kept for the operator. */
export async function noteMailFailure(writer: Writer, mailId: string, reason: string): Promise<void> {
  await writer.transaction((handle) =>
    handle
      .updateTable('mails')
      .set((is) => ({ last_error: reason.slice(0, 500), attempts: is('attempts', '+', 1) }))
      .where('id', '=', mailId)
      .execute(),
  )
}
