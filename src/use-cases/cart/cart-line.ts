import type { Accessory } from '#domain/accessory/accessory.ts'
import type { PaymentChoice, ProductType, SeenAccessory } from '#domain/cart/cart.ts'
import type { PaymentToday } from '#domain/cart/payment-today.ts'
import type { UnavailableReason } from '#domain/cart/unavailable.ts'
import type { BodyType } from '#domain/vehicle/vocabulary.ts'
import type { Merchant } from '../merchant/merchants.ts'
import type { TradeInOffer } from '../trade-in/trade-ins.ts'
import type { OfferedService } from './services.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

export interface CartVehicle {
  readonly kind: 'VEHICLE'
  readonly vehicle: Vehicle
}

export interface CartAccessory {
  readonly kind: 'ACCESSORY'
  readonly productId: string
  /** Null where its provider no longer has it; then only `seen` is known. */
  readonly accessory: Accessory | null
  readonly seen: SeenAccessory
  /** Cents, today's; the seen one where there is none. */
  readonly unitPrice: number
  /** The car in the cart that it goes with; null for one that is bought on its own. */
  readonly forVehicleId: number | null
  readonly withInstallation: boolean
}

/** A service beside a car of the cart. */
export interface CartService {
  readonly kind: 'SERVICE'
  readonly service: OfferedService
  readonly forVehicleId: number
}

/** The customer's own car, traded in. */
export interface CartTradeIn {
  readonly kind: 'TRADE_IN'
  readonly offer: TradeInOffer
  /** The most frequent body type of its model, to draw it with. */
  readonly bodyType: BodyType | null
  /**
   * The car of the same dealer that it is shown below; null where the cart holds none that can be bought, and the trade-in counts for
   * nothing.
   */
  readonly besideVehicleId: number | null
}

/** What a line of a cart holds. */
export type CartProduct = CartVehicle | CartAccessory | CartService | CartTradeIn

/** A cart line as it is today, beside what the visitor saw when adding it. Amounts in cents for one piece. */
export interface CartLine {
  readonly id: number
  readonly productType: ProductType
  readonly quantity: number
  readonly product: CartProduct
  /** Who sells it. */
  readonly merchant: Merchant
  /** Why it can no longer be bought; empty where it can. */
  readonly unavailable: readonly UnavailableReason[]
  readonly price: number
  readonly seenPrice: number
  readonly choice: PaymentChoice
  /** The chosen loan or lease at today's price; null for cash, and where the car is no longer on offer or financed so. */
  readonly payment: PaymentToday | null
  readonly seenMonthlyRate: number | null
  readonly addedAt: Date
}
