import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { MIN_VIEWS } from '#domain/analytics/min-views.ts'
import { parsePeriod } from '#domain/figures/period.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'

const MAX_CARS = 5_000
const MAX_REFERRERS = 20

export interface ViewList {
  /** The cars that were looked at, those looked at often first. */
  readonly cars: readonly CarViews[]
  /** Sites that visitors came from, likewise. */
  readonly referrers: readonly { readonly host: string; readonly views: number }[]
}

export interface CarViews {
  readonly vehicleId: number
  readonly internalNumber: string
  readonly title: string
  /** Null: fewer than may be shown. */
  readonly views: number | null
}

/** How often each car was looked at in a period, and where visitors came from. Refused as by `authorize`; INVALID_INPUT. */
export async function readViewList(
  read: ReadHandle,
  actor: DealerAreaActor,
  { merchantId, period: name }: { readonly merchantId: number; readonly period: string },
): Promise<({ readonly kind: 'found' } & ViewList) | Refused> {
  const refusal = authorize(actor, 'figures.read', merchantId, new Date())
  if (refusal) return refusal
  const period = parsePeriod(name)
  if (!period) return refused('INVALID_INPUT', { fields: [{ field: 'period', code: 'INVALID' }] })
  const cars = await read
    .selectFrom('vehicle_views as s')
    .innerJoin('vehicles as v', 'v.id', 's.vehicle_id')
    .innerJoin('makes as k', 'k.id', 'v.make_id')
    .innerJoin('models as m', 'm.id', 'v.model_id')
    .select(['v.id as vehicleId', 'v.internal_number as internalNumber'])
    .select(sql<string>`concat_ws(' ', k.name, m.name, v.model_description)`.as('title'))
    .select(sql<number | null>`case when sum(s.views) >= ${MIN_VIEWS} then sum(s.views)::int end`.as('views'))
    .where('s.merchant_id', '=', merchantId)
    .where('s.day', '>=', period.from)
    .where('s.day', '<', period.to)
    .groupBy(['v.id', 'k.name', 'm.name'])
    .orderBy(sql`views desc nulls last`)
    .orderBy('v.id')
    .limit(MAX_CARS)
    .execute()
  const referrers = await read
    .selectFrom('merchant_referrers')
    .select('referrer_host as host')
    .select(sql<number>`sum(views)::int`.as('views'))
    .where('merchant_id', '=', merchantId)
    .where('day', '>=', period.from)
    .where('day', '<', period.to)
    .groupBy('referrer_host')
    .having(sql<boolean>`sum(views) >= ${MIN_VIEWS}`)
    .orderBy(sql`views desc`)
    .orderBy('host')
    .limit(MAX_REFERRERS)
    .execute()
  return { kind: 'found', cars, referrers }
}
