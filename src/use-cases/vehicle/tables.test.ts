import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { columnOf } from '#catalogue/field.ts'
import { ROWS } from '#catalogue/fields.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'

const DATABASE = path.join(import.meta.dirname, '../../database')

/** What Kysely keeps for itself. */
const FOREIGN = new Set(['kysely_migration', 'kysely_migration_lock'])

/** What each TypeScript type may be in PostgreSQL; a name that is not here is a list of codes. */
const STORED_AS: Readonly<Record<string, readonly string[]>> = {
  number: ['smallint', 'integer', 'bigint', 'numeric', 'double precision', 'real'],
  boolean: ['boolean'],
  string: ['text', 'uuid', 'date', 'character', 'tstzrange'],
  'string[]': ['ARRAY'],
  Date: ['timestamp with time zone'],
  Buffer: ['bytea'],
  JSON: ['jsonb', 'json'],
}

interface Column {
  readonly stored: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
}

const holder = useTestDatabase()

it('the declared tables are those of the database, column by column', async () => {
  const [declared, stored] = [await declaredTables(), await storedTables()]
  expect([...declared.keys()].toSorted()).toEqual([...stored.keys()].filter((name) => !FOREIGN.has(name)).toSorted())
  const differences = [...declared].flatMap(([table, columns]) => differencesOf(table, columns, stored.get(table)!))
  expect(differences).toEqual([])
})

it('the rows of the field table are columns of vehicles, of the type they name', async () => {
  const stored = (await storedTables()).get('vehicles')!
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

/** Every column is declared; a value may be null in both or neither; what may be left out has a default. */
function differencesOf(table: string, declared: ReadonlyMap<string, string>, stored: ReadonlyMap<string, Column>) {
  const catalogue = table === 'vehicles' ? ROWS.map(columnOf) : []
  const names = [...new Set([...declared.keys(), ...stored.keys()])].filter((name) => !catalogue.includes(name))
  return names.flatMap((name) => {
    const [type, column] = [declared.get(name), stored.get(name)]
    if (!type || !column) return [`${table}.${name}: ${type ? 'not in the database' : 'not declared'}`]
    const { kind, isNullable, isOptional } = readType(type)
    return [
      ...((STORED_AS[kind] ?? (kind.endsWith('[]') ? ['ARRAY'] : ['text'])).includes(column.stored)
        ? []
        : [`${table}.${name}: ${type}, ${column.stored}`]),
      ...(isNullable === column.isNullable ? [] : [`${table}.${name}: ${type}, nullable: ${column.isNullable}`]),
      ...(isOptional && !column.hasDefault && !column.isNullable
        ? [`${table}.${name}: ${type} without a default`]
        : []),
    ]
  })
}

/** What a declared type is when it is read, whether it may be null, and whether an insert may leave it out. */
function readType(type: string): { kind: string; isNullable: boolean; isOptional: boolean } {
  const [, wrapper = '', inner = type] = /^(Generated|ColumnType|JSONColumnType|Json)<(.*)>$/.exec(type) ?? []
  const [, timestamp, orNull] = /^((?:Writable)?Timestamp)( \| null)?$/.exec(type) ?? []
  if (timestamp) return { kind: 'Date', isNullable: Boolean(orNull), isOptional: timestamp === 'Timestamp' }
  const selected = wrapper === 'ColumnType' || wrapper === 'JSONColumnType' ? firstArgument(inner) : inner
  const isNullable = selected.endsWith('| null')
  const plain = selected.replace(/ \| null$/, '')
  const isJson = wrapper.startsWith('J') || type === 'RateRangeColumn' || plain.startsWith('readonly ')
  const kind = isJson ? 'JSON' : plain
  return {
    kind,
    isNullable: isNullable || type === 'RateRangeColumn',
    isOptional: wrapper === 'Generated' || inner.includes('undefined'),
  }
}

/** Of the arguments of a type, those between `<` and `>` left whole. */
function firstArgument(list: string): string {
  let depth = 0
  const end = list.split('').findIndex((letter) => {
    if ('<{(['.includes(letter)) depth += 1
    if ('>})]'.includes(letter)) depth -= 1
    return letter === ',' && depth === 0
  })
  return end === -1 ? list : list.slice(0, end)
}

/** Table → column → type, as `src/database/*tables.ts` declare them. */
async function declaredTables(): Promise<Map<string, Map<string, string>>> {
  const files = (await readdir(DATABASE)).filter((name) => name.endsWith('tables.ts'))
  const source = (await Promise.all(files.map((name) => readFile(path.join(DATABASE, name), 'utf8')))).join('\n')
  const interfaces = new Map(
    [...source.matchAll(/^(?:export )?interface (\w+)[^{]*\{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => [
      name,
      new Map([...body.matchAll(/^ {2}(\w+): (.*)$/gm)].map(([, column = '', type = '']) => [column, type] as const)),
    ]),
  )
  const listed = [...interfaces].filter(([name]) => name.endsWith('Tables')).flatMap(([, tables]) => [...tables])
  return new Map(listed.map(([table, type]) => [table, interfaces.get(type)!]))
}

async function storedTables(): Promise<Map<string, Map<string, Column>>> {
  const query = sql<{ table: string; column: string } & Column>`
    select table_name "table", column_name "column", data_type "stored", is_nullable = 'YES' "isNullable",
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' "hasDefault"
    from information_schema.columns where table_schema = 'public'`
  const { rows } = await holder.database.transaction((handle) => query.execute(handle))
  const byTable = Map.groupBy(rows, ({ table }) => table)
  return new Map([...byTable].map(([table, columns]) => [table, new Map(columns.map((row) => [row.column, row]))]))
}
