import { declineTradeIn } from '#use-cases/trade-in/decline-trade-in.ts'
import type { Merchant } from '#use-cases/merchant/merchants.ts'
import type { TradeInOffer } from '#use-cases/trade-in/trade-ins.ts'
import { builder } from '../builder.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { requireCustomer, rowId } from '../session/actor.ts'

export interface ShownOffer extends TradeInOffer {
  readonly dealer: Merchant
}

export const TradeInOfferType = builder.objectRef<ShownOffer>('TradeInOffer').implement({
  description:
    'A dealer’s trade-in offer for a car of the customer’s garage: addToCart with productType TradeInVehicle.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    price: t.expose('price', { type: 'Euro' }),
    validUntil: t.exposeString('validUntil', { description: 'YYYY-MM-DD, the last day it binds the dealer.' }),
    mileage: t.int({
      nullable: true,
      description: 'Kilometres when the car was inspected.',
      resolve: ({ car }) => car.mileage,
    }),
    dealer: t.field({ type: MerchantType, resolve: ({ dealer }) => ({ ...dealer, distance: null }) }),
    isInCart: t.exposeBoolean('isInCart'),
  }),
})

builder.mutationField('declineTradeIn', (t) =>
  t.boolean({
    description: 'Refused: NOT_FOUND for another customer’s offer, CONFLICT if it is part of an order or has ended.',
    args: { tradeInId: t.arg.id({ required: true }) },
    resolve: async (_, { tradeInId }, context) => {
      const { customerId } = requireCustomer(context)
      unwrapOrThrow(await declineTradeIn(context.deps.writer, { customerId, tradeInId: rowId(tradeInId) }))
      return true
    },
  }),
)
