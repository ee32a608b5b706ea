import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailContent, MailSite } from '#domain/mail.ts'

/**
 * Asks for the mail about a car's inspection and remembers the month as told of; nothing where it has been, or where the date was moved.
 */
export async function remindOfInspection(
  writer: Writer,
  garageId: number,
  month: string,
  mail: { readonly site: MailSite; readonly recipient: string; readonly content: MailContent },
): Promise<void> {
  await writer.transaction(async (handle) => {
    const reminded = await handle
      .updateTable('garage_vehicles')
      .set({ inspection_reminded_for: month })
      .where('id', '=', garageId)
      .where('next_inspection', '=', month)
      .where('inspection_reminded_for', 'is distinct from', month)
      .returning('id')
      .executeTakeFirst()
    if (reminded) await requestMail(handle, mail.site, mail.recipient, mail.content)
  })
}
