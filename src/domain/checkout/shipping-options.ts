import {
  ACCESSORY_SHIPPING,
  type AccessoryShipping,
  VEHICLE_SHIPPING,
  type VehicleShipping,
} from '../delivery/shipping-kinds.ts'
import type { ShippingChoice } from '../delivery/shipping-kinds.ts'
import { deliversTo } from '../delivery/shipping-price.ts'
import { type DealerItems, planOrder, type PricedItem, travels } from './order-plan.ts'

export interface ShippingOption {
  readonly kind: VehicleShipping | AccessoryShipping
  /** Cents, of all dealers together. */
  readonly price: number
  /** The destination is not known yet, so it may cost more. */
  readonly isLeast: boolean
}

/**
 * The delivery options for cars and accessories, each with its price over all dealers. Installation is offered where something can be
 * installed.
 */
export function shippingOptions(given: readonly DealerItems<PricedItem>[]): ShippingOption[] {
  const dealers = given.map(atAnotherAddress)
  const items = dealers.flatMap((dealer) => dealer.items)
  const priceOf = (choice: ShippingChoice) =>
    dealers.reduce((sum, dealer) => sum + planOrder(dealer, choice).total - planOrder(dealer, NO_CHOICE).total, 0)
  const isUnknown = dealers.some(({ distance }) => distance === null)
  // Without the dealer's position, delivery to the door never gets a price.
  const deliversHome = dealers.every((dealer) => dealer.deliversHome)
  const kinds = VEHICLE_SHIPPING.filter((kind) => kind !== 'DELIVERY' || deliversHome)
  const goods = ACCESSORY_SHIPPING.filter(
    (kind) => kind !== 'ACCESSORY_PICK_UP_WITH_INSTALLATION' || items.some(({ fitting }) => fitting === 'POSSIBLE'),
  )
  return [
    ...(items.some(({ type }) => type === 'VEHICLE') ? kinds : []).map((kind) => ({
      kind,
      price: priceOf({ vehicles: kind, accessories: null }),
      isLeast: kind === 'DELIVERY' && isUnknown,
    })),
    ...(items.some(travels) ? goods : []).map((kind) => ({
      kind,
      price: priceOf({ vehicles: null, accessories: kind }),
      isLeast: false,
    })),
  ]
}

/**
 * A dealer who does not drive as far as the address that is known may drive to the one that is entered yet: as if none were known. Where
 * that one is too far, choosing it is refused.
 */
function atAnotherAddress(dealer: DealerItems<PricedItem>): DealerItems<PricedItem> {
  const isTooFar = !dealer.deliversHome && dealer.distance !== null && deliversTo(dealer.terms, null)
  return isTooFar ? { ...dealer, distance: null, deliversHome: true } : dealer
}

const NO_CHOICE: ShippingChoice = { vehicles: null, accessories: null }
