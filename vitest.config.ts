import { defineConfig } from 'vitest/config'

/** Unit and database tests lie beside the file they test; browser journeys lie in tests/. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts', 'messages/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
