// `npm run build`: the storefront, its GraphQL types, the search kernels and the table of places; the embedded PostgreSQL, ready for users
// who may not write here. Fails where a page exceeds its budget.
import { spawnSync } from 'node:child_process'
import { ensureBuilt, ensureInstalled, fail, pinnedNode, runInForeground } from './prepare.mjs'

ensureInstalled()
const node = pinnedNode()
ensureBuilt(node)
if (spawnSync(node, ['scripts/link-postgres.ts'], { stdio: 'inherit' }).status !== 0)
  fail('PostgreSQL is not ready: see above.')
runInForeground(node, ['scripts/bundle-budgets.ts'])
