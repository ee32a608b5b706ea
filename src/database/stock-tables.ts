import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { BulkKind, BulkProposal, BulkResult } from '#domain/stock/bulk-change.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'

interface StockViewsTable {
  id: Generated<number>
  staff_id: number
  merchant_id: number
  name: string
  query: string
  created_at: Timestamp
}

interface BulkChangesTable {
  id: Generated<number>
  merchant_id: number
  staff_id: number
  kind: BulkKind
  proposal: JSONColumnType<BulkProposal | null, string | null | undefined, string | null>
  vehicle_ids: JSONColumnType<number[]>
  created_at: Timestamp
  applied_at: WritableTimestamp | null
  results: ColumnType<readonly BulkResult[], string | undefined, string>
  reverted_at: WritableTimestamp | null
  reverted_count: Generated<number>
}

/** What pages show besides the stock was changed; see `use-cases/shop-changes`. */
interface ShopChangesTable {
  id: Generated<number>
  changed_at: Timestamp
}

export interface StockTables {
  bulk_changes: BulkChangesTable
  shop_changes: ShopChangesTable
  stock_views: StockViewsTable
}
