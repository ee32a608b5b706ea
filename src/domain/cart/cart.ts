import type { Accessory } from '../accessory/accessory.ts'
import type { FinanceKind } from '../financing/finance-product.ts'
import type { FinanceInput } from '../financing/finance-terms.ts'

/** The kinds of products in a cart (specification, section 3). */
export const PRODUCT_TYPES = ['Vehicle', 'Accessory', 'AccessoryStandAlone', 'Service', 'TradeInVehicle'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** More lines are refused: nobody buys so many cars, but a script could fill the table. */
export const MAX_LINES = 50
/** How long a visitor's cart is kept in their browser, in seconds: 90 days since the last thing was added. */
export const CART_MAX_AGE_SECONDS = 90 * 24 * 3600

/** The largest quantity of one accessory. */
export const MAX_QUANTITY = 20

/** Title and picture of an accessory as it was seen, for one that its provider no longer has. */
export type SeenAccessory = Pick<Accessory, 'title' | 'picture'>

export type PaymentKind = 'CASH' | FinanceKind

/** The chosen payment of a car, with the chosen options of a loan or lease. */
export type PaymentChoice =
  | { readonly kind: 'CASH'; readonly input: null }
  | { readonly kind: FinanceKind; readonly input: FinanceInput }

/** The owner of a cart. A visitor's cart is known by its id, which nobody else learns. */
export type CartOwner =
  | { readonly kind: 'CUSTOMER'; readonly customerId: number }
  | { readonly kind: 'VISITOR'; readonly anonymousId: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of a visitor's cart from a cookie or header; null where it is not valid. */
export function anonymousIdOf(text: string | null | undefined): string | null {
  const id = text?.trim().toLowerCase() ?? ''
  return UUID.test(id) ? id : null
}
