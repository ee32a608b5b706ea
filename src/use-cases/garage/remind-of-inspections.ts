import type { ReadHandle, Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { inspectionsDue } from '#domain/garage/inspection.ts'
import type { MailContent, MailSite } from '#domain/mail.ts'
import { forEachSafely, type OnRowError, pagedById } from '../for-each-safely.ts'
import { readDueInspections } from './due-inspections.ts'

/** Mails customers whose cars are to be inspected within the next 30 days; once for each date. A mail that fails is reported. */
export async function remindOfInspections(
  { read, writer, onError }: { readonly read: ReadHandle; readonly writer: Writer; readonly onError: OnRowError },
  today = berlinToday(),
): Promise<void> {
  const due = inspectionsDue(today)
  await forEachSafely(
    pagedById((after, limit) => readDueInspections(read, due, after, limit)),
    ({ id, vehicle, month, email, person, ...site }) => {
      const content = { kind: 'inspection-due', person, vehicle, month } as const
      return remindOfInspection(writer, id, month, { site, recipient: email, content })
    },
    onError,
  )
}

/**
 * Requests the mail about a car's inspection and stores its month; does nothing where that was done, or where the date has changed.
 */
async function remindOfInspection(
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
