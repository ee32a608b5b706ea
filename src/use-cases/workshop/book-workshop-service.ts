import { createHash, randomUUID } from 'node:crypto'
import { type DraftOwner, lockDraftOf } from '#database/drafts.ts'
import { ownerName } from '#database/carts.ts'
import type { ReadHandle, WriteHandle } from '#database/handles.ts'
import { hasAnswer, once } from '#database/idempotency.ts'
import { readWithin } from '#database/read-within.ts'
import { orConflict } from '#database/savepoint.ts'
import type { Locale } from '#domain/locale.ts'
import type { MailSite } from '#domain/mail.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { type ServiceBookingData, servicesToBook } from '#domain/workshop/booked-services.ts'
import type { Places } from '#services/places/port.ts'
import { bookSlot } from '../appointment/book-slot.ts'
import { federalStateAt } from '../merchant/federal-state.ts'
import { openRequest } from '../request/open-request.ts'
import type { SlotTaken } from '../appointment/take-slot.ts'
import { readBooking, readBookingDraft, type ServiceBooking } from './booking.ts'
import { type ChangeBookingDeps, endBooking } from './change-booking.ts'

/** The distance to the workshop makes no difference here, and nobody outside is asked while rows are locked. */
const NO_PLACES = { geocode: async () => undefined }

const OPERATION = 'bookWorkshopService'

type BookDeps = ChangeBookingDeps & { readonly places: Pick<Places, 'known'> }

export interface BookedService {
  readonly kind: 'done'
  readonly requestId: number
  readonly key: string
  readonly hasAppointment: boolean
}

interface Order {
  readonly owner: DraftOwner
  readonly scope: MerchantScope
  readonly site: MailSite
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
  deps: BookDeps,
  { owner, scope, site, key, shown }: Order,
): Promise<BookedService | SlotTaken | Refused> {
  return deps.writer.transaction((handle) =>
    once<BookedService | SlotTaken | Refused>(
      handle,
      { owner: ownerName(owner), operation: OPERATION, key },
      { shown },
      async () => {
        await lockDraftOf(handle, owner, 'workshop')
        const draft = await readBookingDraft(handle, owner, randomUUID())
        const booking = await readBooking({ read: readWithin(handle), places: NO_PLACES }, scope, draft)
        if (booking.openStep !== 'service-summary') return refused('CONFLICT')
        if (bookingDigest(booking, site.locale) !== shown) return refused('CHANGED')
        return book(handle, deps.places, { owner, site, key }, booking)
      },
    ),
  )
}

async function book(
  handle: WriteHandle,
  places: BookDeps['places'],
  { owner, site, key: formKey }: Pick<Order, 'owner' | 'site' | 'key'>,
  { draft, services, work, workshop, hasCalendar }: ServiceBooking,
): Promise<BookedService | SlotTaken | Refused> {
  const { vehicle, contact, key: draftKey } = draft
  const slot = hasCalendar ? draft.slot : null
  if (!workshop || !vehicle || !contact) return refused('CONFLICT')
  const { salutation, firstName, lastName, email, phone, message } = contact
  const data: ServiceBookingData = {
    ...servicesToBook(services),
    ...{ vehicle, isGarageFlow: vehicle.garageId !== null, ceiling: contact.ceiling, slot },
  }
  const federalState = await federalStateAt(places, workshop)
  let taken: SlotTaken | undefined
  const outcome = await orConflict(handle, async (): Promise<BookedService | 'CONFLICT'> => {
    const { id: requestId, key } = await openRequest(handle, site, `${ownerName(owner)} ${formKey}`, {
      ...{ kind: 'BOOKING', merchantId: workshop.id, vehicleId: null, data, text: message, email, phone },
      customerId: owner.kind === 'CUSTOMER' ? owner.customerId : null,
      person: { salutation, firstName, lastName },
      federalState,
    })
    if (slot) {
      const place = { merchantId: workshop.id, kind: 'WORKSHOP', slot, work, draftKey, requestId } as const
      const booked = await bookSlot(handle, place)
      if (booked.kind === 'refused') {
        taken = booked
        return 'CONFLICT'
      }
    }
    await endBooking(handle, owner)
    return { kind: 'done', requestId, key, hasAppointment: slot !== null }
  })
  return outcome === 'CONFLICT' ? (taken ?? refused('CONFLICT')) : outcome
}

/** Whether the form of this key has been booked: sent again it is answered as before. */
export function isBooked(read: ReadHandle, owner: DraftOwner, key: string): Promise<boolean> {
  return hasAnswer(read, { owner: ownerName(owner), operation: OPERATION, key })
}

/** Fingerprint of what the summary shows: exactly that is booked. */
export function bookingDigest({ draft, services, workshop }: ServiceBooking, locale: Locale): string {
  const { vehicle, slot, contact } = draft
  const prices = services.map(({ sku, price }) => [sku, price])
  return createHash('sha256')
    .update(JSON.stringify([prices, workshop?.uuid, vehicle, slot, contact, locale]))
    .digest('hex')
}
