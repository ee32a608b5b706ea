import type { SelectHandle } from '#database/handles.ts'
import type { StaffBookable } from '#domain/appointments/staff-booking.ts'
import type { SlotsOfDay } from '#domain/appointments/slots.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { workOfServices } from '#domain/workshop/service.ts'
import type { SlotQuery } from '../../appointment/slot-query.ts'
import { readSlots } from '../../appointment/slots.ts'
import { takesAppointments } from '../../appointment/takes-appointments.ts'
import { type OfferedWorkshopService, readServicesOf } from '../../workshop/services.ts'

/** What an appointment is to be about. */
export interface WishedAppointment {
  readonly merchantId: number
  readonly kind: StaffBookable
  readonly day: string
  /** Of a visit to the workshop. */
  readonly skus: readonly string[]
  /** The dealer's own number of the car that is to be driven; null for a visit to the workshop. */
  readonly vehicleNumber: string | null
}

export interface BookableCar {
  readonly id: number
  readonly number: string
  readonly title: string
  readonly priceCents: number | null
}

export interface Bookable {
  readonly kind: 'found'
  /** The kinds this merchant takes. */
  readonly kinds: readonly StaffBookable[]
  /** All that its workshop offers. */
  readonly services: readonly OfferedWorkshopService[]
  /** Null where no car has that number, and for a visit to the workshop. */
  readonly car: BookableCar | null
  /** Null until it is said what the appointment is about. */
  readonly slots: SlotsOfDay | null
}

/** What can be booked for somebody who calls, and the times of a day. Refused as by `authorize`. */
export async function readBookable(
  read: SelectHandle,
  actor: DealerAreaActor,
  wished: WishedAppointment,
): Promise<Bookable | Refused> {
  const { merchantId, day } = wished
  const refusal = authorize(actor, 'calendar.change', merchantId, new Date())
  if (refusal) return refusal
  const [services, drives, works] = await Promise.all([
    readServicesOf(read, merchantId),
    takesAppointments(read, merchantId, 'TEST_DRIVE'),
    takesAppointments(read, merchantId, 'WORKSHOP'),
  ])
  const { car, query } = await readWished(read, wished, services)
  const [slots] = query ? await readSlots(read, query, [day]) : []
  const kinds = [
    ...(works && services.length > 0 ? ['WORKSHOP' as const] : []),
    ...(drives ? ['TEST_DRIVE' as const] : []),
  ]
  return { kind: 'found', kinds, services, car, slots: slots ?? null }
}

/** The car and the times that are wished for; `query` is null where the car or the services are missing. */
export async function readWished(
  read: SelectHandle,
  { merchantId, kind, skus, vehicleNumber }: WishedAppointment,
  services: readonly OfferedWorkshopService[],
): Promise<{
  readonly car: BookableCar | null
  readonly query: SlotQuery | null
  readonly chosen: readonly OfferedWorkshopService[]
}> {
  if (kind === 'TEST_DRIVE') {
    const car = vehicleNumber ? await readCar(read, merchantId, vehicleNumber) : undefined
    return { car: car ?? null, query: car ? { merchantId, kind, vehicleId: car.id } : null, chosen: [] }
  }
  const chosen = services.filter(({ sku }) => skus.includes(sku))
  const query = chosen.length > 0 ? { merchantId, kind, work: workOfServices(chosen) } : null
  return { car: null, query, chosen }
}

async function readCar(read: SelectHandle, merchantId: number, number: string): Promise<BookableCar | undefined> {
  const row = await read
    .selectFrom('vehicles as v')
    .innerJoin('makes as mk', 'mk.id', 'v.make_id')
    .innerJoin('models as md', 'md.id', 'v.model_id')
    .select([
      'v.id',
      'v.internal_number as number',
      'v.price_cents as priceCents',
      'v.model_description as description',
    ])
    .select(['mk.name as make', 'md.name as model'])
    .where('v.merchant_id', '=', merchantId)
    .where('v.internal_number', '=', number.trim())
    .where('v.state', 'in', ['PUBLISHED', 'RESERVED'])
    .executeTakeFirst()
  if (!row) return undefined
  const { make, model, description, ...car } = row
  return { ...car, title: [make, model, description].filter(Boolean).join(' ') }
}
