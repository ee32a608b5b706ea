import { defineConfig } from 'vitest/config'

/** Unit and database tests lie beside the file they test; browser journeys lie in tests/. */
// Packages are resolved as plain Node resolves them: graphql's "development" build beside its ordinary one would be two realms.
const conditions = ['node', 'module-sync']

/** Rules without a database or a server: they leave nothing behind, so that their files share a process and its loaded modules. */
const RULES = [
  'src/{catalogue,design,documents,domain,feeds,mails,search,services,storefront}/**/*.test.ts',
  'messages/**/*.test.ts',
  'scripts/**/*.test.ts',
]
const REST = ['src/**/*.test.ts', 'tests/**/*.test.ts']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    testTimeout: 30_000,
    expect: { poll: { timeout: 8_000 } }, // a second is short for a browser on a busy machine
    hookTimeout: 120_000,
    // Journeys wait for a browser half of the time: two at once keep two cores busy.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      { extends: true, test: { name: 'shop', include: REST, exclude: [...RULES, '**/node_modules/**'] } },
    ],
  },
})
