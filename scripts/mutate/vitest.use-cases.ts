import { defineConfig, mergeConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

/** The tests for mutants of use cases: every test with a database that reaches them, without pages and browsers. */
const config = mergeConfig(base, defineConfig({}))
config.test = { ...config.test, include: ['src/{use-cases,gateway,jobs,server}/**/*.test.ts'] }
export default config
