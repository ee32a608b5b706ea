import { berlinToday } from '#domain/berlin-time.ts'
import { MIN_COMPARABLES } from '#domain/valuation/estimate.ts'
import { readGarage } from '#use-cases/garage/garage-vehicles.ts'
import { readValueEstimate, type ValueEstimate } from '#use-cases/valuation/value-estimate.ts'
import { builder } from '../builder.ts'
import { Refusal } from '../refusal.ts'
import { requireCustomer, rowId } from '../session/actor.ts'

const GarageValuation = builder.objectRef<ValueEstimate & { asOf: string }>('GarageValuation').implement({
  description:
    'An estimate from asking prices of similar cars in stock, adjusted to its age and mileage. Not an offer.',
  fields: (t) => ({
    asOf: t.exposeString('asOf', { description: 'YYYY-MM-DD' }),
    value: t.field({
      type: 'Euro',
      nullable: true,
      description: `Null, like the band, if there are fewer than ${MIN_COMPARABLES} comparable offers.`,
      resolve: ({ estimate }) => estimate && estimate.value,
    }),
    low: t.field({ type: 'Euro', nullable: true, resolve: ({ estimate }) => estimate && estimate.low }),
    high: t.field({ type: 'Euro', nullable: true, resolve: ({ estimate }) => estimate && estimate.high }),
    comparables: t.int({ nullable: true, resolve: ({ estimate }) => estimate?.count ?? null }),
    isOfOneFuel: t.exposeBoolean('isOfOneFuel', { description: 'Whether all comparable cars use the same fuel.' }),
  }),
})

builder.queryField('garageValuation', (t) =>
  t.field({
    type: GarageValuation,
    nullable: true,
    description: 'Null if model, first registration or mileage is unknown.',
    args: { garageId: t.arg.id({ required: true }) },
    resolve: async (_, { garageId }, context) => {
      const { customerId } = requireCustomer(context)
      const { read } = context.deps
      const garage = await readGarage(read, customerId)
      const vehicle = garage.find(({ id }) => id === rowId(garageId))
      if (!vehicle) throw new Refusal('NOT_FOUND', 'There is no such thing.')
      const { model, firstRegistration, mileage } = vehicle
      if (model === null || firstRegistration === null || mileage === null) return null
      const asOf = berlinToday()
      const car = { ...vehicle, model, firstRegistration, mileage }
      return { asOf, ...(await readValueEstimate(read, car, context.scope.merchantUuids, asOf)) }
    },
  }),
)
