import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { columnOf } from '#catalogue/field.ts'
import { ROWS } from '#catalogue/fields.ts'
import { declaredTables, differencesOf, type StoredColumn, storedTables } from '../support/declared-tables.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { checkOut, hasCommit } from './checkout.ts'
import { IMPOSSIBLE, LAST_RELEASE, TESTS_OF_RELEASE } from './last-release.ts'

const CONFIG = path.join(import.meta.dirname, 'vitest.config.ts')
const { commit, day } = LAST_RELEASE
const title = `the release of ${day} (${commit.slice(0, 8)}), beside this one`
const isHere = hasCommit(commit)
/** How long its tests may run. They are ended before this one, so that they do not go on after it. */
const LIMIT_MS = 280_000

const holder = useTestDatabase()
let release: ReturnType<typeof checkOut>

describe.skipIf(!isHere)(isHere ? title : `${title}: its commit is not in this clone (git fetch --unshallow)`, () => {
  beforeAll(() => {
    release = checkOut(commit)
  })
  afterAll(() => release?.remove())

  it('finds every table and column that it knows, and fills every column that wants a value', async () => {
    const declared = await declaredTables(release.folder)
    expect(declared.size).toBeGreaterThan(100)
    expect(obstaclesOf(declared, await storedTables(holder.database.pool))).toEqual([])
  })

  it('passes its own tests with log-ins, orders, bookings, deliveries and applications', {
    timeout: LIMIT_MS + 20_000,
  }, async () => {
    const { outcomes, output } = await runTests(release.folder)
    const expected = Object.entries(TESTS_OF_RELEASE).flatMap(([file, names]) =>
      names.map((name) => [`${file}: ${name}`, name in IMPOSSIBLE ? 'failed' : 'passed']),
    )
    expect(outcomes, output).toEqual(Object.fromEntries(expected))
  })
})

/** The statements that migrations must not contain; everything is undone afterwards. */
it.each([
  'alter table merchants drop column email cascade',
  'alter table merchants rename column email to mail',
  'alter table merchants rename to dealers',
  'alter table order_lines alter column unit_price_cents type text',
  'alter table merchants alter column phone set not null',
  'alter table merchants add column since date not null',
])('what stands in the way of a release is noticed: %s', async (statement) => {
  const declared = await declaredTables(path.resolve())
  const client = await holder.database.pool.connect()
  try {
    expect(obstaclesOf(declared, await storedTables(client))).toEqual([])
    await client.query(`begin; ${statement}`)
    expect(obstaclesOf(declared, await storedTables(client))).not.toEqual([])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

type Tables<Column> = ReadonlyMap<string, ReadonlyMap<string, Column>>

/** Columns that a release declares and the database has otherwise or not at all, and new ones that its inserts would leave empty. */
function obstaclesOf(declared: Tables<string>, stored: Tables<StoredColumn>): string[] {
  return [...declared].flatMap(([table, columns]) => {
    const present = stored.get(table)
    const known = new Set([...columns.keys(), ...(table === 'vehicles' ? ROWS.map(columnOf) : [])])
    const unfilled = [...(present ?? [])].filter(
      ([name, { isNullable, hasDefault }]) => !known.has(name) && !isNullable && !hasDefault,
    )
    return [
      ...[...columns].flatMap(([name, type]) => differencesOf(`${table}.${name}`, type, present?.get(name))),
      ...unfilled.map(([name]) => `${table}.${name}: wants a value`),
    ]
  })
}

interface Results {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
    }[]
  }[]
}

/** How each test that ran has ended, by file and whole name, and what was printed meanwhile. */
async function runTests(folder: string): Promise<{ outcomes: Record<string, string>; output: string }> {
  const results = path.join(folder, 'results.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', CONFIG, '--reporter=default', '--reporter=json']
  // What this run of tests has set for itself does not reach the other one.
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  const env = {
    ...{ ...Object.fromEntries(environment), NO_COLOR: '1' },
    ...{ SERVER_WITH_PRESENT_SCHEMA: inject('server').url, PRESENT_SCHEMA: inject('server').template },
  }
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [...args, `--outputFile.json=${results}`],
      { cwd: folder, env, maxBuffer: 2 ** 26, timeout: LIMIT_MS },
      (_, stdout, stderr) => resolve(stdout + stderr),
    )
  })
  const written = await readFile(results, 'utf8').catch(() => {
    throw new Error(`The tests of the release were not run to their end: ${output}`)
  })
  const { testResults } = JSON.parse(written) as Results
  const outcomes = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'skipped' && status !== 'pending')
      .map(({ ancestorTitles, title: test, status }) => [
        `${path.relative(folder, name)}: ${[...ancestorTitles, test].join(' > ')}`,
        status,
      ]),
  )
  return { outcomes: Object.fromEntries(outcomes), output }
}
