import * as fc from 'fast-check'
import type { VehicleFilters } from '#catalogue/filters.ts'
import type { DeliveredVehicle } from '#use-cases/stock/apply-feed.ts'
import { car } from './stock.ts'

/** Cars of three makes and two models each, whose attributes repeat at different rates so that every combination leaves some. */
export function mixedCars(count: number): DeliveredVehicle[] {
  return Array.from({ length: count }, (_, number) =>
    car(`c${number}`, {
      makeName: ['Audi', 'BMW', 'Opel'][number % 3]!,
      modelName: ['A', 'B'][Math.floor(number / 3) % 2]!,
      attributes: {
        condition: number % 7 === 0 ? 'NEW' : 'USED',
        fuel: (['DIESEL', 'PETROL', 'ELECTRIC'] as const)[number % 5 === 0 ? 2 : number % 2]!,
        bodyType: (['SUV', 'ESTATE', 'SALOON'] as const)[number % 4 === 0 ? 0 : number % 3]!,
        gearbox: number % 3 === 0 ? 'MANUAL' : 'AUTOMATIC',
        hu: `2027-${String(1 + (number % 12)).padStart(2, '0')}`,
        bodyColor: (['BLACK', 'WHITE', 'RED'] as const)[number % 3]!,
        metallic: number % 5 < 2,
        seats: 4 + (number % 4),
        price: (5_000 + number * 250) * 100,
        mileage: number * 1_500,
        power: 60 + number,
        previousOwners: number % 4,
        comfort: [
          ...(number % 2 === 0 ? ['TOWBAR' as const] : []),
          ...(number % 3 === 0 ? ['SEAT_HEATING' as const] : []),
        ],
        security: number % 4 === 0 ? ['ISOFIX'] : [],
      },
    }),
  )
}

/** Filter states that leave some of `mixedCars`, made of the values of these cars. */
export const mixedFilters: fc.Arbitrary<VehicleFilters> = fc
  .record({
    makeModel: fc.constantFrom([], [], [{ make: 'audi' }], [{ make: 'audi', model: 'a' }, { make: 'bmw' }]),
    choices: fc.record({
      fuel: someOf('DIESEL', 'PETROL', 'ELECTRIC'),
      body: someOf('SUV', 'ESTATE'),
      condition: someOf('NEW', 'USED'),
      color: someOf('BLACK', 'WHITE'),
      gearbox: someOf('MANUAL'),
      seller: someOf('COMPANY', 'PRIVATE'),
      comfort: someOf('TOWBAR', 'SEAT_HEATING'),
    }),
    bounds: fc.constantFrom<VehicleFilters['bounds']>(
      {},
      { 'mileage-max': 90_000 },
      { 'seats-min': 6 },
      { 'hu-months': 6, 'listed-days': 2 },
      { 'power-min': 90, 'owners-max': 2 },
    ),
    price: fc.constantFrom(undefined, undefined, { kind: 'CASH_RANGE' as const, max: 20_000 }),
    toggles: fc.constantFrom<VehicleFilters['toggles']>([], [], ['metallic'], ['photographs']),
    powerUnit: fc.constantFrom('KW' as const, 'PS' as const),
  })
  .map((state): VehicleFilters => ({ ...state, merchants: [] }))

/** Nothing in two of three states, because with a choice in every list few cars would be left. */
function someOf(...values: readonly string[]): fc.Arbitrary<readonly string[]> {
  return fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...values]) })
}
