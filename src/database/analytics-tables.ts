import type { ConsentPurpose } from '#domain/consent/consent.ts'
import type { Locale } from '#domain/locale.ts'
import type { Timestamp } from './column-types.ts'

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

export interface AnalyticsTables {
  cookie_consents: CookieConsentsTable
}
