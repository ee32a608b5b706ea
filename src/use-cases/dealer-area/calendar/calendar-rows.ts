import { sql } from 'kysely'
import type { SelectHandle } from '#database/handles.ts'
import type { AppointmentKind, Work } from '#domain/appointments/calendar.ts'
import { type AppointmentSteps, appointmentSteps } from '#domain/request/appointment-steps.ts'
import { type RequestKind, type RequestTitle, titleOf } from '#domain/request/request.ts'
import type { RequestState } from '#domain/request/transitions.ts'
import { bookedServices } from '#domain/workshop/booked-services.ts'

/** An appointment in the calendar of a dealer. */
export interface CalendarAppointment extends RequestTitle {
  readonly requestId: number
  readonly merchantId: number
  readonly vehicleId: number | null
  readonly id: number
  readonly kind: AppointmentKind
  readonly day: string
  readonly minute: number
  readonly lengthMinutes: number
  readonly startsAt: Date
  readonly work: Work
  /** Nobody came. */
  readonly isMissed: boolean
  readonly request: RequestKind
  readonly state: RequestState
  readonly steps: AppointmentSteps
  /** The car that is brought, with its plate. */
  readonly car: string | null
  readonly person: string
  readonly orderId: number | null
  /** Who or what takes it: a bay, an adviser, a seller. */
  readonly resource: string
  /** The dealer's car it is about, such as that of a test drive. */
  readonly stockCar: string | null
  readonly dueAt: Date | null
}

/** Booked appointments in the order of their time; `which`: those of a merchant in a period, or those of a request. */
export async function readCalendarRows(
  read: SelectHandle,
  which: { readonly merchantId: number; readonly from: string; readonly to: string } | { readonly requestId: number },
): Promise<CalendarAppointment[]> {
  const all = read
    .selectFrom('appointments as a')
    .innerJoin('requests as r', 'r.id', 'a.request_id')
    .innerJoin('appointment_resources as s', 's.id', 'a.resource_id')
    .select(['a.id', 'a.kind', 'a.day', 'a.from_minute as minute', 'a.length_minutes as lengthMinutes', 'a.work'])
    .select(['a.starts_at as startsAt', 'a.missed_at as missedAt', 'a.merchant_id as merchantId'])
    .select(['a.vehicle_id as vehicleId', 'r.id as requestId', 'r.kind as request', 'r.state', 'r.data'])
    .select(['r.first_name as firstName', 'r.last_name as lastName', 'r.order_id as orderId', 'r.due_at as dueAt'])
    .select('s.name as resource')
    .select(
      sql<string | null>`(select mk.name || ' ' || md.name || ', ' || v.internal_number from vehicles v
        join makes mk on mk.id = v.make_id join models md on md.id = v.model_id where v.id = a.vehicle_id)`.as(
        'stockCar',
      ),
    )
    .where('a.state', '=', 'BOOKED')
    .orderBy('a.starts_at')
    .orderBy('a.id')
  const rows = await ('requestId' in which
    ? all.where('a.request_id', '=', which.requestId)
    : all.where('a.merchant_id', '=', which.merchantId).where('a.day', '>=', which.from).where('a.day', '<=', which.to)
  ).execute()
  return rows.map(({ missedAt, firstName, lastName, data, ...row }) => {
    const booked = row.request === 'BOOKING' ? bookedServices(data) : null
    return {
      ...{ ...row, isMissed: missedAt !== null, ...titleOf(data), person: `${firstName} ${lastName}`.trim() },
      car: booked
        ? [booked.vehicle.model ?? booked.vehicle.make, booked.vehicle.plateNumber].filter(Boolean).join(' ')
        : null,
      steps: appointmentSteps(row.request, row.state),
    }
  })
}
