import type { Config } from '@react-router/dev/config'

/** An app of its own, so that no visitor of the shop loads a byte of it. Built with `react-router build src/dealer-area`. */
export default {
  appDirectory: '.',
  buildDirectory: '../../build/dealer-area',
  ssr: true,
  // The shop answers at the address where routes would be looked up later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
