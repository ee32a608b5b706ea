import { formatPlainNumber } from '#domain/format/numbers.ts'
import { DEPRECIATION_YEARS, type RunningCosts } from '#use-cases/vehicle/running-costs.ts'
import { energyPriceText } from '#use-cases/vehicle/energy-costs.ts'
import { builder } from '../builder.ts'

export const RunningCostsType = builder.objectRef<RunningCosts>('RunningCosts').implement({
  description: 'What a car costs a month, each part null where a fact that it follows from is not known.',
  fields: (t) => ({
    kilometres: t.exposeInt('kilometres', { description: 'A year.' }),
    depreciation: t.expose('depreciation', { type: 'Euro', nullable: true, description: 'What the price loses.' }),
    depreciationYears: t.int({ resolve: () => DEPRECIATION_YEARS }),
    energy: t.field({ type: 'Euro', nullable: true, resolve: ({ energy }) => energy?.amount ?? null }),
    energyPrices: t.stringList({
      description: 'The official average prices and the consumption, of each carrier.',
      resolve: ({ energy }, _, { locale }) =>
        energy?.parts.map(
          ({ carrier, price, consumption }) =>
            `${formatPlainNumber(consumption, locale, 1)} × ${energyPriceText(carrier, price, locale)}`,
        ) ?? [],
    }),
    energyPricesYear: t.int({ nullable: true, resolve: ({ energy }) => energy?.year ?? null }),
    tax: t.field({ type: 'Euro', nullable: true, resolve: ({ tax }) => tax?.amount ?? null }),
    taxExemptUntil: t.string({
      nullable: true,
      description: 'YYYY-MM.',
      resolve: ({ tax }) => (tax?.due.kind === 'EXEMPT' ? tax.due.until : null),
    }),
  }),
})
