import { randomUUID } from 'node:crypto'
import type { Database } from '#database/connection.ts'
import type { ServiceBookingData } from '#domain/workshop/booked-services.ts'
import { issueRequestKey } from '#use-cases/request/request-keys.ts'
import { openRequest } from '#use-cases/request/open-request.ts'

export const BOOKED: ServiceBookingData = {
  title: 'Inspektion, Bremsen prüfen',
  titles: { de: 'Inspektion, Bremsen prüfen', en: 'Service, brake check' },
  services: [
    {
      ...{ sku: 'WS-1', title: 'Inspektion', titles: { de: 'Inspektion', en: 'Service' } },
      ...{ priceKind: 'RANGE', price: 289_00, maxPrice: 349_00 },
    },
    {
      ...{ sku: 'WS-2', title: 'Bremsen prüfen', titles: { de: 'Bremsen prüfen', en: 'Brake check' } },
      ...{ priceKind: 'AFTER_INSPECTION', price: 0, maxPrice: null },
    },
  ],
  vehicle: {
    ...{ garageId: 7, vin: 'WVWZZZ1JZXW000001', hsn: null, tsn: null, make: 'Seat', model: 'Leon' },
    ...{ fuelType: 'PETROL', registeredIn: '2019-04', mileage: 84_500, plateNumber: 'K-FW 123' },
  },
  ...{ isGarageFlow: true, ceiling: 250_00, slot: null },
}

/** A request that books services of a workshop, with a key for each side. */
export async function addServiceBooking(database: Database, merchantId: number, customerId: number | null = null) {
  const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
  return database.transaction(async (handle) => {
    const { id, key } = await openRequest(handle, site, randomUUID(), {
      ...{ kind: 'BOOKING', merchantId, vehicleId: null, customerId, data: BOOKED, text: null, federalState: null },
      person: { salutation: null, firstName: 'Sabine', lastName: 'Krüger' },
      ...{ email: 's@post.example', phone: '0221 4710100' },
    })
    return { id, key, sellerKey: await issueRequestKey(handle, id, 'MERCHANT') }
  })
}
