import type { Generated } from 'kysely'
import type { Json, Timestamp, WritableTimestamp } from './column-types.ts'

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
  upload_id: string | null
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

/** Deliveries of stock and what they have changed. */
export interface FeedTables {
  feed_runs: FeedRunsTable
  feed_run_rows: FeedRunRowsTable
  delivery_changes: DeliveryChangesTable
}
