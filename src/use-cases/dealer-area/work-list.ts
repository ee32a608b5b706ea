import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { AppointmentKind } from '#domain/appointments/calendar.ts'
import { MINUTES_OF_DAY } from '#domain/appointments/minutes.ts'
import { berlinInstant, berlinToday } from '#domain/berlin-time.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { Refused } from '#domain/refused.ts'
import { afterOpenMinutes, DUE_OPEN_MINUTES } from '#domain/request/due-time.ts'
import { type RequestKind, type RequestTitle, titleOf } from '#domain/request/request.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { AWAITS_DEALER, CUSTOMER_WORD_AT, FIRST_ANSWER_DUE_AT, hiddenKinds } from './awaits-dealer.ts'
import { readExpectedDeliveries } from './expected-delivery.ts'
import { ORDER_HOURS } from './order-parts.ts'

/** One thing a dealer has to do next, and until when. */
export type WorkItem = { readonly dueAt: Date; readonly person: string } & (
  | ({ readonly kind: 'REQUEST'; readonly requestId: number; readonly request: RequestKind } & RequestTitle)
  | { readonly kind: 'ORDER'; readonly orderId: number; readonly state: OrderState; readonly total: number }
  | ({ readonly kind: 'APPOINTMENT'; readonly appointment: AppointmentKind; readonly requestId: number } & RequestTitle)
  /** A car that was inspected, or could have been, and has no offer yet. */
  | ({ readonly kind: 'TRADE_IN'; readonly requestId: number } & RequestTitle)
  /** A delivery that has not come, or the run of one that was not applied. */
  | { readonly kind: 'IMPORT'; readonly runId: number | null }
  /** An application that no bank has. */
  | ({ readonly kind: 'FINANCING'; readonly requestId: number } & RequestTitle)
)

/** How far ahead the list looks. */
const DAYS_AHEAD = 2
const MAX_ITEMS = 200

/**
 * What waits for a dealer, the most urgent first: requests, orders, appointments, trade-ins, financing, imports. Refused as by `authorize`.
 */
export async function readWorkList(
  read: ReadHandle,
  actor: DealerAreaActor,
  merchantId: number,
): Promise<{ readonly kind: 'found'; readonly items: readonly WorkItem[] } | Refused> {
  const now = new Date()
  const refusal = authorize(actor, 'home.read', merchantId, now)
  if (refusal) return refusal
  const may = (permission: Permission) => authorize(actor, permission, merchantId, now) === undefined
  const parts = await Promise.all([
    may('requests.read') ? requestsToAnswer(read, merchantId, hiddenKinds(actor, merchantId)) : [],
    may('orders.read') ? ordersToAccept(read, merchantId) : [],
    may('orders.read') ? ordersTakenUp(read, merchantId, now) : [],
    may('calendar.read') ? appointmentsAhead(read, merchantId) : [],
    may('trade-ins.read') ? tradeInsToValue(read, merchantId) : [],
    may('financing.read') ? financingsToPassOn(read, merchantId) : [],
    may('imports.read') ? importsToLookAt(read, merchantId, now) : [],
  ])
  const items = parts.flat().toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
  return { kind: 'found', items }
}

/** A later question is to be answered as soon as a first one. */
async function requestsToAnswer(
  read: ReadHandle,
  merchantId: number,
  hidden: readonly RequestKind[],
): Promise<WorkItem[]> {
  const rows = await read
    .selectFrom('requests as r')
    .innerJoin('merchants as m', 'm.id', 'r.merchant_id')
    .select(['r.id', 'r.kind', 'r.data', 'r.first_name as firstName', 'r.last_name as lastName'])
    .select(['m.opening_hours as openingHours', 'r.federal_state as state'])
    .select(FIRST_ANSWER_DUE_AT.as('firstDueAt'))
    .select(sql<Date>`coalesce(${CUSTOMER_WORD_AT}, r.created_at)`.as('wordAt'))
    .where('r.merchant_id', '=', merchantId)
    .where('r.kind', 'not in', hidden)
    .where('r.delete_after', 'is', null)
    .where(AWAITS_DEALER)
    .orderBy(sql`coalesce(${FIRST_ANSWER_DUE_AT}, ${CUSTOMER_WORD_AT}, r.created_at)`)
    .limit(MAX_ITEMS)
    .execute()
  return rows.map(({ id, kind, data, firstDueAt, wordAt, openingHours, state, ...name }) => ({
    ...{ kind: 'REQUEST', requestId: id, request: kind, ...titleOf(data), person: personOf(name) },
    dueAt: firstDueAt ?? afterOpenMinutes(wordAt, DUE_OPEN_MINUTES, { openingHours, state }) ?? wordAt,
  }))
}

async function ordersToAccept(read: ReadHandle, merchantId: number): Promise<WorkItem[]> {
  const rows = await read
    .selectFrom('orders as o')
    .select(['o.id', 'o.state', 'o.customer', 'o.total_cents as total', 'o.placed_at as placedAt'])
    .where('o.merchant_id', '=', merchantId)
    .where('o.state', '=', 'PLACED')
    .orderBy('o.placed_at')
    .limit(MAX_ITEMS)
    .execute()
  return rows.map(({ id, state, customer, total, placedAt }) => ({
    ...{ kind: 'ORDER', orderId: id, state, total, person: personOf(customer) },
    dueAt: new Date(placedAt.getTime() + ORDER_HOURS * 3_600_000),
  }))
}

