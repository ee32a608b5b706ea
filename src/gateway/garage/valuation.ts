import { MIN_COMPARABLES } from '#domain/valuation/estimate.ts'
import { type GarageValuation, readGarageValuation } from '#use-cases/garage/garage-valuation.ts'
import { builder } from '../builder.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { rowId, shopperOf } from '../session/actor.ts'

const GarageValuationType = builder.objectRef<GarageValuation>('GarageValuation').implement({
  description:
    'An estimate from asking prices of similar cars in stock, adjusted to its age and mileage. Not an offer.',
  fields: (t) => ({
    asOf: t.exposeString('asOf', { description: 'YYYY-MM-DD.' }),
    value: t.field({
      type: 'Euro',
      nullable: true,
      description: `Null, like the band, if there are fewer than ${MIN_COMPARABLES} comparable offers.`,
      resolve: ({ estimate }) => estimate && estimate.value,
    }),
    low: t.field({ type: 'Euro', nullable: true, resolve: ({ estimate }) => estimate && estimate.low }),
    high: t.field({ type: 'Euro', nullable: true, resolve: ({ estimate }) => estimate && estimate.high }),
    comparables: t.int({ nullable: true, resolve: ({ estimate }) => estimate?.count ?? null }),
    found: t.exposeInt('found', { description: 'Similar offers, whether enough for an estimate or not.' }),
    isOfOneFuel: t.exposeBoolean('isOfOneFuel', { description: 'Whether all comparable cars use the same fuel.' }),
  }),
})

builder.queryField('garageValuation', (t) =>
  t.field({
    type: GarageValuationType,
    nullable: true,
    description: 'Null if model, first registration or mileage is unknown.',
    args: { garageId: t.arg.id({ required: true }) },
    resolve: async (_, { garageId }, context) => {
      const outcome = await readGarageValuation(context.deps.read, shopperOf(context), rowId(garageId))
      return unwrapOrThrow(outcome).valuation
    },
  }),
)
