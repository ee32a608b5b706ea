import { z } from 'zod'
import type { SlotChoice } from '../appointments/nearest-slots.ts'
import type { Locale } from '../locale.ts'
import type { RequestData } from '../request/request.ts'
import { ServiceVehicle } from './booking-draft.ts'
import { SERVICE_PRICE_KINDS, type ServicePrice, type WorkshopService } from './service.ts'

const BookedServiceLine = z.object({
  sku: z.string(),
  title: z.string(),
  /** Missing in bookings of before. */
  titles: z.object({ de: z.string(), en: z.string() }).optional(),
  priceKind: z.enum(SERVICE_PRICE_KINDS),
  price: z.int(),
  maxPrice: z.int().nullable(),
})
export type BookedServiceLine = z.output<typeof BookedServiceLine>

/** What both sides of a workshop booking read about it: prices as they were shown, in cents. */
const BookedServices = z.object({
  services: z.array(BookedServiceLine),
  vehicle: ServiceVehicle.pick({
    ...{ make: true, model: true, plateNumber: true, mileage: true, fuelType: true, registeredIn: true },
  }),
  /** Above this the workshop calls first; null: it always does. */
  ceiling: z.int().nullable(),
})
export type BookedServices = z.output<typeof BookedServices>

/** What a request of the kind BOOKING says about itself when services of a workshop are booked. */
export interface ServiceBookingData extends RequestData, Omit<BookedServices, 'vehicle'> {
  readonly vehicle: ServiceVehicle
  readonly isGarageFlow: boolean
  /** Null: the workshop takes no appointments online. */
  readonly slot: SlotChoice | null
}

type Chosen = Pick<WorkshopService, 'sku' | 'title' | 'priceKind'> & {
  readonly price: Pick<ServicePrice, 'price' | 'maxPrice'>
}

/** The chosen services as a booking stores them: each title in German for the workshop, and in both languages for the customer. */
export function servicesToBook(chosen: readonly Chosen[]): Pick<ServiceBookingData, 'title' | 'titles' | 'services'> {
  const titleOf = (locale: Locale) => chosen.map(({ title }) => title[locale]).join(', ')
  return {
    ...{ title: titleOf('de'), titles: { de: titleOf('de'), en: titleOf('en') } },
    services: chosen.map(({ sku, title, priceKind, price: { price, maxPrice } }) => ({
      ...{ sku, title: title.de, titles: title, priceKind, price, maxPrice },
    })),
  }
}

/** The services that a request books; null where it is about something else. */
export function bookedServices(data: RequestData): BookedServices | null {
  return BookedServices.safeParse(data).data ?? null
}
