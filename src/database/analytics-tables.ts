import type { PageType } from '#domain/analytics/page-types.ts'
import type { ConsentPurpose } from '#domain/consent/consent.ts'
import type { Locale } from '#domain/locale.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'

/** Decisions about cookies; only added to. */
interface CookieConsentsTable {
  id: string
  at: Timestamp
  /** Null: the main site. */
  brand_slug: string | null
  locale: Locale
  revision: number
  offered: ConsentPurpose[]
  granted: ConsentPurpose[]
}

interface PageViewsTable {
  hour: WritableTimestamp
  /** Empty: the main site. */
  brand_slug: string
  page_type: PageType
  /** Empty: none, or the shop itself. */
  referrer_host: string
  views: number
}

interface VehicleViewsTable {
  day: string
  merchant_id: number
  vehicle_id: number
  views: number
}

interface MerchantReferrersTable {
  day: string
  merchant_id: number
  referrer_host: string
  views: number
}

export interface AnalyticsTables {
  page_views: PageViewsTable
  vehicle_views: VehicleViewsTable
  merchant_referrers: MerchantReferrersTable
  cookie_consents: CookieConsentsTable
}
