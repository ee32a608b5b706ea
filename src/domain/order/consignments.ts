import type { AccessoryShipping, VehicleShipping } from '../delivery/shipping-kinds.ts'
import type { OrderDelivery, OrderLineType } from './order.ts'

export interface ConsignedLine {
  readonly type: OrderLineType
  readonly title: string
  readonly withInstallation: boolean
}

/** Items that are delivered or picked up together. `place`: at the customer's, at a dealer nearby, or at the seller's. */
export interface Consignment {
  /** `FITTED`: fitted into a car of the order, and delivered with it. */
  readonly kind: VehicleShipping | AccessoryShipping | 'FITTED'
  /** Titles. */
  readonly items: readonly string[]
  readonly place: 'ADDRESS' | 'DEALER' | 'SELLER'
}

/** The deliveries of an order in the order of its lines: cars, then installations, then parcels. Source: `checkout/order-plan`. */
export function consignmentsOf(
  { vehicles, accessories }: Pick<OrderDelivery, 'vehicles' | 'accessories'>,
  lines: readonly ConsignedLine[],
): Consignment[] {
  const cars = titlesOf(lines, ({ type }) => type === 'VEHICLE')
  const all = titlesOf(lines, isAccessory)
  const fitted = titlesOf(lines, (line) => isAccessory(line) && line.withInstallation)
  const loose = titlesOf(lines, (line) => isAccessory(line) && !line.withInstallation)
  const isFitting = accessories === 'ACCESSORY_PICK_UP_WITH_INSTALLATION'
  const fitting = vehicles ? 'FITTED' : 'ACCESSORY_PICK_UP_WITH_INSTALLATION'
  return [
    ...(vehicles ? [consignment(vehicles, cars)] : []),
    ...(fitted.length > 0 && !isFitting ? [consignment(fitting, fitted)] : []),
    ...(accessories ? [consignment(accessories, isFitting ? all : loose)] : []),
  ]
}

/** For each line the items it delivers, where the order has several deliveries; null for other lines, and where there is only one. */
export function deliveredBy(
  delivery: Pick<OrderDelivery, 'vehicles' | 'accessories'>,
  lines: readonly ConsignedLine[],
): (readonly string[] | null)[] {
  const consignments = consignmentsOf(delivery, lines)
  const isClear = lines.filter(({ type }) => type === 'SHIPMENT').length === consignments.length
  let next = 0
  return lines.map(({ type }) => {
    if (type !== 'SHIPMENT' || consignments.length < 2 || !isClear) return null
    return consignments[next++]!.items
  })
}

function consignment(kind: Consignment['kind'], items: readonly string[]): Consignment {
  return { kind, items, place: PLACES[kind] }
}

const PLACES: Readonly<Record<Consignment['kind'], Consignment['place']>> = {
  DELIVERY: 'ADDRESS',
  ACCESSORY_DELIVERY: 'ADDRESS',
  DELIVERY_TO_DEALER: 'DEALER',
  PICK_UP: 'SELLER',
  ACCESSORY_PICK_UP: 'SELLER',
  ACCESSORY_PICK_UP_WITH_INSTALLATION: 'SELLER',
  FITTED: 'SELLER',
}

function isAccessory({ type }: ConsignedLine): boolean {
  return type === 'ACCESSORY' || type === 'ACCESSORY_STAND_ALONE'
}

function titlesOf(lines: readonly ConsignedLine[], which: (line: ConsignedLine) => boolean): string[] {
  return lines.filter(which).map(({ title }) => title)
}
