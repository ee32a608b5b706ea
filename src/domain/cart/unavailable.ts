import type { RefusalCode } from '../refusal-code.ts'
import type { ProductType } from './cart.ts'

/** Why a thing cannot be put into a cart. */
export type UnavailableReason = Extract<RefusalCode, 'RESERVED' | 'UNAVAILABLE'>

/** The numbers of the specification's error catalogue: reserved by somebody else, no longer available (decision 72). */
export const CART_ERROR_CODES = { RESERVED: 102, UNAVAILABLE: 113 } as const satisfies Record<UnavailableReason, number>

/** A thing that was asked for and cannot be had. A reserved car has both reasons: it is another's, and so not available. */
export interface UnavailableItem {
  readonly productType: ProductType
  readonly id: string
  readonly reasons: readonly UnavailableReason[]
}

/** What is known of the car that is asked for; undefined where there is none, or not in this shop. */
interface RequestedCar {
  readonly state: 'PUBLISHED' | 'RESERVED' | 'SOLD' | 'ARCHIVED'
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
