import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { againAfterDeadlock } from '../deadlock.ts'
import { recordChanges } from './change-log.ts'
import { markMissing, NAMED, noteFeedValues } from './delivery-marks.ts'
import { ADD_MISSING_LEVELS, agePointsSql, pricePointsSql, scoreSql } from './relevance.ts'
import type { EnergyLabelPolicy } from '#domain/merchant.ts'
import { MAX_UNDO_VEHICLES } from '#domain/stock/delivery.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import { from as copyFrom } from 'pg-copy-streams'
import { readProductsOf } from '../financing/finance-products.ts'
import { inTransaction } from '../transaction.ts'
import { type CopyValue, copyLine } from './copy-text.ts'

/** A column of a vehicle's attributes, as the catalogue names it. */
export interface AttributeColumn {
  readonly name: string
  readonly type: string
}

export interface StagedVehicle {
  /** Line of the delivered file, for reports. */
  readonly line: number
  readonly internalNumber: string
  readonly makeSlug: string
  readonly makeName: string
  readonly modelSlug: string
  readonly modelName: string
  /** Keys of its pictures; null leaves its pictures unchanged. */
  readonly pictures: readonly string[] | null
  /** Whether it may be published. */
  readonly isComplete: boolean
  /** Logarithm of its price as if new, for comparison; null where it cannot be compared. */
  readonly asNew: number | null
  /** What the feed says about values that a person has changed, as JSON; null where nobody has. */
  readonly feedValues: string | null
  /** One value per attribute column, in their order. */
  readonly attributes: readonly CopyValue[]
}

export interface MergeCounts {
  readonly inserted: number
  readonly updated: number
  readonly unchanged: number
  readonly removed: number
}

/** A delivery of a merchant's whole stock: first staged, then checked, then merged, in one transaction. */
export interface Delivery {
  /** The transaction's connection, for data that is stored together with the delivery. */
  readonly client: pg.PoolClient
  /** Who sells, and what becomes of its new cars without a complete energy label. */
  seller(): Promise<{ kind: 'COMPANY' | 'PRIVATE'; energyLabelPolicy: EnergyLabelPolicy }>
  /** The finance products of the merchant's cars; none for a private seller. */
  financeProducts(): Promise<FinanceProduct[]>
  /** How many pictures the merchant's vehicles have, by internal number; vehicles without are left out. */
  pictureCounts(): Promise<Map<string, number>>
  /** Keeps vehicles unchanged whose rows were refused. */
  keepUnchanged(internalNumbers: readonly string[]): Promise<void>
  /** Keeps all vehicles that the delivery does not name: it is not the whole stock. */
  keepRest(): Promise<void>
  /** Streams vehicles into the staging table; memory stays constant. */
  stage(vehicles: AsyncIterable<StagedVehicle>): Promise<void>
  /** Drops rows whose internal number occurred before in the same file; returns their lines. */
  dropDuplicates(): Promise<{ line: number; internalNumber: string }[]>
  /** How many vehicles were delivered, are in stock now, and would be removed. */
  compare(): Promise<{ delivered: number; offered: number; missing: number }>
  /** Makes the stock equal to the delivery: adds, updates and archives vehicles (marks those in orders), and records prices. */
  merge(): Promise<MergeCounts>
}

const NAMES = ['make_slug', 'make_name', 'model_slug', 'model_name'] as const
const FIXED = ['line', 'internal_number', ...NAMES, 'pictures', 'is_complete', 'as_new', 'feed_values'] as const
/** The cars `v` that a delivery decides about: none that is reserved or sold, entered by a person, or taken off by one. */
const IN_STOCK = `v.state in ('PUBLISHED', 'INCOMPLETE') and not v.is_by_hand`
/** A person's decision about the car `v` lasts. */
const STATE_IS_FIXED = `v.state in ('RESERVED', 'SOLD', 'DRAFT') or 'state' = any(v.hand_fields)`
const OWN = ['make_id', 'model_id', 'pictures'] as const
const RATED = ['relevance_age', 'relevance_price'] as const

/** Runs `work` on a new delivery of a merchant and commits; again after a deadlock; rolled back where it throws. */
export async function inDelivery<T>(
  pool: pg.Pool,
  merchantId: number,
  columns: readonly AttributeColumn[],
  work: (delivery: Delivery) => Promise<T>,
): Promise<T> {
  const deliver = async (client: pg.PoolClient) => {
    // One delivery per merchant at a time: a second one waits here. Whoever only refers to the merchant does not.
    await client.query('select 1 from merchants where id = $1 for no key update', [merchantId])
    await client.query(stagingTable(columns))
    return work(deliveryOn(client, merchantId, columns))
  }
  return againAfterDeadlock(() => inTransaction(pool, deliver))
}

