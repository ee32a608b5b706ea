import type { Generated } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { AnalyticsTables } from './analytics-tables.ts'
import type { AppointmentTables } from './appointment-tables.ts'
import type { BankingTables } from './banking-tables.ts'
import type { CartTables } from './cart-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { DealerApiTables } from './dealer-api-tables.ts'
import type { FeedTables } from './feed-tables.ts'
import type { FinanceTables } from './finance-tables.ts'
import type { MerchantTables } from './merchant-tables.ts'
import type { NewsletterTables } from './newsletter-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { ReportTables } from './report-tables.ts'
import type { RequestTables } from './request-tables.ts'
import type { SimulatorTables } from './simulator-tables.ts'
import type { StaffTables } from './staff-tables.ts'
import type { StockTables } from './stock-tables.ts'
import type { TradeInTables } from './trade-in-tables.ts'
import type { UploadTables } from './upload-tables.ts'
import type { VehicleTables } from './vehicle-tables.ts'
import type { WebhookTables } from './webhook-tables.ts'
import type { WorkshopTables } from './workshop-tables.ts'
import type { Timestamp } from './column-types.ts'

/** Live worker pools and their heartbeats. */
interface JobWorkersTable {
  id: string
  seen_at: Timestamp
}

/** The moves of the shop from one database to another. */
interface DatabaseMovesTable {
  id: string
  moved_at: Timestamp
  target: string
  is_left: Generated<boolean>
}

/** All tables, by subject; `use-cases/vehicle/tables.test.ts` compares them with the database. */
export interface Tables
  extends AccountTables,
    AnalyticsTables,
    AppointmentTables,
    BankingTables,
    CartTables,
    ContentTables,
    DealerApiTables,
    FeedTables,
    FinanceTables,
    MerchantTables,
    NewsletterTables,
    OrderTables,
    ReportTables,
    RequestTables,
    SimulatorTables,
    StaffTables,
    StockTables,
    TradeInTables,
    UploadTables,
    VehicleTables,
    WebhookTables,
    WorkshopTables {
  job_workers: JobWorkersTable
  database_moves: DatabaseMovesTable
}
