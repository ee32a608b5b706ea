import { defineConfig } from 'vitest/config'

/** The tests for mutants of `src/domain`: those beside the rules, none of which needs a database. */
export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'] } })