/** Those that were put off until today. */
async function ordersTakenUp(read: ReadHandle, merchantId: number, now: Date): Promise<WorkItem[]> {
  const rows = await read
    .selectFrom('orders as o')
    .select(['o.id', 'o.state', 'o.customer', 'o.total_cents as total', 'o.on_hold_until as until'])
    .where('o.merchant_id', '=', merchantId)
    .where('o.on_hold_until', '<=', berlinToday(now))
    .orderBy('o.on_hold_until')
    .limit(MAX_ITEMS)
    .execute()
  return rows.map(({ id, state, customer, total, until }) => ({
    ...{ kind: 'ORDER', orderId: id, state, total, person: personOf(customer) },
    dueAt: berlinInstant(until!, MINUTES_OF_DAY - 1),
  }))
}

async function appointmentsAhead(read: ReadHandle, merchantId: number): Promise<WorkItem[]> {
  const rows = await read
    .selectFrom('appointments as a')
    .innerJoin('requests as r', 'r.id', 'a.request_id')
    .select(['a.kind', 'r.id', 'r.data', 'a.starts_at as dueAt'])
    .select(['r.first_name as firstName', 'r.last_name as lastName'])
    .where('a.merchant_id', '=', merchantId)
    .where('a.state', '=', 'BOOKED')
    .where('a.starts_at', '>', sql<Date>`now() - interval '1 hour'`)
    .where('a.starts_at', '<', sql<Date>`now() + make_interval(days => ${DAYS_AHEAD})`)
    .orderBy('a.starts_at')
    .limit(MAX_ITEMS)
    .execute()
  return rows.map(({ kind, id, data, dueAt, ...name }) => ({
    ...{ kind: 'APPOINTMENT', appointment: kind, requestId: id, ...titleOf(data), dueAt, person: personOf(name) },
  }))
}

async function tradeInsToValue(read: ReadHandle, merchantId: number): Promise<WorkItem[]> {
  const rows = await read
    .selectFrom('trade_ins as t')
    .innerJoin('requests as r', 'r.id', 't.request_id')
    .leftJoin('appointments as a', (on) => on.onRef('a.request_id', '=', 'r.id').on('a.state', '=', 'BOOKED'))
    .select(['r.id', 'r.data', 'r.first_name as firstName', 'r.last_name as lastName'])
    .select(({ fn }) => fn.coalesce('a.starts_at', 'r.due_at', 'r.created_at').as('dueAt'))
    .where('t.merchant_id', '=', merchantId)
    .where('t.state', '=', 'INSPECTION_BOOKED')
    .where(sql<boolean>`coalesce(a.starts_at <= now(), true)`)
    .orderBy('dueAt')
    .limit(MAX_ITEMS)
    .execute()
  return rows.map(({ id, data, dueAt, ...name }) => ({
    ...{ kind: 'TRADE_IN', requestId: id, ...titleOf(data), dueAt, person: personOf(name) },
  }))
}

/** The job passes an application on within minutes, where a bank is connected. */
const PASS_ON_MINUTES = 30

async function financingsToPassOn(read: ReadHandle, merchantId: number): Promise<WorkItem[]> {
  const rows = await read
    .selectFrom('financing_applications as f')
    .innerJoin('requests as r', 'r.id', 'f.request_id')
    .select(['r.id', 'r.data', 'r.first_name as firstName', 'r.last_name as lastName', 'r.created_at as createdAt'])
    .where('r.merchant_id', '=', merchantId)
    .where('r.state', '=', 'SUBMITTED')
    .where('f.passed_on_at', 'is', null)
    .orderBy('r.created_at')
    .limit(MAX_ITEMS)
    .execute()
  return rows.map(({ id, data, createdAt, ...name }) => ({
    ...{ kind: 'FINANCING', requestId: id, ...titleOf(data), person: personOf(name) },
    dueAt: new Date(createdAt.getTime() + PASS_ON_MINUTES * 60_000),
  }))
}

async function importsToLookAt(read: ReadHandle, merchantId: number, now: Date): Promise<WorkItem[]> {
  const [[expected], latest] = await Promise.all([
    readExpectedDeliveries(read, now, merchantId),
    read
      .selectFrom('feed_runs')
      .select(['id', 'outcome', 'finished_at as dueAt'])
      .where('merchant_id', '=', merchantId)
      .where('is_dry_run', '=', false)
      // A delivery of a part of the stock does not make up for a failed delivery of the whole.
      .where('is_partial', '=', false)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const missingSince = expected?.missingSince
  return [
    ...(latest?.outcome === 'REFUSED'
      ? [{ kind: 'IMPORT' as const, runId: latest.id, dueAt: latest.dueAt, person: '' }]
      : []),
    ...(missingSince ? [{ kind: 'IMPORT' as const, runId: null, dueAt: missingSince, person: '' }] : []),
  ]
}

function personOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}
