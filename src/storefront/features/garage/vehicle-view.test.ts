import { expect, it } from 'vitest'
import type { GarageQuery } from '#storefront/generated/graphql.ts'
import { vehicleView } from './vehicle-view.server.ts'

type Vehicle = GarageQuery['garageVehicles'][number]

const CORSA: Vehicle = {
  ...{ garageId: '7', make: 'Opel', model: 'Corsa', vin: null, hsn: null, tsn: null, fuelType: null, plate: null },
  ...{
    firstRegistration: null,
    mileage: null,
    nextInspection: null,
    nextService: null,
    warrantyUntil: null,
    dealer: null,
    isSelected: true,
    picture: 'x',
  },
  ...{ isTradedIn: false, tradeInOrderId: null, tradeInOffers: [] },
}
const tradeInOf = (vehicle: Partial<Vehicle>) => vehicleView({ ...CORSA, ...vehicle }, 'de').tradeIn

it('a traded-in car links to its order, except where the order has no page', () => {
  expect(tradeInOf({})).toBeUndefined()
  expect(tradeInOf({ isTradedIn: true, tradeInOrderId: '2000000017' })).toEqual({
    text: 'Dieses Auto geben Sie in Zahlung:',
    order: { href: '/meine-bestellungen/2000000017', name: expect.stringContaining('2000000017') },
  })
  expect(tradeInOf({ isTradedIn: true })).toEqual({ text: 'Dieses Auto geben Sie in Zahlung.' })
})
