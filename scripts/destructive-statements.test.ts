import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { destructiveStatements, laterStepOf } from './destructive-statements.ts'

const FOLDER = path.join(import.meta.dirname, '../src/database/migrations')
/** The last migration of the time in which all processes were stopped for an update. */
const LAST_WITHOUT_RULE = '0375'

const migrations = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && name.slice(0, 4) > LAST_WITHOUT_RULE)
  .map((name) => ({ name, number: name.slice(0, 4), text: readFileSync(path.join(FOLDER, name), 'utf8') }))

it.each(migrations)('$name takes nothing away that the release before uses', ({ number, text }) => {
  const first = laterStepOf(text)
  if (first === undefined) expect(destructiveStatements(text)).toEqual([])
  // An earlier migration has added what takes its place, and the release in between no longer uses the former.
  else expect(first < number && migrations.some((each) => each.number === first)).toBe(true)
})

it.each([
  'alter table merchants drop column phone',
  'alter table merchants\n  drop phone',
  'alter table merchants rename column phone to telephone',
  'alter table merchants rename to dealers',
  'alter table merchants alter column phone type integer',
  'alter table merchants alter phone set data type integer',
  'alter table merchants alter column phone set not null',
  'alter table merchants add column phone text not null',
  'drop table merchants',
  'truncate merchants',
])('%s is destructive', (statement) => {
  expect(destructiveStatements(`create table a (b text not null);\n${statement};`)).toHaveLength(1)
})

it.each([
  'alter table merchants add column phone text',
  "alter table merchants add column phone text not null default ''",
  "alter table merchants add column phone text default '' not null",
  'alter table merchants drop constraint merchants_check',
  'create table renamed_things (dropped boolean not null)',
  '-- drop table merchants',
])('%s is not', (statement) => {
  expect(destructiveStatements(statement)).toEqual([])
})
