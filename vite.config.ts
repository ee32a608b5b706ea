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
        'src/storefront/(shell/(?!error-screens|MiniCart|keep-session)|head|site|packed|figures)',
        'src/storefront/design/(?!Overlay\\.|guide|Checklist|Tiles|Specs|Dialog|Skeleton|RangeFields|Select|Field|Checkbox|Segment|Chip)',
        'src/storefront/blocks/(VehicleCard|Rate|PriceLine|Trail|kept|stored|cart-count|Heart|Compare|RecentlyViewedLater)',
        'messages/(frame|keep|card|texts|rate)',
      ].join('|'),
    ),
  },
  {
    name: 'fields',
    test: /src\/storefront\/(design\/(RangeFields|Select|Field|Checkbox|Segment|Chip)|blocks\/(PlaceField|SearchBox|use-town|last-filters))|messages\/(makes|search-words|list\.)/,
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

/**
 * What else of the router no page of ours uses, two kilobytes: links that fetch a page before it is opened, and its own pages for errors and
 * for waiting. The root has one for errors, and should that fail itself, a heading must do.
 */
const UNUSED: readonly (readonly [file: string, name: string, instead: string])[] = [
  ['dom/ssr/components', 'PrefetchPageLinks', '{ return null }'],
  ['hooks', 'DefaultErrorComponent', '{ return null }'],
  ['dom/ssr/fallback', 'RemixRootDefaultHydrateFallback', '{ return null }'],
  [
    'dom/ssr/errorBoundaries',
    'RemixRootDefaultErrorBoundary',
    "{ const h = React$1.createElement; return h('html', null, h('body', null, h('h1', null, 'Fehler / Error'))) }",
  ],
]

const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const found = UNUSED.find(([file]) => id.includes(`/react-router/dist/production/lib/${file}.js`))
    if (!found) return null
    const [, name, instead] = found
    const changed = code.replace(
      new RegExp(`^function ${name}\\([^]*?^\\}$`, 'm'),
      () => `function ${name}() ${instead}`,
    )
    if (changed === code) this.error(`The router has no ${name} any more.`)
    return { code: changed, map: null }
  },
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), withoutInstrumentation, withoutUnused],
  // One style sheet for all pages: what waits for it is the first paint, and every further one would be asked for over a connection of its own.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, target: 'es2022' },
  ssr: { external: ['pino'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CODE } } } } } },
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassName } } } : {}),
}))
