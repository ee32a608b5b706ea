import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { BrokerPermit } from '#domain/banking/broker-permit.ts'
import type { BrandLook, BrandPerson } from '#domain/brand-look/look.ts'
import type { DeliveryCalendar, DeliveryGroup } from '#domain/delivery/lead-time.ts'
import type { RateRange } from '#domain/financing/rate-range.ts'
import type { DisputeSettlement, MerchantState } from '#domain/merchant/merchant-state.ts'
import type { AccessoriesProvider, EnergyLabelPolicy, OpeningHours } from '#domain/merchant.ts'
import type { FeedDays } from '#domain/stock/feed-schedule.ts'
import type { Json, Timestamp, WritableTimestamp } from './column-types.ts'

type RateRangeColumn = ColumnType<RateRange | null, string | null | undefined, string | null>

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
  /** It offers the services with a car that it has entered, not the shop's. */
  has_own_car_services: Generated<boolean>
  state: Generated<MerchantState>
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

/** Who sells, and their storefronts. */
export interface MerchantTables {
  merchants: MerchantsTable
  brands: BrandsTable
  former_slugs: FormerSlugsTable
}
