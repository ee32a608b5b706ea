import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Locale } from '#domain/locale.ts'
import type { CustomerKind, CustomerStatus, Role, Salutation } from '#domain/account/customer.ts'
import type { AlertRhythm } from '#domain/account/saved-search.ts'
import type { WritableTimestamp, Timestamp } from './column-types.ts'

interface CustomersTable {
  id: Generated<number>
  email: string
  /** The address in the form for comparison: see `emailKey`. */
  email_key: string
  password_hash: string
  kind: CustomerKind
  company: string | null
  vat_id: string | null
  salutation: Salutation | null
  first_name: string
  last_name: string
  phone: string | null
  locale: Locale
  /** Origin of the site the customer registered on. */
  origin: string
  brand_slug: string | null
  price_alerts: Generated<boolean>
  unsubscribe_key: Generated<string>
  role: Generated<Role>
  status: Generated<CustomerStatus>
  terms_accepted_at: Timestamp
  created_at: Timestamp
  updated_at: Timestamp
}

interface SessionFamiliesTable {
  id: Generated<string>
  customer_id: number
  created_at: Timestamp
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

interface RefreshTokensTable {
  hash: Buffer
  family_id: string
  expires_at: WritableTimestamp
  replaced_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

interface OneTimeTokensTable {
  hash: Buffer
  purpose: string
  customer_id: number
  data: JSONColumnType<Record<string, string>>
  expires_at: WritableTimestamp
  created_at: Timestamp
}

interface CustomerAddressesTable {
  id: Generated<number>
  customer_id: number
  salutation: Salutation | null
  first_name: string
  last_name: string
  street: string
  house_number: string
  additional_address: string | null
  postal_code: string
  city: string
  phone: string | null
  is_default_shipping: Generated<boolean>
  is_default_billing: Generated<boolean>
  latitude: number | null
  longitude: number | null
  created_at: Timestamp
  updated_at: Timestamp
}

interface GarageVehiclesTable {
  id: Generated<number>
  customer_id: number
  vin: string | null
  hsn: string | null
  tsn: string | null
  make: string
  model: string | null
  fuel_type: string | null
  /** YYYY-MM, like the other months of the vehicle. */
  first_registration: string | null
  mileage: number | null
  plate: string | null
  next_inspection: string | null
  inspection_reminded_for: string | null
  next_service: string | null
  warranty_until: string | null
  merchant_id: number | null
  is_selected: Generated<boolean>
  created_at: Timestamp
  updated_at: Timestamp
}

interface GarageValuesTable {
  garage_vehicle_id: number
  /** YYYY-MM */
  month: string
  value_cents: number
  noted_at: Timestamp
}

interface FavouritesTable {
  customer_id: number
  vehicle_id: number
  price_cents: number
  alerted_price_cents: number
  added_at: Timestamp
}

interface SavedSearchesTable {
  id: Generated<number>
  customer_id: number
  name: string
  query: string
  origin: string
  brand_slug: string | null
  locale: Locale
  alert: Generated<AlertRhythm>
  alert_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  unsubscribe_key: Generated<string>
  seen_until: Timestamp
  /** Since when the runs of its rhythm have skipped it; null where it is up to date. */
  behind_since: Date | null
  created_at: Timestamp
}

/** The position that the alert runs of a rhythm have reached. */
interface AlertRunsTable {
  rhythm: Exclude<AlertRhythm, 'NONE'>
  /** Id in the change log; null where unknown. */
  change_id: number | null
  ran_at: Date
}

interface AlertedVehiclesTable {
  saved_search_id: number
  vehicle_id: number
  told_at: Timestamp
}

interface MailsTable {
  id: Generated<string>
  kind: string
  recipient: string
  locale: Locale
  origin: string
  brand_slug: string | null
  data: JSONColumnType<object | null, string | null, string | null>
  created_at: Timestamp
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  attempts: Generated<number>
  last_error: string | null
  /** A mail requested under this key is sent once. */
  once_key: string | null
}

interface RateLimitsTable {
  key: string
  hits: number
  ends_at: WritableTimestamp
}

interface SpentBotChecksTable {
  hash: Buffer
  expires_at: WritableTimestamp
}

export interface AccountTables {
  alert_runs: AlertRunsTable
  customers: CustomersTable
  session_families: SessionFamiliesTable
  refresh_tokens: RefreshTokensTable
  one_time_tokens: OneTimeTokensTable
  customer_addresses: CustomerAddressesTable
  garage_values: GarageValuesTable
  garage_vehicles: GarageVehiclesTable
  favourites: FavouritesTable
  saved_searches: SavedSearchesTable
  alerted_vehicles: AlertedVehiclesTable
  mails: MailsTable
  rate_limits: RateLimitsTable
  spent_bot_checks: SpentBotChecksTable
}
