import type { Plugin } from 'vite'

/** Removes the router's instrumentation, which the shop does not use and which weighs a kilobyte in the browser. */
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
 * and its own pages for errors and for waiting. The root has a page for errors; if that fails itself, a bare heading has to do.
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
    let reducedCode = code
      // Names that only developers read; a part that has none and is made without effects can be left out whole.
      .replaceAll(/^\w+\.displayName = .*;$/gm, '')
      .replaceAll(/ = React\$1\.(forwardRef|createContext)\(/g, ' = /* @__PURE__ */ React$$1.$1(')
    for (const [, name, instead] of UNUSED.filter((unused) => unused[0] === file)) {
      const before = reducedCode
      reducedCode = reducedCode.replace(
        new RegExp(`^function ${name}\\([^]*?^\\}$`, 'm'),
        () => `function ${name}() ${instead}`,
      )
      if (reducedCode === before) this.error(`The router has no ${name} any more.`)
    }
    return { code: reducedCode, map: null }
  },
}

/** Plugins for the build of the browser's code. */
export const withoutUnusedRouterCode: readonly Plugin[] = [withoutInstrumentation, withoutUnused]
