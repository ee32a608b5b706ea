import type { WriteHandle, Writer } from '#database/handles.ts'
import { readWithin } from '#database/read-within.ts'
import { orConflict } from '#database/savepoint.ts'
import { CallerInput, WorkshopBooking } from '#domain/appointments/staff-booking.ts'
import { checked } from '#domain/field-problem.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { ContactData } from '#domain/request/contact.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { type ServiceBookingData, servicesToBook } from '#domain/workshop/booked-services.ts'
import type { Places } from '#services/places/port.ts'
import { bookSlot } from '../../appointment/book-slot.ts'
import type { SlotTaken } from '../../appointment/take-slot.ts'
import { changeAnyRequest } from '../../banking/change-any-request.ts'
import { federalStateAt } from '../../merchant/federal-state.ts'
import { openRequest } from '../../request/open-request.ts'
import { type OfferedWorkshopService, readServicesOf } from '../../workshop/services.ts'
import { audited } from '../audited.ts'
import { type BookableCar, readWished, type WishedAppointment } from './bookable.ts'

interface BookDeps {
  readonly writer: Writer
  readonly places: Pick<Places, 'known'>
  /** Of the main site, where the customer's page about the appointment is. */
  readonly origin: string
}

export interface CallersAppointment extends WishedAppointment {
  readonly minute: number
  /** Of the form: sent twice it is one appointment. */
  readonly key: string
  /** Whoever calls, and the car that is brought, as entered. */
  readonly entered: Readonly<Record<string, string>>
}

type Booked = { readonly kind: 'done'; readonly requestId: number }

/**
 * Books an appointment for somebody who calls or stands there; it is confirmed at once, and mailed where there is an address. Refused as
 * by `authorize`; INVALID_INPUT naming what is missing (`vehicleNumber`, `services`, a field of the person); UNAVAILABLE with alternatives
 * where the time is taken.
 */
export function bookForCaller(
  { writer, places, origin }: BookDeps,
  actor: StaffActor,
  wished: CallersAppointment,
): Promise<Booked | SlotTaken | Refused> {
  const { merchantId, kind, day, minute } = wished
  return audited<Booked>(writer, actor, {
    allow: async () => authorize(actor, 'calendar.change', merchantId, new Date()) ?? { kind: 'allowed', merchantId },
    entry: { operation: 'book-appointment', subject: `calendar ${merchantId}`, after: { kind, day, minute } },
    change: async (handle) => {
      const subject = await readSubject(handle, wished)
      if (subject.kind === 'refused') return subject
      const { zip } = await handle
        .selectFrom('merchants')
        .select('zip')
        .where('id', '=', merchantId)
        .executeTakeFirstOrThrow()
      return open(handle, subject, { wished, origin, federalState: await federalStateAt(places, { zip }) })
    },
  })
}

type Subject = Exclude<Awaited<ReturnType<typeof readSubject>>, Refused>

/** What the appointment is about and who comes, as the request about it says. */
async function readSubject(handle: WriteHandle, wished: CallersAppointment) {
  const { merchantId, kind, entered } = wished
  const { car, query, chosen } = await readWished(readWithin(handle), wished, await readServicesOf(handle, merchantId))
  const missing = query
    ? []
    : [{ field: kind === 'WORKSHOP' ? 'services' : 'vehicleNumber', code: 'REQUIRED' as const }]
  const workshop = kind === 'WORKSHOP' ? checked(WorkshopBooking, entered) : null
  const read = workshop ?? checked(CallerInput, entered)
  const fields = [...missing, ...(read.ok ? [] : read.problems)]
  if (!query || !read.ok) return refused('INVALID_INPUT', { fields })
  const person = read.value
  const data = workshop?.ok ? workshopData(workshop.value, chosen, wished) : driveData(car!, wished)
  return { kind: 'found', query, person, data, vehicleId: car?.id ?? null } as const
}

async function open(
  handle: WriteHandle,
  { query, person, data, vehicleId }: Subject,
  {
    wished,
    origin,
    federalState,
  }: {
    readonly wished: CallersAppointment
    readonly origin: string
    readonly federalState: Awaited<ReturnType<typeof federalStateAt>>
  },
): Promise<Booked | SlotTaken | Refused> {
  const { merchantId, kind, day, minute, key } = wished
  const { salutation, firstName, lastName, email, phone, locale } = person
  let taken: SlotTaken | Refused | undefined
  const outcome = await orConflict(handle, async (): Promise<Booked | 'CONFLICT'> => {
    const { id: requestId, isNew } = await openRequest(handle, { origin, brandSlug: null, locale }, key, {
      ...{ kind: kind === 'WORKSHOP' ? 'BOOKING' : 'CONTACT', merchantId, vehicleId, data, text: null, email, phone },
      ...{ customerId: null, person: { salutation, firstName, lastName }, federalState, openedBy: 'MERCHANT' },
    })
    if (!isNew) return { kind: 'done', requestId }
    const booked = await bookSlot(handle, { ...query, requestId, slot: { day, minute } })
    if (booked.kind === 'refused') {
      taken = booked
      return 'CONFLICT'
    }
    const to = kind === 'WORKSHOP' ? 'CONFIRMED' : 'IN_PROGRESS'
    const confirmed = await changeAnyRequest(handle, { requestId, to, actor: 'MERCHANT' })
    if (confirmed.kind === 'refused') {
      taken = confirmed
      return 'CONFLICT'
    }
    return { kind: 'done', requestId }
  })
  return outcome === 'CONFLICT' ? (taken ?? refused('CONFLICT')) : outcome
}

function workshopData(
  { make, model, plate }: WorkshopBooking,
  chosen: readonly OfferedWorkshopService[],
  { day, minute }: CallersAppointment,
): ServiceBookingData {
  return {
    ...servicesToBook(chosen),
    vehicle: {
      ...{ garageId: null, vin: null, hsn: null, tsn: null, make, model, fuelType: null },
      ...{ registeredIn: null, mileage: null, plateNumber: plate },
    },
    ...{ isGarageFlow: false, ceiling: null, slot: { day, minute } },
  }
}

function driveData({ title, priceCents }: BookableCar, { day }: CallersAppointment): ContactData {
  return {
    ...{ title, requestType: 'TEST_DRIVE', contactType: 'EMAIL', day, timeOfDay: null },
    ...{ price: priceCents ?? 0, finance: null },
  }
}
