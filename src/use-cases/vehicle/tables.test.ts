import path from 'node:path'
import { expect, it } from 'vitest'
import { columnOf } from '#catalogue/field.ts'
import { ROWS } from '#catalogue/fields.ts'
import {
  declaredTables,
  differencesOf,
  type StoredColumn,
  storedTables,
} from '../../../tests/support/declared-tables.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'

const CHECKOUT = path.join(import.meta.dirname, '../../..')

/** What Kysely keeps for itself. */
const FOREIGN = new Set(['kysely_migration', 'kysely_migration_lock'])

const holder = useTestDatabase()

it('the declared tables are those of the database, column by column', async () => {
  const [declared, stored] = [await declaredTables(CHECKOUT), await storedTables(holder.database.pool)]
  expect([...declared.keys()].toSorted()).toEqual([...stored.keys()].filter((name) => !FOREIGN.has(name)).toSorted())
  const differences = [...declared].flatMap(([table, columns]) =>
    differencesOfTable(table, columns, stored.get(table)!),
  )
  expect(differences).toEqual([])
})

it('the rows of the field table are columns of vehicles, of the type they name', async () => {
  const stored = (await storedTables(holder.database.pool)).get('vehicles')!
  const named = ROWS.map((row) => [
    columnOf(row),
    stored.get(columnOf(row))?.stored,
    stored.get(columnOf(row))?.isNullable,
  ])
  const wanted = ROWS.map((row) => [
    columnOf(row),
    row.sql.endsWith('[]') ? 'ARRAY' : row.sql.replace(/\(.*/, ''),
    row.key !== 'price',
  ])
  expect(named).toEqual(wanted)
})

/** The columns of the field table have a test of their own. */
function differencesOfTable(
  table: string,
  declared: ReadonlyMap<string, string>,
  stored: ReadonlyMap<string, StoredColumn>,
): string[] {
  const catalogue = table === 'vehicles' ? ROWS.map(columnOf) : []
  const names = [...new Set([...declared.keys(), ...stored.keys()])].filter((name) => !catalogue.includes(name))
  return names.flatMap((name) => differencesOf(`${table}.${name}`, declared.get(name), stored.get(name)))
}
