import { defineConfig } from 'vitest/config'

/** Unit and database tests lie beside the file they test; browser journeys lie in tests/. */
// Packages are resolved as plain Node resolves them: graphql's "development" build beside its ordinary one would be two realms.
const conditions = ['node', 'module-sync']

/** Rules without a database or a server. */
const RULES = [
  'src/{catalogue,design,documents,domain,feeds,mails,search,services,storefront}/**/*.test.ts',
  'messages/**/*.test.ts',
  'scripts/**/*.test.ts',
]
/** They replace a module of Node, change the environment, load the React for development, trace or hash at the shop's cost: each for its whole process. */
const ALONE = [
  'src/use-cases/account/password-hash.test.ts',
  'src/use-cases/staff/log-in.test.ts',
  'src/database/embedded/cluster.test.ts',
  'tests/web/{content-page,page-delivery,tracing}.test.ts',
]
const REST = ['src/**/*.test.ts', 'tests/**/*.test.ts']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    // Limits end what hangs; on a machine that other programs use everything takes several times as long.
    testTimeout: 90_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
    // Journeys wait for a browser half of the time: two at once keep two cores busy.
    maxWorkers: 2,
    // Files leave nothing behind but loaded modules, which the next file of their process need not load again: half of the processor time.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'rules', include: RULES } },
      {
        extends: true,
        test: {
          name: 'shop',
          include: REST,
          exclude: [...RULES, ...ALONE, '**/node_modules/**'],
          setupFiles: 'tests/support/cheap-passwords.ts',
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
    ],
  },
})
