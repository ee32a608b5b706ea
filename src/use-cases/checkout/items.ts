import type { Accessory } from '#domain/accessory/accessory.ts'
import type { PaymentToday } from '#domain/cart/payment-today.ts'
import type { Registration } from '#domain/checkout/registration.ts'
import type { PricedItem } from '#domain/checkout/order-plan.ts'
import { USUAL_VAT_RATE } from '#domain/order/vat.ts'
import { isOrderable } from '../cart/group-by-vehicle.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { Cart } from '../cart/cart.ts'
import type { Merchant } from '../merchant/merchants.ts'
import type { TradeInOffer } from '../trade-in/trade-ins.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import type { OfferedService } from '../cart/services.ts'

/** A line of the cart that can be ordered, as the order will have it. One of the four products is there. */
export interface CheckoutItem extends PricedItem {
  readonly lineId: number
  readonly merchantId: number
  readonly vehicle: Vehicle | null
  readonly accessory: Accessory | null
  readonly service: OfferedService | null
  readonly tradeIn: TradeInOffer | null
  /** The car that an accessory or service goes with. */
  readonly forVehicleId: number | null
  /** Of the service of registering a car: what the customer has said about it. */
  readonly registration: Registration | null
  /** The loan or lease a car is ordered with. */
  readonly finance: PaymentToday | null
}

export interface CheckoutItems {
  readonly merchants: ReadonlyMap<number, Merchant>
  /**
   * In the order of the cart; what cannot be bought at present is left out, and what was to go with it; so is a trade-in without a car of
   * its dealer.
   */
  readonly items: readonly CheckoutItem[]
}

export function itemsOf({ lines }: Cart, registrations: readonly Registration[]): CheckoutItems {
  const available = lines.filter(isOrderable)
  const items = available.flatMap((line) => itemOf(line, registrations) ?? [])
  const cars = new Set(items.flatMap(({ vehicle }) => vehicle?.id ?? []))
  const withCar = new Set(items.flatMap(({ vehicle, merchantId }) => (vehicle ? merchantId : [])))
  const beside = items.filter(({ forVehicleId, tradeIn, merchantId }) =>
    tradeIn ? withCar.has(merchantId) : forVehicleId === null || cars.has(forVehicleId),
  )
  const sellers = new Set(beside.map(({ merchantId }) => merchantId))
  return {
    merchants: new Map(
      available.flatMap(({ merchant }) => (sellers.has(merchant.id) ? [[merchant.id, merchant]] : [])),
    ),
    items: beside,
  }
}

const NOTHING = { vehicle: null, accessory: null, service: null, tradeIn: null, registration: null } as const

function itemOf(line: CartLine, registrations: readonly Registration[]): CheckoutItem | undefined {
  const { id: lineId, product, merchant, quantity, price, choice, payment } = line
  const common = { lineId, merchantId: merchant.id, quantity, ...NOTHING }
  if (product.kind === 'VEHICLE') {
    // Whoever wanted a loan or lease is not made to pay at once: the cart says that it is not on offer any more.
    if (choice.kind !== 'CASH' && !payment) return undefined
    return { ...common, ...vehicleItem(line, product.vehicle) }
  }
  const cash = { unitPrice: price, unitDue: price, payment: 'CASH', finance: null } as const
  const taxed = { vat: 'REGULAR', vatRate: USUAL_VAT_RATE } as const
  if (product.kind === 'TRADE_IN')
    return {
      ...{ ...common, ...cash, type: 'TRADE_IN_VEHICLE', tradeIn: product.offer, fitting: 'NONE' },
      // What a private person sells bears none; a company writes an invoice of its own.
      ...{ vat: 'NONE', vatRate: 0 },
      forVehicleId: null,
    }
  const { forVehicleId } = product
  if (product.kind === 'SERVICE') {
    const { service } = product
    const said = registrations.find(({ vehicleId }) => vehicleId === forVehicleId)
    const registration = service.kind === 'REGISTRATION' ? (said ?? null) : null
    return { ...common, ...cash, ...taxed, type: 'SERVICE', service, registration, forVehicleId, fitting: 'NONE' }
  }
  if (!product.accessory) return undefined
  const { accessory, withInstallation } = product
  const type = forVehicleId === null ? 'ACCESSORY_STAND_ALONE' : 'ACCESSORY'
  // What fits any car, as oil or a first-aid kit, is not fitted to one.
  const fitting = withInstallation ? 'ORDERED' : accessory.fits.length > 0 ? 'POSSIBLE' : 'NONE'
  return { ...common, ...cash, ...taxed, type, accessory, forVehicleId, fitting }
}

/**
 * What a car costs depends on how it is paid: a loan is paid to the dealer by the bank but for its down payment; of a lease the customer
 * pays all instalments to the lessor, at first the special payment, which all bear VAT: only who buys the car buys it second-hand.
 */
function vehicleItem({ price, payment: finance }: CartLine, vehicle: Vehicle) {
  const quote = finance?.quote
  const { vatMode, vatRate } = vehicle.attributes
  const isLease = quote?.kind === 'LEASING'
  return {
    type: 'VEHICLE',
    vehicle,
    forVehicleId: null,
    fitting: 'NONE',
    unitPrice: isLease ? quote.totalRepayment : price,
    unitDue: quote ? quote.downPayment : price,
    vat: isLease || vatMode === 'REGULAR' ? 'REGULAR' : 'MARGIN',
    vatRate: isLease ? USUAL_VAT_RATE : (vatRate ?? USUAL_VAT_RATE),
    payment: quote?.kind ?? 'CASH',
    finance,
  } as const
}
