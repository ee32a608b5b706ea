import { defineConfig, mergeConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

/** The tests for mutants of use cases: every test with a database that reaches them, without pages and browsers, or those named. */
const config = mergeConfig(base, defineConfig({}))
// Projects are left out, because each has a list of tests of its own.
const { projects: _, ...rest } = config.test ?? {}
config.test = { ...rest, include: [process.env.MUTATE_TESTS ?? 'src/{use-cases,gateway,server}/**/*.test.ts'] }
export default config
