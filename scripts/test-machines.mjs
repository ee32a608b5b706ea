// `npm run test:machines [files]`: the web tests and journeys against two web processes that answer in turn, each with a folder of its
// own, sharing nothing but the database and a store of objects.
import { spawnSync } from 'node:child_process'
import { ensureBuilt, ensureInstalled, pinnedNode } from './prepare.mjs'

ensureInstalled()
const node = pinnedNode()
ensureBuilt(node)
const files = process.argv.length > 2 ? process.argv.slice(2) : ['tests/web', 'tests/journeys']
const { status } = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=90000', ...files], {
  stdio: 'inherit',
  env: { ...process.env, TEST_MACHINES: '1' },
})
process.exit(status ?? 1)
