import { expect, it } from 'vitest'
import { titleIn } from '../request/request.ts'
import { bookedServices, servicesToBook } from './booked-services.ts'

const CHOSEN = [
  {
    sku: 'WS-1',
    title: { de: 'Räderwechsel', en: 'Wheel change' },
    priceKind: 'FIXED',
    price: { price: 36_00, maxPrice: null },
  },
  {
    sku: 'WS-2',
    title: { de: 'Achsvermessung', en: 'Alignment' },
    priceKind: 'FIXED',
    price: { price: 100_00, maxPrice: null },
  },
] as const
const VEHICLE = {
  ...{ make: 'Seat', model: null, plateNumber: null, mileage: null, fuelType: null, registeredIn: null },
}

it('a booking is in German for the workshop, and in the language of its reader for the customer', () => {
  const data = { ...servicesToBook(CHOSEN), vehicle: VEHICLE, ceiling: null }
  expect(data.title).toBe('Räderwechsel, Achsvermessung')
  expect([titleIn(data, 'de'), titleIn(data, 'en')]).toEqual([data.title, 'Wheel change, Alignment'])
  const [first] = bookedServices(data)!.services
  expect([first!.title, titleIn(first!, 'en')]).toEqual(['Räderwechsel', 'Wheel change'])
})

it('one of before is in the language it was booked in', () => {
  const { titles: _, ...data } = servicesToBook(CHOSEN)
  const services = data.services.map(({ titles: __, ...line }) => line)
  expect(titleIn(data, 'en')).toBe('Räderwechsel, Achsvermessung')
  expect(bookedServices({ ...data, services, vehicle: VEHICLE, ceiling: null } as never)?.services[0]).toEqual({
    ...{ sku: 'WS-1', title: 'Räderwechsel', priceKind: 'FIXED', price: 36_00, maxPrice: null },
  })
})

it('shows of the car what both sides need, and nothing of another request', () => {
  const data = { ...servicesToBook(CHOSEN), vehicle: { ...VEHICLE, vin: 'WVWZZZ1KZ8W386752' }, ceiling: 300_00 }
  expect(bookedServices(data)).toEqual({
    ...{ services: data.services, vehicle: VEHICLE, ceiling: 300_00 },
  })
  expect(bookedServices({ title: 'Frage' })).toBeNull()
})
