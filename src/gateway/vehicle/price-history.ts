import type { PriceChange } from '#domain/vehicle/price-reduction.ts'
import { builder } from '../builder.ts'

export const PriceChangeType = builder.objectRef<PriceChange>('PriceChange').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'Since when this price was asked.' }),
    price: t.expose('price', { type: 'Euro' }),
  }),
})
