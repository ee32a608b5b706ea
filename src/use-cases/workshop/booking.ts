import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import { type DraftOwner, readDraft } from '#database/drafts.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { BookingDraft, emptyBookingDraft } from '#domain/workshop/booking-draft.ts'
import { type BookingStep, firstBookingStep } from '#domain/workshop/booking-steps.ts'
import { type ServiceSum, sumOfServices, workOfServices } from '#domain/workshop/service.ts'
import type { Work } from '#domain/appointments/calendar.ts'
import { kilometresBetween } from '#domain/distance.ts'
import type { Places } from '#services/places/port.ts'
import { readCalendar } from '../appointment/calendar.ts'
import { readReservation, type SlotReservation } from '../appointment/reserve-slot.ts'
import { type LocatedMerchant } from '../merchant/find-dealers.ts'
import { readDealers } from '../merchant/merchants.ts'
import { type OfferedWorkshopService, readServicesOf, readWorkshopServices } from './services.ts'

export interface BookingDeps {
  readonly read: ReadHandle
  readonly places: Pick<Places, 'geocode'>
}

/** A workshop booking as it stands: the answers, and what they come to at today's prices. */
export interface ServiceBooking {
  readonly draft: BookingDraft
  /** At the prices of the workshop once one is chosen, otherwise at the lowest. */
  readonly services: readonly OfferedWorkshopService[]
  readonly sum: ServiceSum
  readonly work: Work
  readonly workshop: LocatedMerchant | null
  /** The workshop takes appointments online. */
  readonly hasCalendar: boolean
  /** Of the chosen time; null where it has run out or nothing is chosen. */
  readonly reservation: SlotReservation | null
  readonly openStep: BookingStep
}

/** What the owner has entered so far; where that is of an older shape, nothing. `newKey`: for a draft that begins. */
export async function readBookingDraft(
  read: SelectHandle,
  owner: DraftOwner | null,
  newKey: string,
): Promise<BookingDraft> {
  const stored = owner ? await readDraft(read, owner, 'workshop') : undefined
  return BookingDraft.safeParse(stored).data ?? emptyBookingDraft(newKey)
}

/** The booking of a draft. A workshop that this shop no longer shows, or that no longer offers the services, counts as not chosen. */
export async function readBooking(
  { read, places }: BookingDeps,
  scope: MerchantScope,
  stored: BookingDraft,
): Promise<ServiceBooking> {
  const dealer = stored.merchant
    ? (await readDealers(read, scope.merchantUuids)).find(({ uuid }) => uuid === stored.merchant)
    : undefined
  const offered = dealer ? await readServicesOf(read, dealer.id) : []
  const isOffered = dealer !== undefined && stored.skus.every((sku) => offered.some((service) => service.sku === sku))
  const all = isOffered ? offered : await readWorkshopServices(read, scope)
  const services = all.filter(({ sku }) => stored.skus.includes(sku))
  const draft = {
    ...stored,
    skus: services.map(({ sku }) => sku),
    ...(isOffered ? {} : { merchant: null, price: null, slot: null }),
  }
  const workshop = isOffered && dealer && draft.merchant ? dealer : null
  const place = draft.place && workshop ? await places.geocode(draft.place) : undefined
  const hasCalendar = workshop !== null && (await readCalendar(read, workshop.id)) !== undefined
  const reservation = draft.slot ? await readReservation(read, draft.key) : undefined
  return {
    draft,
    services,
    sum: sumOfServices(services.map(({ price }) => price)),
    work: workOfServices(services),
    workshop: workshop && { ...workshop, distance: place ? kilometresBetween(place, workshop) : null },
    hasCalendar,
    reservation: reservation ?? null,
    openStep: firstBookingStep(draft, { hasCalendar: hasCalendar || workshop === null }),
  }
}
