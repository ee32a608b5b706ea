import type { AccessoryShipping, VehicleShipping } from '../delivery/shipping-kinds.ts'
import type { BillingAddress } from '../account/address.ts'
import type { CustomerKind, Salutation } from '../account/customer.ts'
import type { FinanceInput } from '../financing/finance-terms.ts'
import type { FinanceQuote } from '../financing/quote.ts'

/** Source: specification, section 3 "Order line type". */
export const ORDER_LINE_TYPES = [
  'VEHICLE',
  'ACCESSORY',
  'ACCESSORY_STAND_ALONE',
  'SERVICE',
  'SHIPMENT',
  'TRADE_IN_VEHICLE',
] as const
export type OrderLineType = (typeof ORDER_LINE_TYPES)[number]

/** Source: specification, section 3 "Delivery type". */
export const DELIVERY_TYPES = ['DELIVERY', 'PICK_UP', 'PICK_UP_WITH_INSTALLATION'] as const
export type DeliveryType = (typeof DELIVERY_TYPES)[number]

/** The one of the three that an order's delivery is. */
export function deliveryTypeOf({
  vehicles,
  accessories,
}: Pick<OrderDelivery, 'vehicles' | 'accessories'>): DeliveryType {
  if (vehicles === 'DELIVERY' || accessories === 'ACCESSORY_DELIVERY') return 'DELIVERY'
  return accessories === 'ACCESSORY_PICK_UP_WITH_INSTALLATION' ? 'PICK_UP_WITH_INSTALLATION' : 'PICK_UP'
}

/** Whether a line sells a thing or a service: they differ in when a contract can be withdrawn from. Source: specification, section 3. */
export function lineKindOf(type: OrderLineType): 'SALE' | 'SERVICE' {
  return type === 'SERVICE' || type === 'SHIPMENT' ? 'SERVICE' : 'SALE'
}

/** Margin scheme: no VAT is shown (§ 25a UStG). NONE: not taxed, as what a private person trades in. */
export type VatMode = 'REGULAR' | 'MARGIN' | 'NONE'

export interface LineFact {
  readonly label: string
  readonly value: string
  /** For the dealer, for some days: invoices, which are kept for years and passed on, leave it out. */
  readonly isSecret?: true
}

/** What a line says, in German. */
export interface GermanLine {
  readonly title: string
  readonly facts: readonly LineFact[]
  /** The representative example of a loan or lease. */
  readonly example: string | null
}

/** A wording that was shown before the order and agreed to, word for word. */
export interface AgreedText {
  readonly key: string
  /** The cars it is about; empty: the order. */
  readonly vehicleIds: readonly number[]
  readonly text: string
}

/** The customer as they were when they ordered. */
export interface OrderCustomer {
  readonly kind: CustomerKind
  readonly email: string
  readonly salutation: Salutation | null
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly vatId: string | null
}

/** A dealer that cars or accessories are brought to. */
export interface DeliveryDealer {
  readonly uuid: string
  readonly name: string
  readonly street: string | null
  readonly postalCode: string
  readonly city: string
}

/** How an order reaches the customer. Days as YYYY-MM-DD, counted from the day of the order. */
export interface OrderDelivery {
  /** Null: the order holds no car. */
  readonly vehicles: VehicleShipping | null
  /** Null: the order holds no accessory that travels. */
  readonly accessories: AccessoryShipping | null
  readonly address: BillingAddress | null
  readonly dealer: DeliveryDealer | null
  readonly earliest: string
  readonly latest: string
}

/** The loan or lease a car was ordered with, as it was calculated. */
export interface OrderFinance {
  readonly input: FinanceInput
  readonly quote: Omit<FinanceQuote, 'plan'>
  readonly lender: string
  /** The representative example that stood beside the order button. */
  readonly example: string
}

/** The dealer as it stands on documents. */
export interface OrderSeller {
  readonly name: string
  readonly street: string | null
  readonly zip: string
  readonly city: string
  readonly phone: string | null
  readonly email: string | null
  readonly registerEntry: string | null
  readonly vatId: string | null
  readonly iban: string | null
}
