import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
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

const NAMES = ['make_slug', 'make_name', 'model_slug', 'model_name'] as const
const FIXED = ['line', 'internal_number', ...NAMES, 'pictures', 'is_complete', 'as_new', 'feed_values'] as const
/** Tables of the delivery's transaction: its rows, the cars to leave as they are, and those that were changed. */
export function stagingTable(columns: readonly AttributeColumn[]): string {
  const attributes = columns.map(({ name, type }) => `${name} ${type}`)
  return `create temp table staged_vehicles (line integer not null, internal_number text not null, make_slug text not null, make_name text not null,
    model_slug text not null, model_name text not null, pictures text[], is_complete boolean not null, as_new float8, feed_values jsonb, ${attributes.join(', ')}) on commit drop;
    create temp table named_numbers (internal_number text not null) on commit drop;
    create temp table changed_vehicles (id bigint not null) on commit drop`
}

/** Streams vehicles into the table; memory stays constant. */
export async function stageVehicles(
  client: pg.PoolClient,
  names: readonly string[],
  vehicles: AsyncIterable<StagedVehicle>,
): Promise<void> {
  const sink = client.query(copyFrom(`copy staged_vehicles (${[...FIXED, ...names].join(', ')}) from stdin`))
  await pipeline(Readable.from(batches(vehicles)), sink)
  await client.query('create index on staged_vehicles (internal_number)')
  await client.query('analyze staged_vehicles')
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
