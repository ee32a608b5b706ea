import type { LegalVersion } from '#domain/order/legal-version.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { PaymentKind } from '#domain/cart/cart.ts'
import type { Locale } from '#domain/locale.ts'
import type {
  AgreedText,
  GermanLine,
  LineFact,
  OrderCustomer,
  OrderDelivery,
  OrderLineType,
  OrderFinance,
  OrderSeller,
  VatMode,
} from '#domain/order/order.ts'
import type { FinancingState } from '#domain/order/financing-states.ts'
import type { HandedOverCar } from '#domain/order/hand-over-protocol.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { OrderSubject, StateActor } from '#domain/order/transitions.ts'
import type { BillingAddress } from '#domain/account/address.ts'
import type { PaymentMethod, PaymentProviderKind } from '#domain/order/payment-methods.ts'
import type { AttemptState } from '#domain/payment/attempt.ts'
import type { PaymentNote } from '#domain/order/payment-note.ts'
import type { PaymentState } from '#domain/order/payment-states.ts'
import type { LeftForm } from '#domain/session/pending-form.ts'
import type { WritableTimestamp, Timestamp } from './column-types.ts'

type Json<T> = JSONColumnType<T & object>

interface DeliveryTermsTable {
  /** Null: for every dealer without terms of its own. */
  merchant_id: number | null
  home_base_cents: number
  home_free_km: number
  home_max_km: Generated<number | null>
  home_per_km_cents: number
  to_dealer_cents: number
  parcel_cents: number
  parcel_free_from_cents: number
  installation_cents: number
}

interface ExtraServicesTable {
  id: Generated<number>
  merchant_id: number | null
  key: string
  kind: 'REGISTRATION' | 'WARRANTY'
  months: number | null
  price_cents: number
  title: Json<Record<Locale, string>>
  description: Json<Record<Locale, string>>
  vat_mode: Generated<'REGULAR' | 'EXEMPT'>
  insurance_tax_rate: Generated<number | null>
  /** The slug of the page with the terms. */
  terms: Generated<string | null>
}

interface VehicleReservationsTable {
  vehicle_id: number
  customer_id: number
  held_until: WritableTimestamp
}

interface DraftsTable {
  id: Generated<string>
  customer_id: number | null
  anonymous_id: string | null
  flow: string
  data: Json<object>
  updated_at: Timestamp
  /** By the screen of the step. */
  pending_forms: JSONColumnType<Readonly<Record<string, LeftForm>>, string | undefined>
}

export interface OrdersTable {
  id: number
  placement: string
  customer_id: number | null
  merchant_id: number
  state: Generated<OrderState>
  payment_state: PaymentState
  payment_method: PaymentMethod | null
  payment_provider: PaymentProviderKind | null
  financing_state: Generated<FinancingState>
  customer: Json<OrderCustomer>
  billing: Json<BillingAddress>
  delivery: Json<OrderDelivery>
  total_cents: number
  due_cents: number
  agreed: Json<readonly AgreedText[]>
  /** Null for an order placed before terms were stored. */
  terms: string | null
  /** The instruction on withdrawal; null for a company, or an order placed before it was stored. */
  withdrawal_terms: string | null
  privacy_notice: string | null
  legal_versions: JSONColumnType<readonly LegalVersion[], string | undefined>
  origin: string
  brand_slug: string | null
  locale: Locale
  placed_at: Timestamp
  /** YYYY-MM-DD until which its dealer has put it off; null: it is worked on. */
  on_hold_until: string | null
  hold_reason: string | null
}

export interface OrderLinesTable {
  id: Generated<number>
  order_id: number
  position: number
  line_type: OrderLineType
  quantity: number
  title: string
  facts: Json<readonly LineFact[]>
  unit_price_cents: number
  vat_mode: VatMode
  vat_rate: Generated<number>
  payment: Generated<PaymentKind>
  finance: JSONColumnType<OrderFinance | null, string | null, string | null>
  vehicle_id: number | null
  picture: string | null
  provider_id: string | null
  accessory_id: string | null
  service_key: string | null
  /** For a TRADE_IN_VEHICLE line. */
  trade_in_id: Generated<number | null>
  with_installation: Generated<boolean>
  /** The terms of a warranty, word for word. */
  terms: Generated<string | null>
  /** The German texts for the dealer where the customer's language is another; null where the order is in German. */
  german: JSONColumnType<GermanLine | null, string | null, string | null>
  is_open: Generated<boolean>
}

export interface OrderEventsTable {
  id: Generated<number>
  order_id: number
  at: Timestamp
  actor: StateActor
  subject: OrderSubject
  from_state: string | null
  to_state: string
  reason: string | null
}

interface InvoiceCountersTable {
  merchant_id: number
  last_number: number
}

export interface InvoicesTable {
  order_id: number
  /** At most one of each kind. */
  kind: Generated<'INVOICE' | 'CANCELLATION'>
  merchant_id: number
  number: number
  /** YYYY-MM-DD. */
  issued_on: string
  /** YYYY-MM-DD; null where the invoice was issued before the delivery. */
  supplied_on: string | null
  seller: Json<OrderSeller>
  /** The payment note on the day of issue; null for an invoice issued before it was stored. */
  payment: JSONColumnType<PaymentNote | null, string | null, string | null>
}

interface PaymentsTable {
  id: Generated<number>
  order_id: number
  provider: string
  reference: string | null
  method: PaymentMethod
  amount_cents: number
  state: Generated<AttemptState>
  return_token_hash: Buffer | null
  mandate: Buffer | null
  mandate_reference: string | null
  /** A random key that names the payment to its provider. */
  key: Generated<string>
  /** The provider's page, once it has answered. */
  page_url: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

interface PaymentEventsTable {
  provider: string
  event_id: string
  payment_id: number | null
  kind: string
  /** Why the message could not be applied. */
  problem: 'UNKNOWN' | 'WRONG_AMOUNT' | null
  occurred_at: WritableTimestamp
  received_at: Timestamp
}

interface WithdrawalsTable {
  id: number
  request_key: string
  order_id: number | null
  entered_name: string
  entered_contract: string
  entered_items: string | null
  email: string
  locale: Locale
  received_at: Timestamp
}

interface PayoutAccountsTable {
  order_id: number
  /** Account holder and IBAN, sealed. */
  account: Buffer
  created_at: Timestamp
}

interface HandOverProtocolsTable {
  order_id: number
  handed_over_on: string
  cars: Json<readonly HandedOverCar[]>
  recorded_by: string
  recorded_at: WritableTimestamp
}

export interface OrderTables {
  hand_over_protocols: HandOverProtocolsTable
  payout_accounts: PayoutAccountsTable
  delivery_terms: DeliveryTermsTable
  extra_services: ExtraServicesTable
  vehicle_holds: VehicleReservationsTable
  drafts: DraftsTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_events: OrderEventsTable
  invoice_counters: InvoiceCountersTable
  invoices: InvoicesTable
  payments: PaymentsTable
  payment_events: PaymentEventsTable
  withdrawals: WithdrawalsTable
}
