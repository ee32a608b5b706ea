import { readShopPromise, type ShopPromise } from '#use-cases/checkout/shop-promise.ts'
import { builder } from '../builder.ts'

const ShopPromiseType = builder.objectRef<ShopPromise>('ShopPromise').implement({
  fields: (t) => ({
    dealerCount: t.exposeInt('dealerCount', { description: 'Published dealers with cars on offer.' }),
    deliveryFrom: t.expose('deliveryFrom', {
      type: 'Euro',
      nullable: true,
      description: 'The lowest price at which one of them brings a car to the door; null where none does.',
    }),
  }),
})

builder.queryField('shopPromise', (t) =>
  t.field({
    type: ShopPromiseType,
    description: 'What holds for every purchase in this shop, from the dealers whose cars are on offer.',
    resolve: (_, _args, { scope, deps }) => readShopPromise(deps, scope),
  }),
)
