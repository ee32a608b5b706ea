import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type * as StorefrontEntry from '../storefront/entry.server.tsx'

type Entry = typeof StorefrontEntry
type Site = Parameters<Entry['siteContext'] extends { defaultValue?: infer S } ? (site: S & object) => void : never>[0]
type Gateway = Parameters<
  Entry['gatewayContext'] extends { defaultValue?: infer G } ? (call: G & object) => void : never
>[0]

export interface PageRequest {
  readonly nonce: string
  /** Render to the end before answering, for a page that is kept. */
  readonly whole?: boolean
  readonly site: Site
  readonly gateway: Gateway
}

export interface Pages {
  render(request: Request, page: PageRequest): Promise<Response>
  /** Development only: modules and hot reload; true where it has answered the request. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

/** The built storefront. The router's contexts come from the bundle: it has its own copy of every module. */
export async function builtPages(buildFolder: string): Promise<Pages> {
  const build = (await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href)) as ServerBuild
  const handle = createRequestHandler(build, 'production')
  return { render: (request, page) => handle(request, contextOf(build, page)), close: async () => {} }
}

/** The storefront from its sources, with hot reload through `server`. */
export async function livePages(server: ReturnType<typeof createHttpServer>): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>
  const handle = createRequestHandler(load, 'development')
  return {
    render: async (request, page) => handle(request, contextOf(await load(), page)),
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}

function contextOf(build: ServerBuild, page: PageRequest): RouterContextProvider {
  const entry = build.entry.module as unknown as Entry
  const context = new RouterContextProvider()
  context.set(entry.nonceContext, page.nonce)
  context.set(entry.wholeContext, page.whole === true)
  context.set(entry.siteContext, page.site)
  context.set(entry.gatewayContext, page.gateway)
  return context
}
