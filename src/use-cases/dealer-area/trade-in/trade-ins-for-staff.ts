import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { statedPrice } from '#domain/trade-in/inspected.ts'
import { tradeInDetails } from '#domain/trade-in/trade-in-data.ts'
import { onPage, type PartPage } from '../list-page.ts'
import { type TradedCar, tradedCarName } from '#domain/trade-in/trade-in.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-states.ts'

/** Those to value, those with an offer that is open or accepted, and those that have ended. */
export const TRADE_IN_PARTS = ['TO_VALUE', 'OFFERED', 'ENDED'] as const
export type TradeInPart = (typeof TRADE_IN_PARTS)[number]

const STATES: Readonly<Record<TradeInPart, readonly TradeInState[]>> = {
  TO_VALUE: ['OFFER_REQUESTED', 'INSPECTION_BOOKED'],
  OFFERED: ['OFFERED', 'ACCEPTED'],
  ENDED: ['DECLINED', 'EXPIRED', 'PURCHASED'],
}

export interface StaffTradeInRow {
  readonly id: number
  /** Null for an offer that nobody had asked for. */
  readonly requestId: number | null
  readonly car: string
  readonly plate: string | null
  readonly person: string
  readonly state: TradeInState
  /** When somebody has to do something: the inspection, else the answer, else the last day of the offer. */
  readonly dueAt: Date | null
  /** Cents. */
  readonly estimate: number | null
  readonly price: number | null
  readonly validUntil: string | null
}

/** A page, from 1, of a dealer's trade-ins: those to value by due time, the others the latest first. Refused as by `authorize`. */
export async function readTradeInsForStaff(
  read: ReadHandle,
  actor: DealerAreaActor,
  { merchantId, part, page }: { readonly merchantId: number; readonly part: TradeInPart; readonly page: number },
): Promise<PartPage<StaffTradeInRow, TradeInPart> | Refused> {
  const refusal = authorize(actor, 'trade-ins.read', merchantId, new Date())
  if (refusal) return refusal
  const query = read
    .selectFrom('trade_ins as t')
    .leftJoin('requests as r', 'r.id', 't.request_id')
    .leftJoin('customers as c', 'c.id', 't.customer_id')
    .select(['t.id', 't.request_id as requestId', 't.vehicle', 't.state', 't.price_cents as price'])
    .select(['t.valid_until as validUntil', 'r.data', 'c.first_name as customerFirst', 'c.last_name as customerLast'])
    .select(['r.first_name as firstName', 'r.last_name as lastName'])
    .select(DUE_AT.as('dueAt'))
    .where('t.merchant_id', '=', merchantId)
    .where('t.state', 'in', [...STATES[part]])
    .$if(part === 'TO_VALUE', (query) => query.orderBy('dueAt', (by) => by.asc().nullsLast()))
    .orderBy('t.id', 'desc')
  const [rows, counts] = await Promise.all([onPage(query, page).execute(), countTradeIns(read, merchantId)])
  return {
    ...{ kind: 'found', counts },
    rows: rows.map(({ data, vehicle, customerFirst, customerLast, firstName, lastName, ...row }) => {
      const details = data && tradeInDetails(data)
      return {
        ...{ ...row, car: tradedCarName(vehicle), plate: plateOf(vehicle) },
        person: [firstName ?? customerFirst, lastName ?? customerLast].filter(Boolean).join(' '),
        estimate: (details && statedPrice(details)?.estimate) ?? null,
      }
    }),
  }
}

async function countTradeIns(read: ReadHandle, merchantId: number): Promise<Readonly<Record<TradeInPart, number>>> {
  const countOf = (part: TradeInPart) =>
    sql<number>`(count(*) filter (where t.state in (${sql.join([...STATES[part]])})))::int`
  return read
    .selectFrom('trade_ins as t')
    .select([countOf('TO_VALUE').as('TO_VALUE'), countOf('OFFERED').as('OFFERED'), countOf('ENDED').as('ENDED')])
    .where('t.merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow()
}

/** The inspection, once it is booked; before that the answer. */
const DUE_AT = sql<Date | null>`coalesce(
  (select a.starts_at from appointments a where a.request_id = t.request_id and a.state = 'BOOKED' order by a.id desc limit 1),
  r.due_at, r.created_at)`

function plateOf({ plate }: TradedCar): string | null {
  return plate
}
