import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import { matchPath, pagePath } from '#domain/routes/paths.ts'
import type { Screen } from '#domain/routes/screens.ts'
import type * as StorefrontEntry from '../storefront/entry.server.tsx'
import { loadBuild, withHtml } from './built-app.ts'
import { withRoutesOf } from '../storefront/delivery/screen-routes.ts'

type Entry = typeof StorefrontEntry
type Site = Parameters<Entry['siteContext'] extends { defaultValue?: infer S } ? (site: S & object) => void : never>[0]
type Gateway = Parameters<
  Entry['gatewayContext'] extends { defaultValue?: infer G } ? (call: G & object) => void : never
>[0]

type FragmentCache = Parameters<
  Entry['fragmentCacheContext'] extends { defaultValue?: infer K } ? (cache: K & object) => void : never
>[0]

type NoteForm = Parameters<
  Entry['noteFormContext'] extends { defaultValue?: infer N } ? (note: N & object) => void : never
>[0]

type StoreFile = Parameters<
  Entry['uploadContext'] extends { defaultValue?: infer S } ? (store: S & object) => void : never
>[0]

export interface PageRequest {
  readonly nonce: string
  readonly site: Site
  readonly gateway: Gateway
  /** Stores a file that a form brings. */
  readonly storeFile: StoreFile
  /** Makes the form of a step known. */
  readonly noteForm: NoteForm
  /** Left out where nothing is cached. */
  readonly fragmentCache?: FragmentCache
}

export interface Pages {
  render(request: Request, page: PageRequest): Promise<Response>
  /** Development only: modules and hot reload; calls `next` where it has none. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

/** The built storefront. The router's contexts come from the bundle: it has its own copy of every module. */
export async function builtPages(buildFolder: string, report: (error: Error) => void): Promise<Pages> {
  const { router, build } = await loadBuild(buildFolder, report)
  const handlers = new Map<Screen | undefined, RequestHandler>()
  const handlerFor = (screen: Screen | undefined) => {
    const handler = handlers.get(screen) ?? router.createRequestHandler(withRoutesOf(screen, build), 'production')
    handlers.set(screen, handler)
    return handler
  }
  return {
    render(request, page) {
      const screen = matchPath(pagePath(new URL(request.url).pathname))?.screen
      return answered(handlerFor(screen), request, new router.RouterContextProvider(), build, page)
    },
    close: async () => {},
  }
}

/** The storefront from its sources, with hot reload through `server`. */
export async function livePages(server: ReturnType<typeof createHttpServer>): Promise<Pages> {
  const [{ createServer }, router] = await Promise.all([import('vite'), import('react-router')])
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>
  const handle = router.createRequestHandler(load, 'development')
  return {
    render: async (request, page) => answered(handle, request, new router.RouterContextProvider(), await load(), page),
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}

/** The router's answer with the rendered page as its body. */
async function answered(
  handle: RequestHandler,
  request: Request,
  context: RouterContextProvider,
  build: ServerBuild,
  page: PageRequest,
): Promise<Response> {
  const entry = build.entry.module as unknown as Entry
  context.set(entry.nonceContext, page.nonce)
  context.set(entry.siteContext, page.site)
  context.set(entry.gatewayContext, page.gateway)
  context.set(entry.uploadContext, page.storeFile)
  context.set(entry.noteFormContext, page.noteForm)
  if (page.fragmentCache) context.set(entry.fragmentCacheContext, page.fragmentCache)
  return withHtml(request, await handle(request, context), context.get(entry.htmlContext))
}
