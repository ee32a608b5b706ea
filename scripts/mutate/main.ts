import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { startCluster } from '#database/embedded/cluster.ts'
import { registerExtraMutators, sampleMutators } from './extra-mutators.ts'
import { mutationTarget } from './target.ts'
import { describeMutant, isSurvivor, scoreByFolder, scoreTable } from './score.ts'

/**
 * `npm run mutate` changes the rules one place at a time and reports which changes no test notices. `npm run mutate use-cases` does the
 * same for the use cases, with a database, `npm run mutate use-cases/cart` for those of one subject; a share (`1/10`) and files may follow.
 */
const [named = 'domain', ...rest] = process.argv.slice(2)
const { target, name, patterns, every, tests } = mutationTarget(named, rest)
const results = `.data/mutation-${name}.json`

// In Stryker's copies each worker would start a PostgreSQL of its own, so they share this one.
const cluster = target === 'domain' ? undefined : await startCluster(path.resolve('.data/test-postgres'))
if (cluster) process.env.TEST_DATABASE_URL = cluster.url
if (tests) process.env.MUTATE_TESTS = tests
try {
  registerExtraMutators()
  sampleMutators(every)
  forgetSurvivors(results)
  const mutants = await new Stryker({
    mutate: [...patterns, '!src/**/*.test.ts'],
    testRunner: 'vitest',
    vitest: { configFile: `scripts/mutate/vitest.${target}.ts`, related: true },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    // TypeScript 7 has no API that Stryker could rewrite a configuration with, and the tests need none.
    tsconfigFile: 'none',
    ignorePatterns: ['.data', 'build', '.react-router'],
    tempDirName: '.data/mutation',
    reporters: ['progress-append-only'],
    concurrency: Math.max(1, Math.min(4, availableParallelism())),
    timeoutMS: 3_000,
    // Enough for the first run of all tests with a database on a busy machine.
    dryRunTimeoutMinutes: 30,
    allowEmpty: true,
    incremental: true,
    incrementalFile: results,
  }).runMutationTest()
  const survivors = mutants.filter(isSurvivor).map(describeMutant).sort()
  const table = scoreTable(scoreByFolder(mutants))
  mkdirSync('.data', { recursive: true })
  writeFileSync(`.data/survivors-${name}.txt`, `${survivors.join('\n')}\n`)
  console.log(`${survivors.join('\n')}\n\n${table}`)
} finally {
  await cluster?.stop()
}

interface Results {
  readonly files: Record<string, { mutants: { readonly status: string }[] }>
}

/**
 * Removes survivors and untested mutants from the stored results, so that each is tried again. Stryker would reuse the result of a
 * constant, which belongs to no single test, even after a test was added for it.
 */
function forgetSurvivors(file: string): void {
  if (!existsSync(file)) return
  const results = JSON.parse(readFileSync(file, 'utf8')) as Results
  for (const one of Object.values(results.files))
    one.mutants = one.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage')
  writeFileSync(file, JSON.stringify(results))
}
