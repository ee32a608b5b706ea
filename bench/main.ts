import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '#database/embedded/cluster.ts'

/**
 * `npm run bench [-- <measurement> [sizes …]]`: each measurement is a program that prints a table. PostgreSQL runs embedded, in a folder of
 * its own; pages are measured from the last build.
 */
const BENCHES: Record<string, string> = {
  search: 'bench/search/main.ts',
  feed: 'bench/feed/main.ts',
  index: 'bench/feed/index-loading.ts',
  alerts: 'bench/feed/alerts.ts',
  restart: 'bench/restart/main.ts',
  load: 'bench/load/main.ts',
  availability: 'bench/availability/main.ts',
  bundles: 'scripts/bundle-budgets.ts',
  requests: 'bench/web/requests.ts',
  web: 'bench/web/main.ts',
  'dealer-area': 'bench/dealer-area/main.ts',
  lighthouse: 'bench/web/lighthouse.ts',
}

const sizes = process.argv.slice(2).filter((argument) => Number(argument) > 0)
const names = process.argv.slice(2).filter((argument) => !(Number(argument) > 0))
const unknown = names.find((name) => !(name in BENCHES))
if (unknown) throw new Error(`There is no measurement ${unknown}: ${Object.keys(BENCHES).join(', ')}`)
const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-bench-'))
const cluster = await startCluster(folder)
try {
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
    console.log(`\n## ${name}\n`)
    const env = { ...process.env, BENCH_DATABASE_URL: cluster.url }
    const { status } = spawnSync(process.execPath, [BENCHES[name]!, ...sizes], { stdio: 'inherit', env })
    if (status !== 0) process.exitCode = 1
  }
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
