import { type RawBuilder, sql } from 'kysely'
import type { FinancingState } from '#domain/order/financing-states.ts'

/**
 * Where an order's financing stands. A process of the release before approvals were recorded names the bank and leaves the state at
 * NOT_NEEDED: its order waits like any other. Every reader of the state asks this expression, whatever name it gives the table.
 */
export const FINANCING_STATE: RawBuilder<FinancingState> = sql<FinancingState>`
  case when payment_provider = 'BANKING_REQUEST' and financing_state = 'NOT_NEEDED' then 'WAITING' else financing_state end`
