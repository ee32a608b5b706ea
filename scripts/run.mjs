// Runs a TypeScript program of the project under the pinned Node: `node scripts/run.mjs <file> [arguments]`.
import { ensureInstalled, pinnedNode, runInForeground } from './prepare.mjs'

ensureInstalled()
runInForeground(pinnedNode(), process.argv.slice(2))
