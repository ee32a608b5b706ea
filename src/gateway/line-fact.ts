import type { LineFact } from '#domain/order/order.ts'
import { builder } from './builder.ts'

/** A labelled fact, in the language of the answer. */
export const LineFactType = builder.objectRef<LineFact>('LineFact').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    value: t.exposeString('value'),
    isEnergyLabel: t.boolean({
      description: 'Whether it belongs to the energy label of a new car.',
      resolve: ({ isEnergyLabel }) => isEnergyLabel === true,
    }),
  }),
})
