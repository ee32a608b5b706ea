import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'

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

export interface StoredColumn {
  readonly stored: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
}

/** How a column is stored otherwise than it is declared, each as a readable line; what may be left out of an insert has a default. */
export function differencesOf(name: string, type: string | undefined, column: StoredColumn | undefined): string[] {
  if (!type || !column) return [`${name}: ${type ? 'not in the database' : 'not declared'}`]
  const { kind, isNullable, isOptional } = readType(type)
  return [
    ...((STORED_AS[kind] ?? (kind.endsWith('[]') ? ['ARRAY'] : ['text'])).includes(column.stored)
      ? []
      : [`${name}: ${type}, ${column.stored}`]),
    ...(isNullable === column.isNullable ? [] : [`${name}: ${type}, nullable: ${column.isNullable}`]),
    ...(isOptional && !column.hasDefault && !column.isNullable ? [`${name}: ${type} without a default`] : []),
  ]
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

/** Table → column → type, as `src/database/*tables.ts` of a checkout declare them. */
export async function declaredTables(checkout: string): Promise<Map<string, Map<string, string>>> {
  const folder = path.join(checkout, 'src/database')
  const files = (await readdir(folder)).filter((name) => name.endsWith('tables.ts'))
  const source = (await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))).join('\n')
  const interfaces = new Map(
    [...source.matchAll(/^(?:export )?interface (\w+)[^{]*\{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => [
      name,
      new Map([...body.matchAll(/^ {2}(\w+): (.*)$/gm)].map(([, column = '', type = '']) => [column, type] as const)),
    ]),
  )
  const listed = [...interfaces].filter(([name]) => name.endsWith('Tables')).flatMap(([, tables]) => [...tables])
  return new Map(listed.map(([table, type]) => [table, interfaces.get(type)!]))
}

/** Table → column, as the database has them. */
export async function storedTables(
  database: Pick<pg.ClientBase, 'query'>,
): Promise<Map<string, Map<string, StoredColumn>>> {
  const { rows } = await database.query<{ table: string; column: string } & StoredColumn>(
    `select table_name "table", column_name "column", data_type "stored", is_nullable = 'YES' "isNullable",
       column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' "hasDefault"
     from information_schema.columns where table_schema = 'public'`,
  )
  const byTable = Map.groupBy(rows, ({ table }) => table)
  return new Map([...byTable].map(([table, columns]) => [table, new Map(columns.map((row) => [row.column, row]))]))
}
