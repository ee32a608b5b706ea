// `npm test`: all checks and tests, on a fresh clone too. Ends with the line `N passed, N failed`; each check counts as one.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, pinnedNode } from './prepare.mjs'

const RESULTS = '.data/test-results.json'

ensureInstalled()
const node = pinnedNode()
ensureBuilt(node)

/**
 * Programs run under the pinned Node by their script, so that nothing depends on the shell's PATH. The linter needs all types for its
 * rules and reports their errors as well: the compiler would work them out again. Types of routes are written before it reads them.
 */
const checks = {
  format: ['node_modules/@biomejs/biome/bin/biome', 'format', '.'],
  'import fences': ['scripts/check-fences.ts'],
  'plain words': ['scripts/check-words.ts'],
  'API schema': ['scripts/codegen.ts', '--check'],
  'route types': ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
  'lint and types': ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings'],
}

let passed = 0
let failed = 0
for (const [name, args] of Object.entries(checks)) {
  const started = performance.now()
  const run = spawnSync(node, args, { encoding: 'utf8' })
  const isFine = run.status === 0
  if (isFine) passed++
  else failed++
  console.log(`${isFine ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (!isFine) console.log(`${run.stdout}${run.stderr}`)
}

mkdirSync('.data', { recursive: true })
rmSync(RESULTS, { force: true })
const tests = spawnSync(
  node,
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`],
  {
    stdio: 'inherit',
  },
)
const results = existsSync(RESULTS)
  ? JSON.parse(readFileSync(RESULTS, 'utf8'))
  : { numPassedTests: 0, numFailedTests: 0, testResults: [] }
passed += results.numPassedTests
// A file that fails to load or set up has no failed test, but counts as failed.
const brokenFiles = results.testResults.filter(
  (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
)
const failedTests = results.numFailedTests + brokenFiles.length
failed += tests.status === 0 ? failedTests : Math.max(failedTests, 1)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
