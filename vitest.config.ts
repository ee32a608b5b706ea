import { defineConfig } from 'vitest/config'

/** Unit and database tests lie beside the file they test; browser journeys lie in tests/. */
// Packages are resolved as plain Node resolves them: graphql's "development" build beside its ordinary one would be two realms.
const conditions = ['node', 'module-sync']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts', 'messages/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    testTimeout: 30_000,
    expect: { poll: { timeout: 8_000 } }, // a second is short for a browser on a busy machine
    hookTimeout: 120_000,
  },
})
