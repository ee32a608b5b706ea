import { defineConfig, mergeConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

/** The tests a mutant of a use case meets: every test with a database that reaches it, but no page and no browser. */
const config = mergeConfig(base, defineConfig({}))
config.test = { ...config.test, include: ['src/{use-cases,gateway,jobs,server}/**/*.test.ts'] }
export default config
