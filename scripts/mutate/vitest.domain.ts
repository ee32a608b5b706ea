import { defineConfig } from 'vitest/config'

/** Milliseconds; instrumented rules are many times slower, above all on a busy machine. */
const TEST_LIMIT = 90_000

/** The tests for mutants of `src/domain`: those beside the rules, none of which needs a database. */
export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'], testTimeout: TEST_LIMIT } })
