import type { ReadHandle, Writer } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { FIRST_REMINDER_HOURS, REMINDERS, remindersDue } from '#domain/appointments/reminders.ts'
import { forEachSafely, type OnRowError, pagedById } from '../for-each-safely.ts'

interface ReminderDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly onError: OnRowError
}

/** Has the reminders mailed that are due, each once; returns how many. */
export async function remindOfAppointments(
  { read, writer, onError }: ReminderDeps,
  now: Date = new Date(),
): Promise<number> {
  const end = new Date(now.getTime() + FIRST_REMINDER_HOURS * 3_600_000)
  const readPage = (last: number, limit: number) =>
    read
      .selectFrom('appointments')
      .select('id')
      .where('state', '=', 'BOOKED')
      .where('starts_at', '>', now)
      .where('starts_at', '<=', end)
      .where('reminders', '<', REMINDERS)
      .where('id', '>', last)
      .orderBy('id')
      .limit(limit)
      .execute()
  let sent = 0
  const remind = ({ id }: { readonly id: number }) =>
    writer.transaction(async (handle) => {
      const row = await handle
        .selectFrom('appointments')
        .select(['starts_at as startsAt', 'changed_at as changedAt', 'reminders'])
        .where('id', '=', id)
        .where('state', '=', 'BOOKED')
        .forUpdate()
        .executeTakeFirst()
      if (!row) return
      const { reminders, isToSend } = remindersDue(row, now)
      if (reminders === row.reminders) return
      await handle.updateTable('appointments').set({ reminders }).where('id', '=', id).execute()
      if (!isToSend) return
      await enqueue(handle, 'send-request-mails', { appointmentId: id, reminder: reminders })
      sent++
    })
  await forEachSafely(pagedById(readPage), remind, onError)
  return sent
}
