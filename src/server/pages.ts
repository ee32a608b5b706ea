import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type * as StorefrontEntry from '../storefront/entry.server.tsx'

type Entry = typeof StorefrontEntry
type Site = Parameters<Entry['siteContext'] extends { defaultValue?: infer S } ? (site: S & object) => void : never>[0]
type Gateway = Parameters<
  Entry['gatewayContext'] extends { defaultValue?: infer G } ? (call: G & object) => void : never
>[0]

type Keep = Parameters<Entry['keepContext'] extends { defaultValue?: infer K } ? (keep: K & object) => void : never>[0]

export interface PageRequest {
  readonly nonce: string
  /** Render to the end before answering, for a page that is kept. */
  readonly whole?: boolean
  readonly site: Site
  readonly gateway: Gateway
  /** Left out where everything is made anew. */
  readonly keep?: Keep
}

export interface Pages {
  render(request: Request, page: PageRequest): Promise<Response>
  /** Development only: modules and hot reload; true where it has answered the request. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

/** The built storefront. The router's contexts come from the bundle: it has its own copy of every module. */
export async function builtPages(buildFolder: string): Promise<Pages> {
  const { router, build } = await asProduction(async () => ({
    router: await import('react-router'),
    build: (await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href)) as ServerBuild,
  }))
  const handle = router.createRequestHandler(build, 'production')
  const context = () => new router.RouterContextProvider()
  return { render: (request, page) => handle(request, filled(context(), build, page)), close: async () => {} }
}

/**
 * React chooses its build by NODE_ENV when it is first loaded, and the one for development takes three times as long. A built
 * storefront gets the fast one, whatever the shop itself runs as; so nothing may load React or the router before.
 */
async function asProduction<T>(load: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await load()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** The storefront from its sources, with hot reload through `server`. */
export async function livePages(server: ReturnType<typeof createHttpServer>): Promise<Pages> {
  const [{ createServer }, router] = await Promise.all([import('vite'), import('react-router')])
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>
  const handle = router.createRequestHandler(load, 'development')
  return {
    render: async (request, page) => handle(request, filled(new router.RouterContextProvider(), await load(), page)),
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}

function filled(context: RouterContextProvider, build: ServerBuild, page: PageRequest): RouterContextProvider {
  const entry = build.entry.module as unknown as Entry
  context.set(entry.nonceContext, page.nonce)
  context.set(entry.wholeContext, page.whole === true)
  context.set(entry.siteContext, page.site)
  context.set(entry.gatewayContext, page.gateway)
  if (page.keep) context.set(entry.keepContext, page.keep)
  return context
}
