import { defineConfig } from 'vitest/config'

/** The tests a mutant of `src/domain` meets: those that lie beside the rules, none of which needs a database. */
export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'] } })
