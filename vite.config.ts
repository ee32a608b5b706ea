import { createHash } from 'node:crypto'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Class names of the built pages: short, since every card repeats them; the letters come from the file and the name. */
function shortClassName(name: string, file: string): string {
  return `_${createHash('sha256')
    .update(`${path.relative(import.meta.dirname, file.split('?')[0]!)} ${name}`)
    .digest('base64url')
    .slice(0, 5)}`
}

/**
 * Code that every page needs comes in two files instead of thirty: each small file compresses badly, and its address stands in the page.
 */
const SHARED_CODE = [
  { name: 'framework', test: /node_modules|vite\/preload-helper|rolldown\/runtime/ },
  {
    name: 'parts',
    test: new RegExp(
      [
        'src/storefront/(shell/(?!error-screens\\.tsx)|head|site|packed|figures)',
        'src/storefront/design/(?!Overlay\\.|guide|Checklist|Tiles|Toast|Specs|Dialog|Pagination)',
        'src/storefront/blocks/(VehicleCard|Rate|PriceLine|Trail|kept|stored|cart|Heart|Compare|PlaceField|RecentlyViewedLater)',
        'messages/(frame|keep|card|texts|rate)',
      ].join('|'),
    ),
  },
]

/** The router can report what it does to whoever asks for it; nobody does in the browser, where the code for it weighs a kilobyte. */
const withoutInstrumentation: Plugin = {
  name: 'without-instrumentation',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id.includes('/react-router/dist/production/lib/router/instrumentation.js')
      ? `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
         export const getRouteInstrumentationUpdates = () => ({})
         export const instrumentClientSideRouter = (router) => router
         export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined`
      : null,
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), withoutInstrumentation],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  ssr: { external: ['pino'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CODE } } } } } },
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassName } } } : {}),
}))
