/** How cars and accessories travel. Source: specification, section 3 "Shipping kind". */
export const VEHICLE_SHIPPING = ['PICK_UP', 'DELIVERY', 'DELIVERY_TO_DEALER'] as const
export type VehicleShipping = (typeof VEHICLE_SHIPPING)[number]
export const ACCESSORY_SHIPPING = [
  'ACCESSORY_DELIVERY',
  'ACCESSORY_PICK_UP',
  'ACCESSORY_PICK_UP_WITH_INSTALLATION',
] as const
export type AccessoryShipping = (typeof ACCESSORY_SHIPPING)[number]

/** How the goods travel; null where the checkout holds none of the kind, or nothing has been chosen yet. */
export interface ShippingChoice {
  readonly vehicles: VehicleShipping | null
  readonly accessories: AccessoryShipping | null
}

/** Everything is fetched at the dealer's. */
export function isPickedUp({ vehicles, accessories }: ShippingChoice): boolean {
  return (vehicles === null || vehicles === 'PICK_UP') && accessories !== 'ACCESSORY_DELIVERY'
}
