import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Packing, packFields } from '#search/packing.ts'
import type { Document, FieldValue } from '#search/schema.ts'
import { createMarket } from './market.ts'
import { schema, vehicles } from './vehicles.ts'

/** The packed codes of the engine are columns here too, so that PostgreSQL groups by 20 of them instead of 85 fields. */
export const packings: readonly Packing[] = packFields(schema.fields)

export const codeColumn = (packing: Packing): string => `code${packings.indexOf(packing)}`

const plainFields = schema.fields.filter(({ kind }) => kind !== 'flags' && kind !== 'place').map(({ name }) => name)
const columns = ['id', ...plainFields, 'features', 'place', ...packings.map(codeColumn)]
const indexed = 'make model merchant place body fuel year price loan lease mileage power consumption registered created'

/** Fills the table `vehicle` with the seeded vehicles and `place` with the places; returns the milliseconds. */
export async function fillPostgres(client: pg.Client, count: number): Promise<number> {
  const start = performance.now()
  const market = createMarket()
  const placeNumbers = new Map<FieldValue, number>(market.places.map((place, index) => [place, index]))
  await client.query(`
    drop table if exists vehicle, place;
    create unlogged table place (id int primary key, latitude float8, longitude float8);
    create unlogged table vehicle (${columns.map((name) => `${name} ${name === 'features' ? 'bigint' : 'int'}`).join(', ')});
  `)
  const places = market.places.map(({ latitude, longitude }, index) => `(${index}, ${latitude}, ${longitude})`)
  await client.query(`insert into place values ${places.join()}`)

  const copy = client.query(copyFrom(`copy vehicle (${columns.join()}) from stdin (format csv)`))
  let lines = ''
  for (const document of vehicles(count, market)) {
    lines += `${cellsOf(document, placeNumbers).join()}\n`
    if (lines.length < 1_000_000) continue
    if (!copy.write(lines)) await once(copy, 'drain')
    lines = ''
  }
  copy.end(lines)
  await once(copy, 'finish')
  await client.query('alter table vehicle add primary key (id)')
  for (const name of indexed.split(' ')) await client.query(`create index on vehicle (${name})`)
  await client.query('vacuum analyze vehicle')
  await client.query('analyze place')
  return performance.now() - start
}

function cellsOf({ id, values }: Document, placeNumbers: Map<FieldValue, number>): (number | bigint | '')[] {
  const plain = plainFields.map((name) => (values[name] as number | undefined) ?? '')
  const features = maskOf(values.features as readonly number[])
  return [
    id,
    ...plain,
    features,
    placeNumbers.get(values.place)!,
    ...packings.map((packing) => codeOf(packing, values)),
  ]
}

export function maskOf(flags: readonly number[]): bigint {
  return flags.reduce((mask, flag) => mask | (1n << BigInt(flag)), 0n)
}

function codeOf(packing: Packing, values: Document['values']): number {
  if ('digits' in packing)
    return packing.digits.reduce((code, { field, stride }) => code + digitOf(field, values[field]) * stride, 0)
  const { field, first, width } = packing.flags
  const flags = (values[field] as readonly number[]).filter((flag) => flag >= first && flag < first + width)
  return flags.reduce((code, flag) => code + 2 ** (flag - first), 0)
}

/** As in the engine: 0 is none, otherwise the value or bucket plus one. */
function digitOf(field: string, value: FieldValue): number {
  if (typeof value !== 'number') return 0
  const spec = schema.fields.find(({ name }) => name === field)
  if (spec?.kind !== 'number') return value + 1
  return spec.buckets!.findLastIndex((bound) => bound <= value) + 1
}
