import type { WriteHandle } from '#database/handles.ts'
import { readWithin } from '#database/read-within.ts'
import type { Refused } from '#domain/refused.ts'
import type { Shopper } from '#domain/shopper.ts'
import { existingCart } from '#database/carts.ts'
import { fetchCartProducts } from '../cart/fetch-products.ts'
import { lockDraftOf } from '#database/drafts.ts'
import { lockTradeInsOfCart } from '../trade-in/accept-trade-ins.ts'
import { type Checkout, type CheckoutDeps, readCheckout } from './checkout.ts'
import { renewReservations, type Unavailable } from '../reservation/reserve-vehicles.ts'

export interface LockedCheckout {
  readonly kind: 'done'
  /** Undefined where the cart holds nothing that can be bought. */
  readonly checkout: Checkout | undefined
  readonly cartId: string | undefined
}

/** What a checkout needs of outside services, asked before a transaction begins: none is waited for while rows are locked. */
export async function fetchForCheckout<Deps extends CheckoutDeps>(
  deps: Deps,
  { customerId, scope }: Shopper,
): Promise<Deps> {
  return { ...deps, accessories: await fetchCartProducts(deps, { kind: 'CUSTOMER', customerId }, scope) }
}

/**
 * The customer's checkout, read under locks: its cart, trade-ins and cars stay as they are until the transaction ends. Its cars are
 * reserved anew. `deps` come from `fetchForCheckout`. Refused as `reserveVehicles`.
 */
export async function lockCheckout(
  handle: WriteHandle,
  deps: CheckoutDeps,
  shopper: Shopper,
): Promise<LockedCheckout | Unavailable | Refused> {
  const owner = { kind: 'CUSTOMER', customerId: shopper.customerId } as const
  await lockDraftOf(handle, owner, 'checkout')
  const cartId = await existingCart(handle, owner)
  if (cartId) await lockTradeInsOfCart(handle, cartId)
  const reserved = await renewReservations(handle, shopper)
  if (reserved.kind !== 'done') return reserved
  return { kind: 'done', cartId, checkout: await readCheckout({ ...deps, read: readWithin(handle) }, shopper) }
}
