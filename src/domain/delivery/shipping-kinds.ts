/** The kinds of delivery for cars and accessories. Source: specification, section 3 "Shipping kind". */
export const VEHICLE_SHIPPING = ['PICK_UP', 'DELIVERY', 'DELIVERY_TO_DEALER'] as const
export type VehicleShipping = (typeof VEHICLE_SHIPPING)[number]
export const ACCESSORY_SHIPPING = [
  'ACCESSORY_DELIVERY',
  'ACCESSORY_PICK_UP',
  'ACCESSORY_PICK_UP_WITH_INSTALLATION',
] as const
export type AccessoryShipping = (typeof ACCESSORY_SHIPPING)[number]

/** The chosen kinds of delivery; null where the checkout holds no such goods, or nothing has been chosen yet. */
export interface ShippingChoice {
  readonly vehicles: VehicleShipping | null
  readonly accessories: AccessoryShipping | null
}

/** Whether everything is picked up at the dealer's. */
export function isPickedUp({ vehicles, accessories }: ShippingChoice): boolean {
  return (vehicles === null || vehicles === 'PICK_UP') && accessories !== 'ACCESSORY_DELIVERY'
}
