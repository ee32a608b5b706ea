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

/** An orderable cart line as the order will have it. Exactly one of the four products is set. */
export interface CheckoutItem extends PricedItem {
  readonly lineId: number
  readonly merchantId: number
  readonly vehicle: Vehicle | null
  readonly accessory: Accessory | null
  readonly service: OfferedService | null
  readonly tradeIn: TradeInOffer | null
  /** The car that an accessory or service goes with. */
  readonly forVehicleId: number | null
  /** For the registration service: what the customer has entered about it. */
  readonly registration: Registration | null
  /** The loan or lease a car is ordered with. */
  readonly finance: PaymentToday | null
}

interface CheckoutItems {
  readonly merchants: ReadonlyMap<number, Merchant>
  /**
   * In the order of the cart, without lines that cannot be bought now, what belongs to them, and trade-ins without a car of their dealer.
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
    // A car chosen with a loan or lease that is no longer offered is not turned into a cash purchase; the cart explains it.
    if (choice.kind !== 'CASH' && !payment) return undefined
    return { ...common, ...vehicleItem(line, product.vehicle) }
  }
  const cash = { unitPrice: price, unitDue: price, payment: 'CASH', finance: null } as const
  const taxed = { vat: 'REGULAR', vatRate: USUAL_VAT_RATE } as const
  if (product.kind === 'TRADE_IN')
    return {
      ...{ ...common, ...cash, type: 'TRADE_IN_VEHICLE', tradeIn: product.offer, fitting: 'NONE' },
      // A private seller's car bears no VAT; a company invoices its car itself.
      ...{ vat: 'NONE', vatRate: 0 },
      forVehicleId: null,
    }
  const { forVehicleId } = product
  if (product.kind === 'SERVICE') {
    const { service } = product
    const said = registrations.find(({ vehicleId }) => vehicleId === forVehicleId)
    const registration = service.kind === 'REGISTRATION' ? (said ?? null) : null
    const tax = service.vat === 'EXEMPT' ? ({ vat: 'EXEMPT', vatRate: 0 } as const) : taxed
    return { ...common, ...cash, ...tax, type: 'SERVICE', service, registration, forVehicleId, fitting: 'NONE' }
  }
  if (!product.accessory) return undefined
  const { accessory, withInstallation } = product
  const type = forVehicleId === null ? 'ACCESSORY_STAND_ALONE' : 'ACCESSORY'
  // Accessories that fit any car, such as oil, are not installed.
  const fitting = withInstallation ? 'ORDERED' : accessory.fits.length > 0 ? 'POSSIBLE' : 'NONE'
  return { ...common, ...cash, ...taxed, type, accessory, forVehicleId, fitting }
}

/**
 * The price depends on the payment. With a loan the bank pays the dealer all but the down payment. With a lease the customer pays the
 * lessor all instalments, which bear VAT, beginning with the special payment; margin taxation applies only to a customer who buys the car.
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
