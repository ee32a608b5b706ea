import { defineConfig } from 'vitest/config'

/** The tests for mutants of `src/domain`: those beside the rules, none of which needs a database. */
const TEST_LIMIT = 30_000 // instrumented rules are many times slower

export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'], testTimeout: TEST_LIMIT } })
