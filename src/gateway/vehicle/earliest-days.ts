import type { EarliestDays } from '#use-cases/checkout/earliest-days.ts'
import { builder } from '../builder.ts'

export const EarliestDaysType = builder.objectRef<EarliestDays>('EarliestDays').implement({
  description: 'When a car bought today can be had at the earliest, YYYY-MM-DD.',
  fields: (t) => ({
    pickUp: t.exposeString('pickUp'),
    delivery: t.exposeString('delivery', { nullable: true, description: 'Null where the dealer does not bring cars.' }),
  }),
})
