import { placeOrder } from '#use-cases/checkout/place-order.ts'
import { builder } from '../builder.ts'
import { stepDone } from './change-checkout.ts'
import { Refusal } from '../refusal.ts'
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
        description: 'Of the form with the button, made when it was shown: pressed twice, it is one order.',
      }),
      shown: t.arg.string({ required: true, description: '`checkout.shown` of the page with the button.' }),
      consents: t.arg.intList({ required: true, description: 'Indexes of those agreed to.' }),
    },
    resolve: async (_, { key, shown, consents }, context) => {
      const shopper = shopperOf(context)
      if (!/^[\w-]{16,100}$/.test(key)) throw new Refusal('INVALID_INPUT', 'The key has 16 to 100 characters.', 'key')
      const request = { key, shown, consents, site: mailSite(context) }
      const { orderIds } = stepDone(await placeOrder(context.deps, shopper, request))
      return { orderIds: orderIds.map(String) }
    },
  }),
)
