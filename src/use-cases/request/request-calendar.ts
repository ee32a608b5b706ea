import type { SelectHandle } from '#database/handles.ts'
import type { Locale } from '#domain/locale.ts'
import type { MailAppointment, MailRequest } from '#domain/request/request-mail.ts'
import { titleIn } from '#domain/request/request.ts'
import { readAppointment } from '../appointment/appointment.ts'
import { appointmentForMail, readForMail, sellerName } from './request-for-mail.ts'
import { type RequestAccess, sideOf } from './request.ts'

/** The appointment of a request with what its calendar file names; undefined without one, and for everybody but its two sides. */
export async function readRequestCalendar(
  read: SelectHandle,
  requestId: number,
  access: RequestAccess,
  locale: Locale,
): Promise<{ readonly appointment: MailAppointment; readonly request: MailRequest } | undefined> {
  if (!(await sideOf(read, requestId, access))) return undefined
  const row = await readForMail(read, requestId)
  const appointment = row && appointmentForMail(row, await readAppointment(read, requestId))
  if (!row || !appointment) return undefined
  return {
    appointment,
    request: { number: String(row.id), title: titleIn(row.data, locale), seller: sellerName(row) },
  }
}
