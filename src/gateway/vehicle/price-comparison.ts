import { berlinToday } from '#domain/berlin-time.ts'
import { isInScope } from '#domain/merchant-scope.ts'
import { type PriceComparable, readPriceComparables } from '#use-cases/valuation/price-comparables.ts'
import type { RatedVehicle } from '#use-cases/vehicle/vehicle.ts'
import { builder } from '../builder.ts'

const MAX_COMPARABLES = 100

const PriceComparableType = builder.objectRef<PriceComparable>('PriceComparable').implement({
  description: 'An offer that the price of a car is compared with, and what its differences from that car are worth.',
  fields: (t) => ({
    vehicleId: t.id({
      nullable: true,
      description: 'Null in a shop of single dealers for cars of others, which it does not name.',
      resolve: ({ vehicle }, _, { scope }) => (isInScope(scope, vehicle.merchant.uuid) ? String(vehicle.id) : null),
    }),
    make: t.string({ resolve: ({ vehicle }) => vehicle.make.slug }),
    model: t.string({ resolve: ({ vehicle }) => vehicle.model.slug }),
    title: t.string({ resolve: ({ vehicle: { make, model } }) => `${make.name} ${model.name}` }),
    firstRegistration: t.string({ nullable: true, resolve: ({ vehicle }) => vehicle.attributes.firstRegistration }),
    mileage: t.int({ nullable: true, resolve: ({ vehicle }) => vehicle.attributes.mileage }),
    power: t.int({ nullable: true, resolve: ({ vehicle }) => vehicle.attributes.power }),
    price: t.expose('price', { type: 'Euro' }),
    adjustmentForAge: t.field({ type: 'Euro', resolve: ({ age }) => wholeEuros(age) }),
    adjustmentForMileage: t.field({ type: 'Euro', resolve: ({ mileage }) => wholeEuros(mileage) }),
    adjustmentForPower: t.field({ type: 'Euro', resolve: ({ power }) => wholeEuros(power) }),
    adjustedPrice: t.field({
      type: 'Euro',
      resolve: ({ price, age, mileage, power }) => price + wholeEuros(age) + wholeEuros(mileage) + wholeEuros(power),
    }),
  }),
})

export const PriceComparisonType = builder.objectRef<RatedVehicle>('PriceComparison').implement({
  description: 'What a price is beside the comparable offers of the whole market.',
  fields: (t) => ({
    rating: t.string({ resolve: ({ attributes }) => attributes.priceRating ?? '' }),
    estimate: t.field({ type: 'Euro', resolve: ({ ratedPrice }) => ratedPrice.estimate }),
    difference: t.field({
      type: 'Euro',
      description: 'The price less the estimate: below zero for a cheaper car.',
      resolve: ({ attributes, ratedPrice }) => (attributes.price ?? 0) - ratedPrice.estimate,
    }),
    comparableCount: t.int({ resolve: ({ ratedPrice }) => ratedPrice.count }),
    ratedAt: t.field({ type: 'DateTime', resolve: ({ ratedPrice }) => ratedPrice.at }),
    comparables: t.field({
      type: [PriceComparableType],
      args: { first: t.arg.int({ defaultValue: 3 }) },
      description: 'The most similar first.',
      resolve: ({ id, modelId }, { first }, { deps }) =>
        readPriceComparables(
          { read: deps.read, shelf: deps.index.shelf },
          { id, modelId },
          { first: Math.min(Math.max(first ?? 3, 1), MAX_COMPARABLES), today: berlinToday() },
        ),
    }),
  }),
})

/** Cents: adjustments are shown without cents, and their sum is exact. */
function wholeEuros(cents: number): number {
  return Math.round(cents / 100) * 100
}
