import type { GraphQLResolveInfo } from 'graphql'
import { type AddOutcome, addToCart } from '#use-cases/cart/add-to-cart.ts'
import { changeQuantity } from '#use-cases/cart/change-quantity.ts'
import { deleteFromCart } from '#use-cases/cart/delete-from-cart.ts'
import type { CartOwner } from '#domain/cart/cart.ts'
import { CART_ERROR_CODES } from '#domain/cart/unavailable.ts'
import { isOrderable } from '#use-cases/cart/group-by-vehicle.ts'
import type { CartLine } from '#use-cases/cart/cart-line.ts'
import { type Cart, type CartContent, readCart, readCartContent } from '#use-cases/cart/cart.ts'
import { selectsField } from '../selects-field.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { Refusal } from '../refusal.ts'
import { AddToCartInput, requestedItem, CartItemKey, cartKey, DeleteFromCartInput, ProductTypeRef } from './input.ts'
import { cartOwner, requireCartOwner } from './owner.ts'
import { countAttempt } from '../session/actor.ts'
import { CartPaymentType } from './payment.ts'
import { CartProductType } from './product.ts'
import { unavailable } from './unavailable.ts'

const CartLineType = builder.objectRef<CartLine>('CartLine').implement({
  fields: (t) => ({
    productType: t.expose('productType', { type: ProductTypeRef }),
    quantity: t.exposeInt('quantity'),
    product: t.field({ type: CartProductType, resolve: ({ product }) => product }),
    payment: t.field({ type: CartPaymentType, resolve: (line) => line }),
    dealer: t.field({ type: MerchantType, resolve: ({ merchant }) => ({ ...merchant, distance: null }) }),
    available: t.boolean({
      description: 'Whether it can be ordered now; a trade-in only with a car of its dealer.',
      resolve: isOrderable,
    }),
    errorCodes: t.intList({
      description: 'Why it cannot be ordered: 102 reserved by someone else, 113 no longer available.',
      resolve: ({ unavailable }) => unavailable.map((reason) => CART_ERROR_CODES[reason]),
    }),
    addedAt: t.expose('addedAt', { type: 'DateTime' }),
  }),
})

/** A whole cart, or its content where the request selects nothing else. */
type CartAnswer = Cart | CartContent

export const CartType = builder.objectRef<CartAnswer>('Cart').implement({
  fields: (t) => ({
    lines: t.field({
      type: [CartLineType],
      description: 'The newest first.',
      resolve: (cart) => [...whole(cart).lines],
    }),
    count: t.exposeInt('count', { description: 'Quantities added up.' }),
    vehicleIds: t.idList({
      description: 'The cars in it.',
      resolve: ({ vehicleIds }) => vehicleIds.map(String),
    }),
    sum: t.field({
      type: 'Euro',
      description: 'Today’s prices of the available items, less trade-ins.',
      resolve: (cart) => whole(cart).sum,
    }),
  }),
})

/** The most items one request adds or removes. */
const MAX_ITEMS = 50

builder.queryFields((t) => ({
  cart: t.field({
    type: CartType,
    description: 'The customer’s cart, or the one named by X-Anonymous-Customer-Unique-Id; empty if there is none.',
    resolve: (_, __, context, info) => cartOf(context, info),
  }),
  cartCount: t.int({
    description: 'The count of `cart` alone; its products are not read.',
    resolve: async (_, __, context) => (await contentOf(context)).count,
  }),
}))

builder.mutationFields((t) => ({
  addToCart: t.field({
    type: CartType,
    description:
      'All items or none. Unavailable items are refused with extensions.errorCode 113, together with 102 if reserved by someone else.',
    args: { input: t.arg({ type: AddToCartInput, required: true }) },
    resolve: async (_, { input }, context, info) => {
      const owner = requireCartOwner(context)
      await countCartAttempt(context, owner)
      const { scope, idempotencyKey: key } = context
      const items = assertItemLimit(input.items).map(requestedItem)
      const outcome = await addToCart(context.deps, { owner, items, merchantUuids: scope.merchantUuids, key })
      // The page that follows must show the present state of the refused cars.
      if (outcome.kind === 'unavailable') context.deps.index.shelf.forget(items.map(({ id }) => Number(id)))
      unwrapAdded(outcome)
      return cartOf(context, info)
    },
  }),
  deleteFromCart: t.field({
    type: CartType,
    args: { input: t.arg({ type: DeleteFromCartInput, required: true }) },
    resolve: async (_, { input }, context, info) => {
      const owner = requireCartOwner(context)
      const items = assertItemLimit(input.items).map(cartKey)
      unwrapOrThrow(await deleteFromCart(context.deps.writer, { owner, items, key: context.idempotencyKey }))
      return cartOf(context, info)
    },
  }),
  changeCartQuantity: t.field({
    type: CartType,
    description: 'Sets the quantity of an accessory: 1 to 20.',
    args: { item: t.arg({ type: CartItemKey, required: true }), quantity: t.arg.int({ required: true }) },
    resolve: async (_, { item, quantity }, context, info) => {
      const owner = requireCartOwner(context)
      unwrapOrThrow(await changeQuantity(context.deps.writer, { owner, item: cartKey(item), quantity }))
      return cartOf(context, info)
    },
  }),
}))

/** A visitor without an id creates a new cart each time, so only the network limits them. */
async function countCartAttempt(context: GatewayContext, owner: CartOwner): Promise<void> {
  await countAttempt(context, 'cart', owner.kind === 'VISITOR' ? owner.anonymousId : String(owner.customerId))
}

function unwrapAdded(outcome: AddOutcome): void {
  if (outcome.kind === 'unavailable') throw unavailable(outcome.items)
  unwrapOrThrow(outcome)
}

async function cartOf(context: GatewayContext, info: GraphQLResolveInfo): Promise<CartAnswer> {
  if (selectsField(info, 'lines', 'sum')) return readCart(context.deps, cartOwner(context), context.scope)
  return contentOf(context)
}

function contentOf(context: GatewayContext): Promise<CartContent> {
  return readCartContent(context.deps.read, cartOwner(context), context.scope)
}

function whole(cart: CartAnswer): Cart {
  if ('lines' in cart) return cart
  throw new Error('The lines of a cart were not read')
}

function assertItemLimit<T>(items: readonly T[]): readonly T[] {
  if (items.length >= 1 && items.length <= MAX_ITEMS) return items
  throw new Refusal('INVALID_INPUT', `items holds 1 to ${MAX_ITEMS}`, 'items')
}