function deliveryOn(client: pg.PoolClient, merchantId: number, columns: readonly AttributeColumn[]): Delivery {
  const names = columns.map((column) => column.name)
  return {
    client,
    async seller() {
      const { rows } = await client.query<{ kind: 'COMPANY' | 'PRIVATE'; energyLabelPolicy: EnergyLabelPolicy }>(
        'select kind, energy_label_policy as "energyLabelPolicy" from merchants where id = $1',
        [merchantId],
      )
      return rows[0]!
    },
    financeProducts: () => readProductsOf(client, merchantId),
    async pictureCounts() {
      const { rows } = await client.query<{ internal_number: string; count: number }>(
        'select internal_number, cardinality(pictures) as count from vehicles where merchant_id = $1 and cardinality(pictures) > 0',
        [merchantId],
      )
      return new Map(rows.map((row) => [row.internal_number, row.count]))
    },
    async keepUnchanged(internalNumbers) {
      await client.query('insert into named_numbers select unnest($1::text[])', [internalNumbers])
    },
    async keepRest() {
      await client.query(
        `insert into named_numbers select v.internal_number from vehicles v
         where v.merchant_id = $1 and (not v.is_missing or ${IN_STOCK})`,
        [merchantId],
      )
      await client.query('create index on named_numbers (internal_number)')
      await client.query('analyze named_numbers')
    },
    async stage(vehicles) {
      const sink = client.query(copyFrom(`copy staged_vehicles (${[...FIXED, ...names].join(', ')}) from stdin`))
      await pipeline(Readable.from(batches(vehicles)), sink)
      await client.query('create index on staged_vehicles (internal_number)')
      await client.query('analyze staged_vehicles')
    },
    async dropDuplicates() {
      const { rows } = await client.query<{ line: number; internalNumber: string }>(
        `delete from staged_vehicles later using staged_vehicles first
         where first.internal_number = later.internal_number and first.line < later.line
         returning later.line, later.internal_number as "internalNumber"`,
      )
      return rows
    },
    async compare() {
      const { rows } = await client.query<{ delivered: number; offered: number; missing: number }>(
        `select (select count(*) from staged_vehicles)::int as delivered, count(*)::int as offered,
           count(*) filter (where not exists (${NAMED}))::int as missing
         from vehicles v where v.merchant_id = $1 and ${IN_STOCK}`,
        [merchantId],
      )
      return rows[0]!
    },
    async merge() {
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
      const { rows: staged } = await client.query<{ count: number }>(
        'select count(*)::int as count from staged_vehicles',
      )
      const { inserted, updated } = rows[0]!
      const changed = { inserted, updated, removed: removed.rowCount ?? 0 }
      if (changed.inserted + changed.updated + changed.removed > MAX_UNDO_VEHICLES)
        await client.query('delete from delivery_changes where merchant_id = $1', [merchantId])
      await recordChanges(client, 'select id from changed_vehicles')
      return { ...changed, unchanged: staged[0]!.count - inserted - updated }
    },
  }
}

function stagingTable(columns: readonly AttributeColumn[]): string {
  const attributes = columns.map(({ name, type }) => `${name} ${type}`)
  return `create temp table staged_vehicles (line integer not null, internal_number text not null, make_slug text not null, make_name text not null,
    model_slug text not null, model_name text not null, pictures text[], is_complete boolean not null, as_new float8, feed_values jsonb, ${attributes.join(', ')}) on commit drop;
    create temp table named_numbers (internal_number text not null) on commit drop;
    create temp table changed_vehicles (id bigint not null) on commit drop`
}

/**
 * Inserts and updates in one statement, whose parts all see the stock as it was before, which gives the old price for the history. The
 * staged relevance is the part the file determines; the rest is added here and does not count as a change by itself.
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

/** A few hundred rows per chunk: one call into the driver for each row would cost more than the row. */
async function* batches(vehicles: AsyncIterable<StagedVehicle>): AsyncGenerator<string> {
  let text = ''
  for await (const v of vehicles) {
    text += copyLine([
      v.line,
      v.internalNumber,
      v.makeSlug,
      v.makeName,
      v.modelSlug,
      v.modelName,
      v.pictures,
      v.isComplete,
      v.asNew,
      v.feedValues,
      ...v.attributes,
    ])
    if (text.length < 65_536) continue
    yield text
    text = ''
  }
  if (text) yield text
}
