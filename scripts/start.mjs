// `npm start`: everything from a fresh clone to the running shop. `npm run dev` (--live) serves the storefront from its sources.
import { ensureBuilt, ensureInstalled, pinnedNode, runInForeground } from './prepare.mjs'

ensureInstalled()
const node = pinnedNode()
ensureBuilt(node)
runInForeground(node, ['src/server/main.ts', ...process.argv.slice(2)])
