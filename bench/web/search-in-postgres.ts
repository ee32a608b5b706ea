import pg from 'pg'
import { columnOf } from '#catalogue/field.ts'
import { SHOWN_SELLERS } from '#domain/vehicle/shown-sellers.ts'
import { COUNTED_ROWS } from '#use-cases/vehicle-search/engine-schema.ts'

/** Conditions on vehicles `v` by what they filter: a count ignores the condition on what it counts, as the shop's does. */
export type Conditions = Readonly<Record<string, string>>

const OFFERS = `vehicles v join merchants m on m.id = v.merchant_id`
const ON_SALE = `v.state in ('PUBLISHED', 'RESERVED') and m.state = 'PUBLISHED' and m.kind in ('${SHOWN_SELLERS.join("', '")}')`
const MAX_CARS = 24

/** Columns with one value for each car, by what filters them; the others have several. */
const SINGLE = new Map([
  ...([
    ['make_id', 'make'],
    ['model_id', 'make'],
    ['merchant_id', 'merchant'],
  ] as const),
  ...COUNTED_ROWS.filter(({ search }) => search.kind === 'value').map((row) => [columnOf(row), row.key] as const),
])
const SEVERAL = COUNTED_ROWS.filter(({ search }) => search.kind === 'flags').map(columnOf)

/**
 * A page of cars with their dealers, their number, and how many each value of each filter would show, as a shop without an index asks its
 * database: one statement for the page, one for the counts of all columns without a condition, and one more for each that has one.
 */
export async function searchInPostgres(pool: pg.Pool, conditions: Conditions): Promise<number> {
  const client = await pool.connect()
  try {
    const where = whereOf(Object.values(conditions))
    await client.query(
      `select v.*, m.name as merchant, m.city from ${OFFERS} ${where} order by v.created_at desc, v.id desc limit ${MAX_CARS}`,
    )
    const total = await countValues(
      client,
      [...SINGLE].filter(([, key]) => !(key in conditions)).map(([column]) => column),
      where,
    )
    for (const column of SEVERAL)
      await client.query(`select value, count(*) from ${OFFERS}, unnest(v.${column}) value ${where} group by value`)
    for (const filtered of Object.keys(conditions)) {
      const columns = [...SINGLE].filter(([, key]) => key === filtered).map(([column]) => column)
      const others = Object.entries(conditions).filter(([key]) => key !== filtered)
      if (columns.length > 0) await countValues(client, columns, whereOf(others.map(([, condition]) => condition)))
    }
    return total
  } finally {
    client.release()
  }
}

/** Counts by each column, in one reading of the table; the number of all. */
async function countValues(client: pg.PoolClient, columns: readonly string[], where: string): Promise<number> {
  const named = columns.map((column) => `v.${column}`)
  const { rows } = await client.query<{ count: string; level: number }>(
    `select count(*), grouping(${named.join()}) as level, ${named.join()} from ${OFFERS} ${where}
     group by grouping sets (${named.map((name) => `(${name})`).join()}, ())`,
  )
  return Number(rows.reduce((best, row) => (row.level > best.level ? row : best)).count)
}

function whereOf(conditions: readonly string[]): string {
  return `where ${[ON_SALE, ...conditions].join(' and ')}`
}
