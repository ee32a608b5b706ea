import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { SEALED_COLUMNS } from './sealing-keys.ts'

const test = useTestDatabase()

/** Bytes that are no sealed value: hashes, and a key that is public. */
const UNSEALED = /(^|_)hash$|^public_key$/

it('knows every column with sealed values, and so does the statement for a change of keys', async () => {
  const { rows } = await test.database.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea'`,
  )
  const sealed = rows.filter(({ column }) => !UNSEALED.test(column)).map(({ table, column }) => `${table}.${column}`)
  expect(sealed.toSorted()).toEqual(SEALED_COLUMNS.map((names) => names.join('.')).toSorted())
  const [statement = ''] =
    /```sql\nselect encode[^]*?```/.exec(readFileSync('docs/operations/secrets.md', 'utf8')) ?? []
  const named = [...statement.matchAll(/(\w+)(?: as sealed)? from (\w+)/g)].map(
    ([, column, table]) => `${table}.${column}`,
  )
  expect(named.toSorted()).toEqual(sealed.toSorted())
})
