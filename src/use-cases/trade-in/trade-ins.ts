import { sql } from 'kysely'
import { isTradedIn } from '#database/traded-in.ts'
import type { ReadHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { isOpenOffer, type TradedCar } from '#domain/trade-in/trade-in.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-states.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'

/** A dealer's offer for a customer's car. */
export interface TradeInOffer {
  readonly id: number
  readonly merchantId: number
  /** The car of the garage it is for, which may have been deleted. */
  readonly garageVehicleId: number
  readonly car: TradedCar
  /** Cents. */
  readonly price: number
  /** The last day it binds the dealer, YYYY-MM-DD. */
  readonly validUntil: string
  /** The offer can still be accepted. */
  readonly isOpen: boolean
  readonly isInCart: boolean
}

interface Row extends Omit<TradeInOffer, 'isOpen'> {
  readonly state: TradeInState
  readonly isTaken: boolean
}

/** The customer's open offers of this shop's dealers, the highest first. */
export async function readOpenOffers(
  read: ReadHandle,
  customerId: number,
  { merchantUuids }: MerchantScope,
): Promise<TradeInOffer[]> {
  const own = offers(read)
    .innerJoin('merchants as m', 'm.id', 't.merchant_id')
    .where('t.customer_id', '=', customerId)
    .where('t.state', '=', 'OFFERED')
    .orderBy('t.price_cents', 'desc')
  const rows = await (merchantUuids.length > 0 ? own.where('m.uuid', 'in', [...merchantUuids]) : own).execute()
  return rows.map((row) => offerOf(row as Row)).filter(({ isOpen }) => isOpen)
}

/** The customer's cars that are traded in, each with its order; null for an order that this shop does not show. */
export async function readTradedInVehicles(
  read: ReadHandle,
  customerId: number,
  { merchantUuids }: MerchantScope,
): Promise<Map<number, number | null>> {
  const rows = await read
    .selectFrom('trade_ins as t')
    .innerJoin('merchants as m', 'm.id', 't.merchant_id')
    .select(['t.garage_vehicle_id as car', 't.order_id as orderId', 'm.uuid'])
    .where('t.customer_id', '=', customerId)
    .where('t.state', 'in', ['ACCEPTED', 'PURCHASED'])
    .execute()
  const isShown = (uuid: string) => merchantUuids.length === 0 || merchantUuids.includes(uuid)
  return new Map(rows.map(({ car, orderId, uuid }) => [car, isShown(uuid) ? orderId : null]))
}

/** Trade-ins with an offer, by id, whether open or ended. */
export async function readTradeIns(read: ReadHandle, ids: readonly number[]): Promise<Map<number, TradeInOffer>> {
  if (ids.length === 0) return new Map()
  const rows = await offers(read)
    .where('t.id', 'in', [...ids])
    .where('t.price_cents', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.id, offerOf(row as Row)]))
}

function offers(read: ReadHandle) {
  return read
    .selectFrom('trade_ins as t')
    .select(['t.id', 't.merchant_id as merchantId', 't.garage_vehicle_id as garageVehicleId', 't.vehicle as car'])
    .select(['t.price_cents as price', 't.valid_until as validUntil', 't.state'])
    .select([
      isTradedIn('t').as('isTaken'),
      sql<boolean>`exists (select from cart_lines l where l.trade_in_id = t.id)`.as('isInCart'),
    ])
}

function offerOf({ state, isTaken, ...offer }: Row): TradeInOffer {
  return { ...offer, isOpen: isOpenOffer({ state, validUntil: offer.validUntil, isTaken }, berlinToday()) }
}
