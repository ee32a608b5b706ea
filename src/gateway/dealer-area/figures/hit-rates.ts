import { AGE_BANDS, type AgeBand, type HitRate, type HitRates } from '#domain/trade-in/hit-rate.ts'
import { readHitRatesForStaff } from '#use-cases/dealer-area/figures/hit-rates-for-staff.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { merchantIdOf } from '../request.ts'

const AgeBandRef = builder.enumType('TradeInAge', { values: AGE_BANDS })

const AgeHitRateType = builder.objectRef<HitRate & { readonly age: AgeBand }>('AgeHitRate').implement({
  fields: (t) => ({
    age: t.expose('age', { type: AgeBandRef }),
    inside: t.exposeInt('inside'),
    offers: t.exposeInt('offers'),
  }),
})

const HitRatesType = builder.objectRef<HitRates>('HitRates').implement({
  description: 'Of the offers made after an inspection, how many lay within the range that was estimated before.',
  fields: (t) => ({
    inside: t.exposeInt('inside'),
    offers: t.exposeInt('offers', { description: 'Those with an estimate whose range has two ends.' }),
    ages: t.field({ type: [AgeHitRateType], resolve: ({ ages }) => [...ages] }),
  }),
})

builder.queryField('hitRates', (t) =>
  t.field({
    type: HitRatesType,
    description: 'Of the last two years.',
    args: { merchant: t.arg.id({ required: true, description: 'UUID.' }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return unwrapOrThrow(await readHitRatesForStaff(context.deps.read, context.actor, merchantId)).rates
    },
  }),
)
