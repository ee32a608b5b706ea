import type { BrandLook, BrandPerson } from '#domain/brand-look/look.ts'
import type { FinanceProduct, FinanceRange, InsuranceOption } from '#domain/financing/finance-product.ts'
import type { RateRange } from '#domain/financing/rate-range.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { BrokerPermit } from '#domain/banking/broker-permit.ts'
import type { BankingTables } from './banking-tables.ts'
import type { AccountTables } from './account-tables.ts'
import type { AnalyticsTables } from './analytics-tables.ts'
import type { AppointmentTables } from './appointment-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { CartTables } from './cart-tables.ts'
import type { DealerApiTables } from './dealer-api-tables.ts'
import type { NewsletterTables } from './newsletter-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { ReportTables } from './report-tables.ts'
import type { RequestTables } from './request-tables.ts'
import type { SimulatorTables } from './simulator-tables.ts'
import type { StaffTables } from './staff-tables.ts'
import type { StockTables } from './stock-tables.ts'
import type { UploadTables } from './upload-tables.ts'
import type { TradeInTables } from './trade-in-tables.ts'
import type { DisputeSettlement, MerchantState } from '#domain/merchant/merchant-state.ts'
import type { AccessoriesProvider, EnergyLabelPolicy, OpeningHours } from '#domain/merchant.ts'
import type { FeedDays } from '#domain/stock/feed-schedule.ts'
import type { VehicleState } from '#domain/stock/stock-state.ts'
import type { DeliveryCalendar, DeliveryGroup } from '#domain/delivery/lead-time.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'
import type { WebhookTables } from './webhook-tables.ts'
import type { WorkshopTables } from './workshop-tables.ts'

type Json<T> = ColumnType<T, string, string>
type RateRangeColumn = ColumnType<RateRange | null, string | null | undefined, string | null>

interface MakesTable {
  id: Generated<number>
  slug: string
  name: string
}

interface ModelsTable {
  id: Generated<number>
  make_id: number
  slug: string
  name: string
}

interface MerchantsTable {
  id: Generated<number>
  uuid: Generated<string>
  slug: string
  name: string
  kind: 'COMPANY' | 'PRIVATE'
  street: string | null
  zip: string
  city: string
  latitude: number | null
  longitude: number | null
  phone: string | null
  email: string | null
  imprint_url: string | null
  register_entry: string | null
  vat_id: string | null
  since_year: number | null
  opening_hours: Json<OpeningHours[]>
  vat_code_one: Generated<'MARGIN' | 'REGULAR'>
  keep_pictures: Generated<boolean>
  energy_label_policy: Generated<EnergyLabelPolicy>
  feed_key_hash: string | null
  /** Null: no delivery is expected. */
  feed_days: FeedDays | null
  /** Minutes after midnight in Berlin. */
  feed_by_minute: Generated<number>
  feed_schedule_since: Timestamp
  feed_missing_mailed_for: WritableTimestamp | null
  /** Whole euros a month. */
  loan_range_fallback: RateRangeColumn
  leasing_range: RateRangeColumn
  accessories_providers: ColumnType<readonly AccessoriesProvider[], string | undefined, string>
  delivery_group: Generated<DeliveryGroup>
  delivery_calendar: Generated<DeliveryCalendar>
  /** The account for transfers. */
  iban: string | null
  /** Without it a dealer takes no direct debits. */
  sepa_creditor_id: string | null
  /** With which right it brokers loans; null: not stated. */
  broker_permit: JSONColumnType<BrokerPermit | null, string | null | undefined, string | null>
  /** Whose private offer this seller is for; null: a dealer, or the account is gone. */
  customer_id: Generated<number | null>
  is_of_listing: Generated<boolean>
  state: Generated<MerchantState>
  /** Who speaks for it by law. */
  representative: string | null
  /** When it certified to offer only what the law allows (Art. 30 (1) e DSA). */
  self_certified_at: Date | null
  privacy_url: string | null
  dispute_settlement: DisputeSettlement | null
  created_at: Timestamp
}

/** Slugs that storefronts had before. */
interface FormerSlugsTable {
  slug: string
  merchant_id: number
  at: Timestamp
}

interface BrandsTable {
  slug: string
  name: string
  merchant_uuids: string[]
  leading_merchant_id: number | null
  merchant_origin: string | null
  make: string | null
  logo_url: string | null
  imprint_url: string | null
  data_privacy_url: string | null
  hosts: string[]
  widget_origins: Generated<string[]>
  tag_manager_id: string | null
  dealer_tag_manager_id: string | null
  stats_id: string | null
  configurator_script_url: string | null
  configurator_style_url: string | null
  configurator_needs_consent: Generated<boolean>
  tokens: Json<Record<string, string>>
  trade_in_description: Json<Record<'de' | 'en', string> | null>
  look: JSONColumnType<BrandLook, string | undefined>
  claim: JSONColumnType<Record<'de' | 'en', string> | null, string | null | undefined, string | null>
  people: JSONColumnType<readonly BrandPerson[], string | undefined>
  sections: string[] | null
  hero_picture: string | null
  content_keys: string[] | null
}

/** The values of a vehicle that a feed has delivered and a person has replaced, by key. */
export type FeedValues = Readonly<Record<string, unknown>>

