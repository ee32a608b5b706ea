import type { Accessory } from '../accessory/accessory.ts'
import type { FinanceKind } from '../financing/finance-product.ts'
import type { FinanceInput } from '../financing/finance-terms.ts'

/** What a line of a cart can hold (specification, section 3). */
export const PRODUCT_TYPES = ['Vehicle', 'Accessory', 'AccessoryStandAlone', 'Service', 'TradeInVehicle'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** Lines beyond are refused: nobody buys so many cars, but a program could fill the table. */
export const MAX_LINES = 50
/** How long a visitor's cart is kept in their browser, in seconds: 90 days since the last thing was added. */
export const CART_KEPT_SECONDS = 90 * 24 * 3600

/** Of an accessory, in one line. */
export const MAX_OF_ONE = 20

/** What names an accessory that its provider has no more. */
export type SeenAccessory = Pick<Accessory, 'title' | 'picture'>

export type PaymentKind = 'CASH' | FinanceKind

/** How a car is meant to be paid; the chosen options where it is not paid at once. */
export type PaymentChoice =
  | { readonly kind: 'CASH'; readonly input: null }
  | { readonly kind: FinanceKind; readonly input: FinanceInput }

/** Whose cart. Visitors know theirs by its id, which nobody else learns. */
export type CartOwner =
  | { readonly kind: 'CUSTOMER'; readonly customerId: number }
  | { readonly kind: 'VISITOR'; readonly anonymousId: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of a visitor's cart as a cookie or header brings it; null for anything that is none. */
export function anonymousIdOf(text: string | null | undefined): string | null {
  const id = text?.trim().toLowerCase() ?? ''
  return UUID.test(id) ? id : null
}
