import type { createServer as createHttpServer, IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type * as DealerEntry from '../../dealer-area/entry.server.tsx'
import type {
  AddFiles,
  AddPictures,
  Area,
  GatewayCall,
  ReplaceSpin,
  ShopPictures,
} from '../../dealer-area/request.server.ts'
import { loadBuild, withHtml } from '../built-app.ts'

export interface DealerPageRequest {
  readonly nonce: string
  readonly area: Area
  readonly gateway: GatewayCall
  readonly addPictures: AddPictures
  readonly replaceSpin: ReplaceSpin
  readonly addFiles: AddFiles
  readonly shopPictures: ShopPictures
}

export interface DealerPages {
  render(request: Request, page: DealerPageRequest): Promise<Response>
  /** Development only: modules and hot reload; calls `next` where it has none. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

export async function builtDealerPages(folder: string, report: (error: Error) => void): Promise<DealerPages> {
  const { router, build } = await loadBuild(folder, report)
  const handle = router.createRequestHandler(build, 'production')
  return {
    render: (request, page) => answered(handle, request, new router.RouterContextProvider(), build, page),
    close: async () => {},
  }
}

/** Where its modules are in development; the shop's lie at the root. */
const LIVE_BASE = '/dealer-live/'

/** The dealer area from its sources, with hot reload through `server`. */
export async function liveDealerPages(server: ReturnType<typeof createHttpServer>): Promise<DealerPages> {
  const [{ createServer }, router] = await Promise.all([import('vite'), import('react-router')])
  const vite = await createServer({
    ...{ root: 'src/dealer-area', configFile: 'src/dealer-area/vite.config.ts', base: LIVE_BASE, appType: 'custom' },
    server: { middlewareMode: true, hmr: { server } },
  })
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>
  const handle = router.createRequestHandler(load, 'development')
  return {
    render: async (request, page) => answered(handle, request, new router.RouterContextProvider(), await load(), page),
    middleware: (request, response, next) =>
      request.url?.startsWith(LIVE_BASE) ? vite.middlewares(request, response, next) : next(),
    close: () => vite.close(),
  }
}

async function answered(
  handle: RequestHandler,
  request: Request,
  context: RouterContextProvider,
  build: ServerBuild,
  page: DealerPageRequest,
): Promise<Response> {
  const entry = build.entry.module as unknown as typeof DealerEntry
  context.set(entry.nonceContext, page.nonce)
  context.set(entry.areaContext, page.area)
  context.set(entry.gatewayContext, page.gateway)
  context.set(entry.addPicturesContext, page.addPictures)
  context.set(entry.replaceSpinContext, page.replaceSpin)
  context.set(entry.addFilesContext, page.addFiles)
  context.set(entry.shopPicturesContext, page.shopPictures)
  return withHtml(request, await handle(request, context), context.get(entry.htmlContext))
}
