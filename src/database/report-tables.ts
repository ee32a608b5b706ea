import type { Locale } from '#domain/locale.ts'
import type { ReportDecision, ReportReason } from '#domain/report/report-vocabulary.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'

interface OfferReportsTable {
  id: number
  form_key: string | null
  vehicle_id: number | null
  merchant_id: number | null
  vehicle_title: string
  vehicle_path: string
  reason: ReportReason
  text: string
  name: string | null
  email: string | null
  locale: Locale
  origin: string
  brand_slug: string | null
  /** Null: not decided yet. */
  decision: ReportDecision | null
  statement: string | null
  received_at: Timestamp
  decided_at: WritableTimestamp | null
}

export interface ReportTables {
  offer_reports: OfferReportsTable
}
