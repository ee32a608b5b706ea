import { createHash, randomUUID } from 'node:crypto'
import type { DraftOwner } from '#database/drafts.ts'
import { ownerName } from '#database/carts.ts'
import type { WriteHandle } from '#database/handles.ts'
import { once } from '#database/idempotency.ts'
import { readWithin } from '#database/read-within.ts'
import { orConflict } from '#database/savepoint.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import type { Locale } from '#domain/locale.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { ServiceContact, ServiceVehicle } from '#domain/workshop/booking-draft.ts'
import { bookSlot } from '../appointment/book-slot.ts'
import type { SlotTaken } from '../appointment/take-slot.ts'
import { readBooking, readBookingDraft, type ServiceBooking } from './booking.ts'
import { type ChangeBookingDeps, endBooking } from './change-booking.ts'

/** The distance to the workshop makes no difference here, and nobody outside is asked while rows are locked. */
const NO_PLACES = { geocode: async () => undefined }

/** A booking as it goes to the workshop. */
export interface NewServiceBooking {
  readonly merchantId: number
  readonly customerId: number | null
  readonly contact: ServiceContact
  /** The titles of its services. */
  readonly title: string
  readonly data: ServiceBookingData
}

/** What a request of the kind BOOKING says about itself. Amounts in cents. */
export interface ServiceBookingData {
  readonly services: readonly {
    readonly sku: string
    readonly title: string
    readonly priceKind: string
    readonly price: number
    readonly maxPrice: number | null
  }[]
  readonly vehicle: ServiceVehicle
  readonly isGarageFlow: boolean
  readonly ceiling: number | null
  /** Null: the workshop takes no appointments online. */
  readonly slot: SlotChoice | null
}

/** Opens the request that a booking is, in its transaction, and names it with the key that opens its page. */
export type OpenBookingRequest = (
  handle: WriteHandle,
  booking: NewServiceBooking,
) => Promise<{ readonly id: number; readonly key: string }>

export interface BookedService {
  readonly kind: 'done'
  readonly requestId: number
  readonly key: string
  readonly hasAppointment: boolean
}

interface Order {
  readonly owner: DraftOwner
  readonly scope: MerchantScope
  readonly locale: Locale
  /** Of the form: sent twice it is one booking. */
  readonly key: string
  /** What was shown. */
  readonly shown: string
}

/**
 * Books what the draft says: opens the request and takes the time, all or nothing. The draft ends with it. Refused: CONFLICT where a step
 * is not answered, CHANGED where something else was shown, UNAVAILABLE with alternatives where the time is taken.
 */
export async function bookWorkshopService(
  deps: ChangeBookingDeps & { readonly openRequest: OpenBookingRequest },
  { owner, scope, locale, key, shown }: Order,
): Promise<BookedService | SlotTaken | Refused> {
  return deps.writer.transaction((handle) =>
    once<BookedService | SlotTaken | Refused>(
      handle,
      { owner: ownerName(owner), operation: 'bookWorkshopService', key },
      { shown },
      async () => {
        const draft = await readBookingDraft(handle, owner, randomUUID())
        const booking = await readBooking({ read: readWithin(handle), places: NO_PLACES }, scope, draft)
        if (booking.openStep !== 'service-summary') return refused('CONFLICT')
        if (bookingDigest(booking, locale) !== shown) return refused('CHANGED')
        return book(handle, deps.openRequest, owner, booking, locale)
      },
    ),
  )
}

async function book(
  handle: WriteHandle,
  openRequest: OpenBookingRequest,
  owner: DraftOwner,
  { draft, services, work, workshop, hasCalendar }: ServiceBooking,
  locale: Locale,
): Promise<BookedService | SlotTaken | Refused> {
  const { vehicle, contact, key: draftKey } = draft
  const slot = hasCalendar ? draft.slot : null
  if (!workshop || !vehicle || !contact) return refused('CONFLICT')
  let taken: SlotTaken | undefined
  const outcome = await orConflict(handle, async (): Promise<BookedService | 'CONFLICT'> => {
    const { id: requestId, key } = await openRequest(handle, {
      merchantId: workshop.id,
      customerId: owner.kind === 'CUSTOMER' ? owner.customerId : null,
      contact,
      title: services.map(({ title }) => title[locale]).join(', '),
      data: {
        services: services.map(({ sku, title, priceKind, price: { price, maxPrice } }) => ({
          ...{ sku, title: title[locale], priceKind, price, maxPrice },
        })),
        ...{ vehicle, isGarageFlow: vehicle.garageId !== null, ceiling: contact.ceiling, slot },
      },
    })
    if (slot) {
      const booked = await bookSlot(handle, {
        merchantId: workshop.id,
        kind: 'WORKSHOP',
        slot,
        work,
        draftKey,
        requestId,
      })
      if (booked.kind === 'refused') {
        taken = booked
        return 'CONFLICT'
      }
    }
    await endBooking(handle, owner)
    return { kind: 'done', requestId, key, hasAppointment: slot !== null }
  })
  // A conflict of anything else than the time is somebody else's booking of the same draft.
  return outcome === 'CONFLICT' ? (taken ?? refused('CONFLICT')) : outcome
}

/** Fingerprint of what the summary shows: whoever books, books exactly that. */
export function bookingDigest({ draft, services, workshop }: ServiceBooking, locale: Locale): string {
  const { vehicle, slot, contact } = draft
  const prices = services.map(({ sku, price }) => [sku, price])
  return createHash('sha256')
    .update(JSON.stringify([prices, workshop?.uuid, vehicle, slot, contact, locale]))
    .digest('hex')
}
