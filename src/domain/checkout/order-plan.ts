import type { PaymentKind } from '../cart/cart.ts'
import { accessoryShippingPrice, type DeliveryTerms, vehicleShippingPrice } from '../delivery/shipping-price.ts'
import { allowedMethods, type PaymentMethod } from '../order/payment-methods.ts'
import type { AccessoryShipping, OrderLineType, VatMode, VehicleShipping } from '../order/order.ts'

/** What one line of an order costs. Amounts in cents. */
export interface PricedItem {
  readonly type: OrderLineType
  readonly quantity: number
  /** With VAT; negative for what is traded in. */
  readonly unitPrice: number
  /** Of it, what is paid directly and not through a bank: the down payment of a loan, the special payment of a lease. */
  readonly unitDue: number
  readonly vat: VatMode
  readonly vatRate: number
  readonly payment: PaymentKind
}

/** Everything one dealer sells in a checkout, and what its delivery depends on. */
export interface DealerItems<Item extends PricedItem> {
  readonly items: readonly Item[]
  readonly terms: DeliveryTerms
  /** Kilometres to where it is delivered; null where unknown. */
  readonly distance: number | null
  readonly takesCards: boolean
  readonly takesMandates: boolean
}

/** How the goods travel; null where the checkout holds none of the kind, or nothing has been chosen yet. */
export interface ShippingChoice {
  readonly vehicles: VehicleShipping | null
  readonly accessories: AccessoryShipping | null
}

export interface Shipment {
  readonly kind: VehicleShipping | AccessoryShipping
  readonly quantity: number
  readonly unitPrice: number
}

/** What an order with one dealer comes to. Amounts in cents. */
export interface OrderPlan {
  readonly shipments: readonly Shipment[]
  readonly total: number
  /** What is paid directly, not by a bank. */
  readonly due: number
  /** VAT in the total; margin-scheme goods hold none that may be shown (§ 25a UStG). */
  readonly vat: number
  readonly isFinanced: boolean
  /** How it may be paid; empty where nothing is left to pay. */
  readonly methods: readonly PaymentMethod[]
}

/** Services, and so their shipments, bear the usual rate. */
export const SHIPMENT_VAT_RATE = 19

/** Adds up what one dealer sells, and what it costs to bring it. */
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
    vat: sumOf(items, vatOf) + includedVat(delivered, SHIPMENT_VAT_RATE),
    isFinanced,
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

/** The VAT in a price that includes it, in cents. */
export function includedVat(price: number, rate: number): number {
  return Math.round((price * rate) / (100 + rate))
}

function vatOf({ vat, unitPrice, vatRate }: PricedItem): number {
  return vat === 'REGULAR' ? includedVat(unitPrice, vatRate) : 0
}

function isPickedUp({ vehicles, accessories }: ShippingChoice): boolean {
  return (vehicles === null || vehicles === 'PICK_UP') && accessories !== 'ACCESSORY_DELIVERY'
}

/** Accessories that are fitted travel with their car, at the price of fitting them. */
function shipmentsOf<Item extends PricedItem>(
  { items, terms, distance }: DealerItems<Item>,
  { vehicles, accessories }: ShippingChoice,
): Shipment[] {
  const cars = items.filter(({ type }) => type === 'VEHICLE')
  const goods = items.filter(({ type }) => type === 'ACCESSORY' || type === 'ACCESSORY_STAND_ALONE')
  const shipments: Shipment[] = []
  if (vehicles && cars.length > 0)
    shipments.push({
      kind: vehicles,
      quantity: cars.length,
      unitPrice: vehicleShippingPrice(terms, vehicles, distance),
    })
  if (accessories && goods.length > 0) {
    const value = sumOf(goods, ({ unitPrice }) => unitPrice)
    const count = sumOf(goods, () => 1)
    const unitPrice = accessoryShippingPrice(terms, accessories, { value, count })
    shipments.push({ kind: accessories, quantity: 1, unitPrice })
  }
  return shipments
}

function sumOf<T extends { readonly quantity: number }>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amount(item) * item.quantity, 0)
}
