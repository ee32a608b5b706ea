import type { Accessory } from '#domain/accessory/accessory.ts'
import type { PaymentToday } from '#domain/cart/payment-today.ts'
import { type PricedItem, SHIPMENT_VAT_RATE } from '#domain/checkout/order-plan.ts'
import type { Cart, CartLine } from '../cart/cart.ts'
import type { Merchant } from '../merchant/merchants.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import type { OfferedService } from '../cart/services.ts'

/** A line of the cart that can be ordered, as the order will have it. One of the three products is there. */
export interface CheckoutItem extends PricedItem {
  readonly lineId: number
  readonly merchantId: number
  readonly vehicle: Vehicle | null
  readonly accessory: Accessory | null
  readonly service: OfferedService | null
  /** The car that an accessory or service goes with. */
  readonly forVehicleId: number | null
  readonly withInstallation: boolean
  /** The loan or lease a car is ordered with. */
  readonly finance: PaymentToday | null
}

export interface CheckoutItems {
  readonly merchants: ReadonlyMap<number, Merchant>
  /** In the order of the cart; what cannot be bought at present is left out. */
  readonly items: readonly CheckoutItem[]
}

export function itemsOf({ lines }: Cart): CheckoutItems {
  const available = lines.filter(({ unavailable }) => unavailable.length === 0)
  return {
    merchants: new Map(available.map(({ merchant }) => [merchant.id, merchant])),
    items: available.flatMap((line) => itemOf(line) ?? []),
  }
}

function itemOf(line: CartLine): CheckoutItem | undefined {
  const { id: lineId, product, merchant, quantity, price } = line
  const common = { lineId, merchantId: merchant.id, quantity, vehicle: null, accessory: null, service: null }
  const cash = { unitPrice: price, unitDue: price, payment: 'CASH', finance: null } as const
  const taxed = { vat: 'REGULAR', vatRate: SHIPMENT_VAT_RATE } as const
  if (product.kind === 'VEHICLE') return { ...common, ...vehicleItem(line, product.vehicle) }
  const { forVehicleId } = product
  if (product.kind === 'SERVICE')
    return {
      ...common,
      ...cash,
      ...taxed,
      type: 'SERVICE',
      service: product.service,
      forVehicleId,
      withInstallation: false,
    }
  if (!product.accessory) return undefined
  const type = forVehicleId === null ? 'ACCESSORY_STAND_ALONE' : 'ACCESSORY'
  const { accessory, withInstallation } = product
  return { ...common, ...cash, ...taxed, type, accessory, forVehicleId, withInstallation }
}

/**
 * What a car costs depends on how it is paid: a loan is paid to the dealer by the bank but for its down payment; of a lease the customer
 * pays all instalments, at first the special payment.
 */
function vehicleItem({ price, payment: finance }: CartLine, vehicle: Vehicle) {
  const quote = finance?.quote
  return {
    type: 'VEHICLE',
    vehicle,
    forVehicleId: null,
    withInstallation: false,
    unitPrice: quote?.kind === 'LEASING' ? quote.totalRepayment : price,
    unitDue: quote ? quote.downPayment : price,
    vat: vehicle.attributes.vatMode === 'REGULAR' ? 'REGULAR' : 'MARGIN',
    vatRate: vehicle.attributes.vatRate ?? SHIPMENT_VAT_RATE,
    payment: quote?.kind ?? 'CASH',
    finance,
  } as const
}
