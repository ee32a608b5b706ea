import type { Generated, JSONColumnType } from 'kysely'
import type { StateActor } from '#domain/order/transitions.ts'
import type { OwnAmounts } from '#domain/trade-in/condition.ts'
import type { TradeInInspection } from '#domain/trade-in/trade-in-data.ts'
import type { TradedCar } from '#domain/trade-in/trade-in.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-states.ts'
import type { Timestamp } from './column-types.ts'

interface TradeInsTable {
  id: Generated<number>
  /** Null where the account has been deleted. */
  customer_id: number | null
  /** The entry in the garage, which may have been deleted. */
  garage_vehicle_id: number
  vehicle: JSONColumnType<TradedCar>
  merchant_id: number
  state: TradeInState
  /** Null before the offer, like its last day. */
  price_cents: number | null
  /** YYYY-MM-DD. */
  valid_until: string | null
  /** Set while the trade-in is part of an order. */
  order_id: Generated<number | null>
  /** The request that asks for the offer; null for an offer without one. */
  request_id: number | null
  inspection: JSONColumnType<TradeInInspection | null, string | null | undefined, string | null>
  /** Sold without a purchase. */
  is_sale: Generated<boolean>
  created_at: Timestamp
}

interface TradeInTermsTable {
  merchant_id: number
  margin_permille: number
  min_margin_cents: number
  reconditioning_cents: number
  amounts: JSONColumnType<OwnAmounts>
  /** YYYY-MM-DD. */
  since: string
}

interface TradeInEventsTable {
  id: Generated<number>
  trade_in_id: number
  at: Timestamp
  actor: StateActor
  from_state: TradeInState | null
  to_state: TradeInState
  order_id: number | null
  reason: string | null
}

export interface TradeInTables {
  trade_ins: TradeInsTable
  trade_in_events: TradeInEventsTable
  trade_in_terms: TradeInTermsTable
}
