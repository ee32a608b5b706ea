import type { AccessoryShipping, VehicleShipping } from '../delivery/shipping-kinds.ts'
import type { BillingAddress } from '../account/address.ts'
import type { CustomerKind, Salutation } from '../account/customer.ts'
import type { Locale } from '../locale.ts'
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

/** The delivery type of an order. */
export function deliveryTypeOf({
  vehicles,
  accessories,
}: Pick<OrderDelivery, 'vehicles' | 'accessories'>): DeliveryType {
  if (vehicles === 'DELIVERY' || accessories === 'ACCESSORY_DELIVERY') return 'DELIVERY'
  return accessories === 'ACCESSORY_PICK_UP_WITH_INSTALLATION' ? 'PICK_UP_WITH_INSTALLATION' : 'PICK_UP'
}

/** Whether a line sells goods or a service: they differ in when a contract can be withdrawn from. Source: specification, section 3. */
export function lineKindOf(type: OrderLineType): 'SALE' | 'SERVICE' {
  return type === 'SERVICE' || type === 'SHIPMENT' ? 'SERVICE' : 'SALE'
}

/**
 * MARGIN: no VAT is shown (§ 25a UStG). EXEMPT: a warranty with insurance tax (§ 4 no. 10 UStG). NONE: not taxed, such as a private
 * person's trade-in.
 */
export type VatMode = 'REGULAR' | 'MARGIN' | 'EXEMPT' | 'NONE'

export interface LineFact {
  readonly label: string
  readonly value: string
  /** Only for the dealer: left out of invoices, which are kept for years and passed on. */
  readonly isSecret?: true
  /** Of the energy label of a new car: for whoever decides, not for an invoice. */
  readonly isEnergyLabel?: true
}

/** A line's texts in German. */
export interface GermanLine {
  readonly title: string
  readonly facts: readonly LineFact[]
  /** The representative example of a loan or lease. */
  readonly example: string | null
}

/** A text the customer agreed to before ordering, word for word. */
export interface AgreedText {
  readonly key: string
  /** The cars it concerns; empty: the whole order. */
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

/** A dealer that goods are delivered to. */
export interface DeliveryDealer {
  readonly uuid: string
  readonly name: string
  readonly street: string | null
  readonly postalCode: string
  readonly city: string
}

/** How an order reaches the customer. Days as YYYY-MM-DD, counted from the day of the order. */
export interface OrderDelivery {
  /** Null where the order holds no car. */
  readonly vehicles: VehicleShipping | null
  /** Null where the order holds no accessory that is shipped. */
  readonly accessories: AccessoryShipping | null
  readonly address: BillingAddress | null
  readonly dealer: DeliveryDealer | null
  readonly earliest: string
  readonly latest: string
}

/** The loan or lease of an ordered car, as calculated. */
export interface OrderFinance {
  readonly input: FinanceInput
  readonly quote: Omit<FinanceQuote, 'plan'>
  readonly lender: string
  /** The representative example that stood beside the order button. */
  readonly example: string
  /** The same in both languages; missing in orders of before. */
  readonly examples?: Readonly<Record<Locale, string>>
}

/** The dealer as named in documents. */
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
