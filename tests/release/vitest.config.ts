import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { TESTS_OF_RELEASE } from './last-release.ts'

const names = Object.values(TESTS_OF_RELEASE)
  .flat()
  .map((name) => name.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`))

/** Runs tests of the release that lies in the present folder, for `last-release.test.ts`: in one process, which others run beside. */
export default defineConfig({
  root: process.cwd(),
  test: {
    include: Object.keys(TESTS_OF_RELEASE),
    testNamePattern: new RegExp(`^(?:${names.join('|')})$`),
    globalSetup: path.join(import.meta.dirname, 'provide-database.ts'),
    setupFiles: path.join(import.meta.dirname, 'cheap-hashes.ts'),
    testTimeout: 90_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    isolate: false,
    // Node loads the files, as it does for the shop: each is loaded once, so that transforming and caching them costs more than it saves.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
})
