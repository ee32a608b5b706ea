import { readdirSync } from 'node:fs'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const SOURCES = path.join(import.meta.dirname, 'src')
const STYLE_SHEETS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => file.replaceAll(path.sep, '/'))
  .toSorted()
const namesIn = new Map(STYLE_SHEETS.map((file) => [file, [] as string[]]))

/**
 * Class names of the built pages: the number of the style sheet and that of the name in it. Short, since every card repeats them, and
 * alike, since that packs well; the sign in the middle tells them from the names that hold everywhere.
 */
function shortClassName(name: string, file: string): string {
  const sheet = path.relative(SOURCES, file.split('?')[0]!).replaceAll(path.sep, '/')
  const names = namesIn.get(sheet)
  if (!names) throw new Error(`${file} is no style sheet of ours.`)
  if (!names.includes(name)) names.push(name)
  return `${inLetters(STYLE_SHEETS.indexOf(sheet))}_${inLetters(names.indexOf(name))}`
}

/** 0 → a, 25 → z, 26 → ba. */
function inLetters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26))
  return number < 26 ? last : inLetters(Math.floor(number / 26)) + last
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
        'src/design/(?!Overlay\\.|Checklist|Specs|Dialog|Skeleton|RangeFields|Select|Field|Checkbox|Segment|Chip)',
        'src/storefront/blocks/(Picture|VehicleCard|Rate|PriceLine|Trail|kept|stored|cart-count|Heart|Compare|RecentlyViewedLater)',
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
 * What else of the router no page of ours uses, three kilobytes: links that fetch a page before it is opened, errors of server components,
 * and its own pages for errors and for waiting. The root has one for errors, and should that fail itself, a heading must do.
 */
const UNUSED: readonly (readonly [file: string, name: string, instead: string])[] = [
  ['dom/ssr/components', 'PrefetchPageLinks', '{ return null }'],
  ['dom/ssr/components', 'usePrefetchBehavior', '{ return [false, React$1.useRef(null), {}] }'],
  ['hooks', 'DefaultErrorComponent', '{ return null }'],
  ['hooks', 'RSCErrorHandler', '{ return null }'],
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
    const [, file] = /\/react-router\/dist\/production\/lib\/(.+)\.js$/.exec(id) ?? []
    if (!file) return null
    let kept = code
      // Names that only developers read; a part that has none and is made without effects can be left out whole.
      .replaceAll(/^\w+\.displayName = .*;$/gm, '')
      .replaceAll(/ = React\$1\.(forwardRef|createContext)\(/g, ' = /* @__PURE__ */ React$$1.$1(')
    for (const [, name, instead] of UNUSED.filter((unused) => unused[0] === file)) {
      const before = kept
      kept = kept.replace(new RegExp(`^function ${name}\\([^]*?^\\}$`, 'm'), () => `function ${name}() ${instead}`)
      if (kept === before) this.error(`The router has no ${name} any more.`)
    }
    return { code: kept, map: null }
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
