import type { Generated, JSONColumnType } from 'kysely'
import type { StateActor } from '#domain/order/transitions.ts'
import type { TradedCar } from '#domain/trade-in/trade-in.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-states.ts'
import type { Timestamp } from './column-types.ts'

export interface TradeInsTable {
  id: Generated<number>
  /** Null: the account is gone. */
  customer_id: number | null
  /** Tells which car; the entry in the garage may be gone. */
  garage_vehicle_id: number
  vehicle: JSONColumnType<TradedCar>
  merchant_id: number
  state: TradeInState
  /** Null before the offer, as its last day. */
  price_cents: number | null
  /** YYYY-MM-DD. */
  valid_until: string | null
  /** While it is part of one. */
  order_id: Generated<number | null>
  created_at: Timestamp
}

export interface TradeInEventsTable {
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
