// `npm run build`: the storefront, its GraphQL types, the search kernels and the table of places. Fails where a page exceeds its budget.
import { ensureBuilt, ensureInstalled, pinnedNode, runInForeground } from './prepare.mjs'

ensureInstalled()
const node = pinnedNode()
ensureBuilt(node)
runInForeground(node, ['scripts/bundle-budgets.ts'])
