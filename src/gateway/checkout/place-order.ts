import { IdempotentForm } from '#domain/idempotency-key.ts'
import { placeOrder } from '#use-cases/checkout/place-order.ts'
import { builder } from '../builder.ts'
import { stepDone } from './step-done.ts'
import { readInput } from '../outcome.ts'
import { mailSite, shopperOf } from '../session/actor.ts'

const PlacedOrders = builder.objectRef<{ readonly orderIds: readonly string[] }>('PlacedOrders').implement({
  description: 'One order for each dealer.',
  fields: (t) => ({ orderIds: t.idList({ resolve: ({ orderIds }) => [...orderIds] }) }),
})

builder.mutationField('placeOrder', (t) =>
  t.field({
    type: PlacedOrders,
    description:
      'Orders with the obligation to pay. Refused: INVALID_INPUT naming each consent that is not agreed to ' +
      '(`consents.<index>`), CHANGED where anything is no longer as it was shown, and what cannot be had as by addToCart.',
    args: {
      key: t.arg.string({
        required: true,
        description: 'Idempotency key of the form: submitted twice, it is one order.',
      }),
      shown: t.arg.string({ required: true, description: '`checkout.shown` of the page with the button.' }),
      consents: t.arg.intList({ required: true, description: 'Indexes of the consents agreed to.' }),
    },
    resolve: async (_, { shown, consents, ...form }, context) => {
      const shopper = shopperOf(context)
      const { key } = readInput(IdempotentForm, form)
      const request = { key, shown, consents, site: mailSite(context) }
      const { orderIds } = stepDone(await placeOrder(context.deps, shopper, request))
      return { orderIds: orderIds.map(String) }
    },
  }),
)
