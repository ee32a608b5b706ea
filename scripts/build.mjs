// `npm run build`: the storefront, its GraphQL types and the search kernels.
import { ensureBuilt, ensureInstalled, pinnedNode } from './prepare.mjs'

ensureInstalled()
ensureBuilt(pinnedNode())
