import type { VehicleState } from '../stock/stock-state.ts'
import type { RefusalCode } from '../refusal-code.ts'
import type { ProductType } from './cart.ts'

/** Why an item cannot be added to a cart. */
export type UnavailableReason = Extract<RefusalCode, 'RESERVED' | 'UNAVAILABLE'>

/** The numbers of the specification's error catalogue: reserved by somebody else, no longer available (open point 72). */
export const CART_ERROR_CODES = { RESERVED: 102, UNAVAILABLE: 113 } as const satisfies Record<UnavailableReason, number>

/** A requested item that is unavailable. A reserved car has both reasons. */
export interface UnavailableItem {
  readonly productType: ProductType
  readonly id: string
  readonly reasons: readonly UnavailableReason[]
}

/** The requested car; undefined where it does not exist, or not in this shop. */
interface RequestedCar {
  readonly state: VehicleState
  readonly sellerKind: 'COMPANY' | 'PRIVATE'
  /** Somebody else is in checkout with it. */
  readonly isReservedByOther: boolean
}

/** Why a car cannot be bought online; empty where it can. Private sellers have no cart (decision 7). */
export function unavailableReasons(car: RequestedCar | undefined): UnavailableReason[] {
  if (car?.sellerKind !== 'COMPANY') return ['UNAVAILABLE']
  if (car.state === 'RESERVED' || (car.state === 'PUBLISHED' && car.isReservedByOther))
    return ['RESERVED', 'UNAVAILABLE']
  return car.state === 'PUBLISHED' ? [] : ['UNAVAILABLE']
}
