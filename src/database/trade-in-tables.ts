import type { Generated, JSONColumnType } from 'kysely'
import type { StateActor } from '#domain/order/transitions.ts'
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
  /** Null before the offer, as its last day. */
  price_cents: number | null
  /** YYYY-MM-DD. */
  valid_until: string | null
  /** Set while the trade-in is part of an order. */
  order_id: Generated<number | null>
  created_at: Timestamp
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
}
