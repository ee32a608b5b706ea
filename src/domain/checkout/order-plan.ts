import { isPickedUp, type ShippingChoice } from '../delivery/shipping-kinds.ts'
import type { PaymentKind } from '../cart/cart.ts'
import { accessoryShippingPrice, type DeliveryTerms, vehicleShippingPrice } from '../delivery/shipping-price.ts'
import { type InvoicedLine, invoiceSums } from '../order/invoice.ts'
import { allowedMethods, type PaymentMethod } from '../order/payment-methods.ts'
import type { AccessoryShipping, VehicleShipping } from '../delivery/shipping-kinds.ts'
import type { OrderLineType, VatMode } from '../order/order.ts'
import { USUAL_VAT_RATE } from '../order/vat.ts'

/** Whether the dealer installs an accessory: ordered, possible if the customer chooses it for all accessories, or never. */
export type Fitting = 'ORDERED' | 'POSSIBLE' | 'NONE'

/** What one line of an order costs. Amounts in cents. */
export interface PricedItem {
  readonly type: OrderLineType
  readonly quantity: number
  /** With VAT; negative for a trade-in. */
  readonly unitPrice: number
  /** The part paid directly and not through a bank: the down payment of a loan, the special payment of a lease. */
  readonly unitDue: number
  readonly vat: VatMode
  readonly vatRate: number
  readonly payment: PaymentKind
  readonly fitting: Fitting
}

/** The items one dealer sells in a checkout, and what their delivery depends on. */
export interface DealerItems<Item extends PricedItem> {
  readonly items: readonly Item[]
  readonly terms: DeliveryTerms
  /** Kilometres to the delivery address; null where unknown. */
  readonly distance: number | null
  /** The dealer's position is known, so delivery to the door can be priced, and the address is within its delivery area. */
  readonly deliversHome: boolean
  readonly takesCards: boolean
  readonly takesMandates: boolean
}

export interface Shipment {
  readonly kind: VehicleShipping | AccessoryShipping
  /** The delivery of a margin-taxed car belongs to its price (§ 25a UStG). */
  readonly vat: 'REGULAR' | 'MARGIN'
  readonly quantity: number
  readonly unitPrice: number
  /** The distance is not known yet: the price is the lowest possible one. */
  readonly isLeast: boolean
}

/** The totals of an order with one dealer. Amounts in cents. */
export interface OrderPlan {
  readonly shipments: readonly Shipment[]
  readonly total: number
  /** Paid directly, not by a bank. */
  readonly due: number
  /** VAT in the total; margin-taxed goods contain none that may be shown (§ 25a UStG). */
  readonly vat: number
  readonly isFinanced: boolean
  /** A delivery has no final price yet: nothing may be ordered. */
  readonly isPriceOpen: boolean
  /** How it may be paid; empty where nothing is left to pay. */
  readonly methods: readonly PaymentMethod[]
}

/** Adds up what one dealer sells and its delivery. */
export function planOrder<Item extends PricedItem>(dealer: DealerItems<Item>, shipping: ShippingChoice): OrderPlan {
  const { items, takesCards, takesMandates } = dealer
  const shipments = shipmentsOf(dealer, shipping)
  const delivered = sumOf(shipments, ({ unitPrice }) => unitPrice)
  const due = sumOf(items, ({ unitDue }) => unitDue) + delivered
  const isFinanced = items.some(({ payment }) => payment !== 'CASH')
  return {
    shipments,
    total: sumOf(items, ({ unitPrice }) => unitPrice) + delivered,
    due,
    vat: invoiceSums([...items, ...shipments.map(invoiced)]).rates.reduce((sum, { vat }) => sum + vat, 0),
    isFinanced,
    isPriceOpen: hasOpenPrice(dealer, shipping),
    methods: allowedMethods({
      due,
      hasVehicle: items.some(({ type }) => type === 'VEHICLE'),
      isFinanced,
      isPickedUp: isPickedUp(shipping),
      takesCards,
      takesMandates,
    }),
  }
}

function invoiced({ quantity, unitPrice, vat }: Shipment): InvoicedLine {
  return { type: 'SHIPMENT', quantity, unitPrice, vat, vatRate: USUAL_VAT_RATE }
}

/** Whether an accessory is shipped on its own; an installed one comes with its car. */
export function travels({ type, fitting }: PricedItem): boolean {
  return (type === 'ACCESSORY' || type === 'ACCESSORY_STAND_ALONE') && fitting !== 'ORDERED'
}

/** Whether cars are to be delivered to the door over an unknown distance. */
function hasOpenPrice(
  { items, distance, deliversHome }: DealerItems<PricedItem>,
  { vehicles }: ShippingChoice,
): boolean {
  return vehicles === 'DELIVERY' && items.some(({ type }) => type === 'VEHICLE') && (distance === null || !deliversHome)
}

/** Cars first, then installations, one price per line whatever its quantity, then parcels. */
function shipmentsOf<Item extends PricedItem>(
  { items, terms, distance, deliversHome }: DealerItems<Item>,
  { vehicles, accessories }: ShippingChoice,
): Shipment[] {
  const cars = items.filter(({ type }) => type === 'VEHICLE')
  const loose = items.filter(travels)
  const wishesFitting = accessories === FITTING
  const fitted = items.filter(
    ({ fitting }) => fitting === 'ORDERED' || (wishesFitting && fitting === 'POSSIBLE'),
  ).length
  const value = sumOf(loose, ({ unitPrice }) => unitPrice)
  return [
    ...(vehicles && (deliversHome || vehicles !== 'DELIVERY')
      ? carShipments(cars).map((shipment) => ({
          kind: vehicles,
          ...shipment,
          ...vehiclePrice(terms, vehicles, distance),
        }))
      : []),
    ...(fitted > 0 ? [{ kind: FITTING, quantity: fitted, unitPrice: terms.installation, ...TAXED }] : []),
    ...(accessories && !wishesFitting && loose.length > 0
      ? [
          {
            kind: accessories,
            quantity: 1,
            unitPrice: accessoryShippingPrice(terms, accessories, value),
            ...TAXED,
          },
        ]
      : []),
  ]
}

const FITTING = 'ACCESSORY_PICK_UP_WITH_INSTALLATION' as const
const TAXED = { vat: 'REGULAR', isLeast: false } as const

/** Cars of the margin scheme travel on a line of their own: no VAT may be shown for it. */
function carShipments(cars: readonly PricedItem[]): Pick<Shipment, 'quantity' | 'vat'>[] {
  const margin = cars.filter(({ vat }) => vat === 'MARGIN').length
  return [
    ...(margin > 0 ? [{ quantity: margin, vat: 'MARGIN' as const }] : []),
    ...(cars.length > margin ? [{ quantity: cars.length - margin, vat: 'REGULAR' as const }] : []),
  ]
}

function vehiclePrice(
  terms: DeliveryTerms,
  shipping: VehicleShipping,
  distance: number | null,
): Pick<Shipment, 'unitPrice' | 'isLeast'> {
  const price = vehicleShippingPrice(terms, shipping, distance)
  return { unitPrice: price ?? terms.homeBase, isLeast: price === null }
}

function sumOf<T extends { readonly quantity: number }>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amount(item) * item.quantity, 0)
}
