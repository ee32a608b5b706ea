import { sql } from 'kysely'
import { FIRST_LINE_TITLE } from '#database/first-line-title.ts'
import type { ReadHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import type { RequestTitle } from '#domain/request/request.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'

export const CASE_KINDS = ['ORDER', 'REQUEST', 'VEHICLE'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

/** Something a search of the dealer area found. */
export interface FoundCase extends RequestTitle {
  readonly kind: CaseKind
  readonly id: number
  /** Whose it is, or its number. */
  readonly note: string
}

/** Of each kind at most. */
const MAX_FOUND = 20
const MIN_LENGTH = 2

/**
 * Orders, requests and cars of a merchant by number, name, address or title, of the kinds that the actor may see; the latest first. Nothing
 * for less than two characters. Refused as by `authorize`.
 */
export async function findCases(
  read: ReadHandle,
  actor: DealerAreaActor,
  { merchantId, text }: { readonly merchantId: number; readonly text: string },
): Promise<{ readonly kind: 'found'; readonly cases: readonly FoundCase[] } | Refused> {
  const now = new Date()
  const refusal = authorize(actor, 'home.read', merchantId, now)
  if (refusal) return refusal
  const wanted = text.trim()
  if (wanted.length < MIN_LENGTH) return { kind: 'found', cases: [] }
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const may = (permission: Permission) => authorize(actor, permission, merchantId, now) === undefined
  const found = await Promise.all([
    may('orders.read') ? findOrders(read, merchantId, pattern) : [],
    may('requests.read') ? findRequests(read, merchantId, pattern) : [],
    may('stock.read') ? findVehicles(read, merchantId, pattern) : [],
  ])
  return { kind: 'found', cases: found.flat() }
}

function findOrders(read: ReadHandle, merchantId: number, pattern: string): Promise<FoundCase[]> {
  const name = sql<string>`coalesce(o.customer ->> 'companyName',
    concat_ws(' ', o.customer ->> 'firstName', o.customer ->> 'lastName'))`
  const title = sql<string>`coalesce(${FIRST_LINE_TITLE}, '')`
  return read
    .selectFrom('orders as o')
    .select([sql<'ORDER'>`'ORDER'`.as('kind'), 'o.id', title.as('title'), name.as('note')])
    .where('o.merchant_id', '=', merchantId)
    .where(
      sql<boolean>`concat_ws(' ', o.id, ${name}, o.customer ->> 'email', o.customer ->> 'lastName', ${title}) ilike ${pattern}`,
    )
    .orderBy('o.placed_at', 'desc')
    .limit(MAX_FOUND)
    .execute()
}

function findRequests(read: ReadHandle, merchantId: number, pattern: string): Promise<FoundCase[]> {
  const name = sql<string>`concat_ws(' ', r.first_name, r.last_name)`
  const title = sql<string>`coalesce(r.data ->> 'title', '')`
  const titles = sql<RequestTitle['titles']>`r.data -> 'titles'`
  return read
    .selectFrom('requests as r')
    .select([sql<'REQUEST'>`'REQUEST'`.as('kind'), 'r.id', title.as('title'), titles.as('titles'), name.as('note')])
    .where('r.merchant_id', '=', merchantId)
    .where('r.kind', '!=', 'PRIVATE_SALE')
    .where(sql<boolean>`concat_ws(' ', r.id, ${name}, r.email, r.phone, ${title}, ${titles} ->> 'en') ilike ${pattern}`)
    .orderBy('r.created_at', 'desc')
    .limit(MAX_FOUND)
    .execute()
}

function findVehicles(read: ReadHandle, merchantId: number, pattern: string): Promise<FoundCase[]> {
  const title = sql<string>`concat_ws(' ', k.name, m.name, v.model_description)`
  return read
    .selectFrom('vehicles as v')
    .innerJoin('makes as k', 'k.id', 'v.make_id')
    .innerJoin('models as m', 'm.id', 'v.model_id')
    .select([sql<'VEHICLE'>`'VEHICLE'`.as('kind'), 'v.id', title.as('title'), 'v.internal_number as note'])
    .where('v.merchant_id', '=', merchantId)
    .where('v.state', '!=', 'ARCHIVED')
    .where(sql<boolean>`concat_ws(' ', v.internal_number, v.vin, ${title}) ilike ${pattern}`)
    .orderBy('v.updated_at', 'desc')
    .limit(MAX_FOUND)
    .execute()
}
