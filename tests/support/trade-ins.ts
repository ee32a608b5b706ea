import { randomUUID } from 'node:crypto'
import { offerTradeIn } from '#use-cases/trade-in/offer-trade-in.ts'
import type { Database } from '#database/connection.ts'
import type { CustomerActor } from '#domain/actor.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { addCustomer } from './account.ts'

export interface TradeInFixture {
  readonly merchantId: number
  /** Cents. */
  readonly price?: number
  /** YYYY-MM-DD; two weeks ahead where it is left out. */
  readonly validUntil?: string
  readonly email?: string
}

/** A customer with a car in the garage, and a dealer's offer for it. */
export async function addTradeIn(
  database: Database,
  { merchantId, price = 8_500_00, validUntil, email = `${randomUUID()}@example.com` }: TradeInFixture,
): Promise<{ readonly actor: CustomerActor; readonly garageVehicleId: number; readonly tradeInId: number }> {
  const { actor } = await addCustomer(database, email)
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into garage_vehicles (customer_id, make, model, vin, plate, first_registration, mileage, is_selected)
     values ($1, 'Opel', 'Corsa', 'W0L0XCF0814000001', 'K-OC 18', '2018-05', 62000, true) returning id`,
    [actor.customerId],
  )
  const garageVehicleId = rows[0]!.id
  const outcome = await offerTradeIn(database, {
    ...{ merchantId, customerId: actor.customerId, garageVehicleId, price },
    validUntil: validUntil ?? addDays(berlinToday(), 14),
    ...{ actor: 'MERCHANT', mainOrigin: 'https://shop.example' },
  })
  if (outcome.kind === 'refused') throw new Error(`The offer was refused: ${outcome.code}`)
  return { actor, garageVehicleId, tradeInId: outcome.id }
}

/** Where a trade-in stands, and its history as [state, who, order]. */
export async function tradeInOf(database: Database, id: number) {
  const { state, order_id: orderId } = await database.read
    .selectFrom('trade_ins')
    .select(['state', 'order_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const events = await database.read
    .selectFrom('trade_in_events')
    .select(['to_state', 'actor', 'order_id'])
    .where('trade_in_id', '=', id)
    .orderBy('id')
    .execute()
  return { state, orderId, events: events.map(({ to_state, actor, order_id }) => [to_state, actor, order_id]) }
}
