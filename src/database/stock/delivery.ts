import type pg from 'pg'
import type { EnergyLabelPolicy } from '#domain/merchant.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import { againAfterDeadlock } from '../deadlock.ts'
import { readProductsOf } from '../financing/finance-products.ts'
import { inTransaction } from '../transaction.ts'
import { IN_STOCK, NAMED } from './delivery-marks.ts'
import { mergeDelivery, type MergeCounts } from './merge-delivery.ts'
import { type AttributeColumn, type StagedVehicle, stagingTable, stageVehicles } from './staged-vehicles.ts'

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
    stage: (vehicles) => stageVehicles(client, names, vehicles),
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
    merge: () => mergeDelivery(client, merchantId, names),
  }
}
