import type pg from 'pg'
import { MAX_UNDO_VEHICLES } from '#domain/stock/delivery.ts'
import { recordChanges } from './change-log.ts'
import { IN_STOCK, markMissing, NAMED, noteFeedValues } from './delivery-marks.ts'
import { ADD_MISSING_LEVELS, agePointsSql, pricePointsSql, scoreSql } from './relevance.ts'

export interface MergeCounts {
  readonly inserted: number
  readonly updated: number
  readonly unchanged: number
  readonly removed: number
}

/** A person's decision about the car `v` lasts. */
const STATE_IS_FIXED = `v.state in ('RESERVED', 'SOLD', 'DRAFT') or 'state' = any(v.hand_fields)`
const OWN = ['make_id', 'model_id', 'pictures'] as const
const RATED = ['relevance_age', 'relevance_price'] as const

/** Makes the stock equal to the staged vehicles: adds, updates and archives (marks those in orders), and records prices. */
export async function mergeDelivery(
  client: pg.PoolClient,
  merchantId: number,
  names: readonly string[],
): Promise<MergeCounts> {
  await client.query(
    `insert into makes (slug, name) select distinct on (make_slug) make_slug, make_name from staged_vehicles order by make_slug on conflict do nothing`,
  )
  await client.query(
    `insert into models (make_id, slug, name)
     select distinct on (m.id, s.model_slug) m.id, s.model_slug, s.model_name from staged_vehicles s join makes m on m.slug = s.make_slug
     order by m.id, s.model_slug on conflict do nothing`,
  )
  await client.query(ADD_MISSING_LEVELS, [merchantId])
  await client.query('delete from delivery_changes where merchant_id = $1', [merchantId])
  const { rows } = await client.query<{ inserted: number; updated: number }>(mergeStatement(names), [merchantId])
  const removed = await client.query(
    `with gone as (
       update vehicles v set state = 'ARCHIVED', updated_at = now()
       where v.merchant_id = $1 and ${IN_STOCK}
         and not exists (${NAMED})
       returning v.id),
     former as (
       insert into delivery_changes (merchant_id, vehicle_id, before)
       select $1, before.id, jsonb_build_object('state', before.state) from gone join vehicles before on before.id = gone.id
       limit ${MAX_UNDO_VEHICLES + 1})
     insert into changed_vehicles select id from gone`,
    [merchantId],
  )
  await markMissing(client, merchantId)
  await noteFeedValues(client, merchantId)
  const { rows: staged } = await client.query<{ count: number }>('select count(*)::int as count from staged_vehicles')
  const { inserted, updated } = rows[0]!
  const changed = { inserted, updated, removed: removed.rowCount ?? 0 }
  if (changed.inserted + changed.updated + changed.removed > MAX_UNDO_VEHICLES)
    await client.query('delete from delivery_changes where merchant_id = $1', [merchantId])
  await recordChanges(client, 'select id from changed_vehicles')
  return { ...changed, unchanged: staged[0]!.count - inserted - updated }
}

/**
 * Inserts and updates in one statement, whose parts all see the stock as it was before, which gives the old price for the history. The
 * staged relevance is the part the file determines; the rest is added here and does not count as a change by itself. New vehicles get
 * their ids in the order of the file, whatever the planner does.
 */
function mergeStatement(names: readonly string[]): string {
  const set = [...OWN, ...names, ...RATED].map((name) => `${name} = excluded.${name}`)
  const state = `case when ${STATE_IS_FIXED} then v.state else excluded.state end`
  const columns = ['merchant_id', 'internal_number', 'state', ...OWN, ...names, ...RATED]
  const compared = [...OWN, ...names.filter((name) => name !== 'relevance')]
  const values = names.map((name) => (name === 'relevance' ? scoreSql('s.relevance', 'r.age', 'r.price') : `s.${name}`))
  return `with merged as (
      insert into vehicles as v (${columns.join(', ')})
      select $1, s.internal_number, case when s.is_complete then 'PUBLISHED' else 'INCOMPLETE' end, mk.id, md.id, coalesce(s.pictures, old.pictures, '{}'), ${values.join(', ')}, r.age, r.price
      from staged_vehicles s
      join makes mk on mk.slug = s.make_slug
      join models md on md.make_id = mk.id and md.slug = s.model_slug
      left join vehicles old on old.merchant_id = $1 and old.internal_number = s.internal_number
      left join price_levels p on p.model_id = md.id and p.fuel = coalesce(s.fuel, '')
      cross join lateral (select ${agePointsSql('coalesce(old.created_at, now())')} as age, ${pricePointsSql('s.as_new', 'p.level')} as price) r
      order by s.line
      on conflict (merchant_id, internal_number) do update set ${set.join(', ')}, state = ${state}, updated_at = now()
      where v.state <> ${state} or (${compared.map((name) => `v.${name}`).join(', ')})
        is distinct from (${compared.map((name) => `excluded.${name}`).join(', ')})
      returning v.id, v.price_cents, (v.xmax = 0) as is_new
    ), changed as (
      insert into changed_vehicles select id from merged
    ), former as (
      insert into delivery_changes (merchant_id, vehicle_id, before)
      select $1, merged.id, case when before.id is not null then to_jsonb(before) end
      from merged left join vehicles before on before.id = merged.id limit ${MAX_UNDO_VEHICLES + 1}
    ), priced as (
      insert into price_history (vehicle_id, price_cents)
      select merged.id, merged.price_cents from merged left join vehicles before on before.id = merged.id
      where before.price_cents is distinct from merged.price_cents
    )
    select count(*) filter (where is_new)::int as inserted, count(*) filter (where not is_new)::int as updated from merged`
}
