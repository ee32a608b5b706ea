import type { ReadHandle } from '#database/handles.ts'
import type { SlotsOfDay } from '#domain/appointments/slots.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { hasPermission } from '#domain/staff/authorize.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { readSlots } from '../../appointment/slots.ts'
import { authorizeRequest } from '../authorize-case.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { type CalendarAppointment, readCalendarRows } from './calendar-rows.ts'

export interface StaffAppointment {
  readonly kind: 'found'
  readonly appointment: CalendarAppointment
  /** Of what a form about it shows. */
  readonly fingerprint: string
  /** The times of the wished day; what the appointment takes itself counts as free. */
  readonly slots: SlotsOfDay | null
  /** What it belongs to, as far as the reader may see it. */
  readonly leadsTo: 'ORDER' | 'TRADE_IN' | 'REQUEST'
}

/** The appointment of a request, and when it can be on a day. Refused as by `authorizeRequest`; NOT_FOUND where none is booked. */
export async function readStaffAppointment(
  read: ReadHandle,
  actor: DealerAreaActor,
  { requestId, day }: { readonly requestId: number; readonly day: string | null },
): Promise<StaffAppointment | Refused> {
  const allowed = await authorizeRequest(read, actor, 'calendar.read', requestId)
  if (allowed.kind === 'refused') return allowed
  const appointment = (await readCalendarRows(read, { requestId })).at(-1)
  if (!appointment) return refused('NOT_FOUND')
  const { merchantId, kind, work, id, vehicleId } = appointment
  const query = { merchantId, kind, work, appointmentId: id, ...(vehicleId === null ? {} : { vehicleId }) }
  const [slots] = await readSlots(read, query, [day ?? appointment.day])
  const leadsTo = leadsToOf(actor, appointment)
  return { kind: 'found', appointment, slots: slots ?? null, leadsTo, fingerprint: appointmentFingerprint(appointment) }
}

function leadsToOf(
  actor: DealerAreaActor,
  { merchantId, orderId, request }: CalendarAppointment,
): StaffAppointment['leadsTo'] {
  const may = (permission: Permission) => actor.kind === 'STAFF' && hasPermission(actor, permission, merchantId)
  if (orderId !== null && may('orders.read')) return 'ORDER'
  return request === 'TRADE_IN' && may('trade-ins.read') ? 'TRADE_IN' : 'REQUEST'
}

/** Time and state: what a form about an appointment shows. */
export function appointmentFingerprint({ day, minute, state, isMissed }: CalendarAppointment): string {
  return fingerprintOf({ day, minute, state, isMissed })
}
