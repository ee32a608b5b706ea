import type { SelectHandle } from '#database/handles.ts'
import { dealerAddressLine } from '#domain/dealer-address.ts'
import type { MailAppointment } from '#domain/request/request-mail.ts'
import type { Appointment } from '../appointment/appointment.ts'

/** A request with its seller. */
export function readForMail(handle: SelectHandle, requestId: number) {
  return (
    handle
      .selectFrom('requests as r')
      .innerJoin('merchants as m', 'm.id', 'r.merchant_id')
      .leftJoin('customers as c', 'c.id', 'm.customer_id')
      .select([
        'r.id',
        'r.vehicle_id as vehicleId',
        'r.data',
        'r.email',
        'r.origin',
        'r.brand_slug',
        'r.locale',
        'r.due_at',
        'r.answered_at',
      ])
      .select(['m.name as merchantName', 'm.kind as merchantKind', 'm.city'])
      // A private seller may have changed the address since the offer was made.
      .select(({ fn }) => fn.coalesce('c.email', 'm.email').as('merchantEmail'))
      .select(['m.street', 'm.zip'])
      .where('r.id', '=', requestId)
      .executeTakeFirst()
  )
}

/** Its appointment as mails show it and calendars take it. */
export function appointmentForMail(row: MailRow, appointment: Appointment | undefined): MailAppointment | null {
  if (!appointment || !row.merchantEmail) return null
  const { uid, sequence, isCancelled, kind, startsAt, endsAt, changedAt } = appointment
  return {
    ...{ uid, sequence, isCancelled, kind, seller: row.merchantEmail, customer: row.email },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), changedAt: changedAt.toISOString() },
    place: dealerAddressLine(row),
  }
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof readForMail>>>

/** A private seller has no name for buyers: the mail names the town. */
export function sellerName(row: {
  readonly merchantKind: string
  readonly merchantName: string
  readonly city: string
}) {
  return row.merchantKind === 'PRIVATE' ? row.city : row.merchantName
}
