import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { startCluster } from '#database/embedded/cluster.ts'
import { registerExtraMutators } from './extra-mutators.ts'
import { forgetSurvivors } from './forget-survivors.ts'
import { describeMutant, isSurvivor, scoreByFolder, scoreTable } from './score.ts'

const TARGETS = {
  domain: ['src/domain/**/*.ts'],
  'use-cases': ['src/use-cases/{checkout,order,financing}/**/*.ts'],
} as const

/**
 * `npm run mutate` changes the rules one place at a time and reports which changes no test notices. `npm run mutate use-cases` does the
 * same for the use cases, with a database; files may follow the name of the target.
 */
const [target = 'domain', ...files] = process.argv.slice(2)
if (!(target in TARGETS))
  throw new Error(`mutate: ${Object.keys(TARGETS).join(' or ')}, then files if only some are meant`)
const results = `.data/mutation-${target}.json`
const patterns = files.length > 0 ? files : TARGETS[target as keyof typeof TARGETS]

// In Stryker's copies each worker would start a PostgreSQL of its own, so they share this one.
const cluster = target === 'domain' ? undefined : await startCluster(path.resolve('.data/test-postgres'))
if (cluster) process.env.TEST_DATABASE_URL = cluster.url
try {
  registerExtraMutators()
  forgetSurvivors(results)
  const mutants = await new Stryker({
    mutate: [...patterns, '!src/**/*.test.ts'],
    testRunner: 'vitest',
    vitest: { configFile: `scripts/mutate/vitest.${target}.ts`, related: true },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    // TypeScript 7 has no API that Stryker could rewrite a configuration with, and the tests need none.
    tsconfigFile: 'none',
    ignorePatterns: ['.data', 'build', '.react-router', 'docs'],
    tempDirName: '.data/mutation',
    reporters: ['progress-append-only'],
    concurrency: Math.max(1, Math.min(4, availableParallelism())),
    timeoutMS: 3_000,
    allowEmpty: true,
    incremental: true,
    incrementalFile: results,
  }).runMutationTest()
  const survivors = mutants.filter(isSurvivor).map(describeMutant).sort()
  const table = scoreTable(scoreByFolder(mutants))
  mkdirSync('.data', { recursive: true })
  writeFileSync(`.data/survivors-${target}.txt`, `${survivors.join('\n')}\n`)
  console.log(`${survivors.join('\n')}\n\n${table}`)
} finally {
  await cluster?.stop()
}