/** The columns every vehicle has. Those of its attributes are joined to them by `use-cases/vehicle/catalogue-columns.ts`. */
export interface VehiclesTable {
  id: Generated<number>
  merchant_id: number
  internal_number: string
  make_id: number
  model_id: number
  state: Generated<VehicleState>
  /** Reserved or sold, but its dealer's last delivery does not name it. */
  is_missing: Generated<boolean>
  pictures: string[]
  created_at: Timestamp
  updated_at: Timestamp
  relevance_age: Generated<number>
  relevance_price: number | null
  /** The comparable offers of its price rating, their number and when it was rated; null without one. */
  price_estimate_cents: number | null
  price_comparables: number | null
  price_rated_at: WritableTimestamp | null
  is_by_hand: Generated<boolean>
  /** Of a private offer; null of a dealer's. */
  is_negotiable: boolean | null
  hand_fields: Generated<string[]>
  feed_values: JSONColumnType<FeedValues | null, string | null | undefined, string | null>
}

interface PriceHistoryTable {
  vehicle_id: number
  changed_at: Timestamp
  price_cents: number
}

/** What cars of a model and fuel usually cost, which the relevance of an offer is measured by. */
interface PriceLevelsTable {
  model_id: number
  /** Empty where it is not known. */
  fuel: string
  level: number
  offers: number
  refreshed_at: Timestamp
}

/** Models whose offers have changed since their prices were rated. */
interface UnratedModelsTable {
  id: Generated<number>
  model_id: number
}

interface PictureOrdersTable {
  vehicle_id: number
  urls: string[]
  requested_at: Generated<Date>
  attempts: Generated<number>
  fetched_at: Date | null
  problems: JSONColumnType<readonly { readonly url: string; readonly problem: string }[]>
  stored: JSONColumnType<Readonly<Record<string, string>>, string | undefined>
}

interface PriceRatingErrorsTable {
  /** Empty for all cars. */
  body_type: string
  cars: number
  rated: number
  median_error: number | null
  within_ten: number | null
  computed_at: Timestamp
}

interface VehicleChangesTable {
  id: Generated<number>
  /** Null asks every reader to rebuild from scratch. */
  vehicle_id: number | null
  changed_at: Timestamp
}

interface FeedRunsTable {
  id: Generated<number>
  merchant_id: number
  file_name: string
  finished_at: Timestamp
  outcome: 'APPLIED' | 'REFUSED'
  reason: string | null
  inserted: Generated<number>
  updated: Generated<number>
  unchanged: Generated<number>
  removed: Generated<number>
  refusals: Json<unknown[]>
  row_count: Generated<number>
  refused_count: Generated<number>
  is_dry_run: Generated<boolean>
  is_partial: Generated<boolean>
  staff_id: number | null
  details: Json<Record<string, number>>
  reverted_at: WritableTimestamp | null
}

interface FeedRunRowsTable {
  run_id: number
  header: string | null
  rows: Json<{ readonly line: number; readonly text: string }[]>
}

interface DeliveryChangesTable {
  merchant_id: number
  vehicle_id: number
  before: Json<Record<string, unknown> | null>
}

export interface FinanceProductsTable {
  id: Generated<number>
  /** Null: for every merchant without a row of its own. */
  merchant_id: number | null
  kind: FinanceProduct['kind']
  effective_percent: number
  down_payment: Json<FinanceRange>
  duration: Json<FinanceRange>
  mileage: JSONColumnType<FinanceRange | null, string | null, string | null>
  final_installment: JSONColumnType<FinanceRange | null, string | null, string | null>
  final_installment_preset: boolean
  final_timing: FinanceProduct['finalTiming']
  payment_timing: FinanceProduct['paymentTiming']
  rounding: FinanceProduct['rounding']
  one_off_cents: number
  min_price_cents: number
  max_price_cents: number
  max_vehicle_mileage: number
  lender_name: string
  lender_address: string
  legal_text: Json<Record<'de' | 'en', string>>
  insurance_options: Json<InsuranceOption[]>
}

/** Live worker pools and their heartbeats. */
interface JobWorkersTable {
  id: string
  seen_at: Timestamp
}

export interface Tables
  extends AccountTables,
    AnalyticsTables,
    AppointmentTables,
    CartTables,
    DealerApiTables,
    NewsletterTables,
    OrderTables,
    ReportTables,
    RequestTables,
    SimulatorTables,
    StaffTables,
    StockTables,
    BankingTables,
    TradeInTables,
    UploadTables,
    ContentTables,
    WebhookTables,
    WorkshopTables {
  makes: MakesTable
  models: ModelsTable
  merchants: MerchantsTable
  brands: BrandsTable
  former_slugs: FormerSlugsTable
  vehicles: VehiclesTable
  price_history: PriceHistoryTable
  price_levels: PriceLevelsTable
  unrated_models: UnratedModelsTable
  price_rating_errors: PriceRatingErrorsTable
  picture_orders: PictureOrdersTable
  vehicle_changes: VehicleChangesTable
  feed_runs: FeedRunsTable
  feed_run_rows: FeedRunRowsTable
  delivery_changes: DeliveryChangesTable
  job_workers: JobWorkersTable
  finance_products: FinanceProductsTable
}
