import type { Generated } from 'kysely'
import type { Timestamp } from './column-types.ts'

interface StockViewsTable {
  id: Generated<number>
  staff_id: number
  merchant_id: number
  name: string
  query: string
  created_at: Timestamp
}

export interface StockTables {
  stock_views: StockViewsTable
}
