import { listBrands } from '#queries/brand/brands.ts'
import type { Config } from './config.ts'
import { createPort, openPort, serveRequests } from './listen.ts'
import { createLog } from './log.ts'
import { builtPages, livePages } from './pages.ts'
import { openStore } from './store.ts'
import { createWebApp } from './web.ts'

export interface Shop {
  readonly port: number
  stop(): Promise<void>
}

interface ShopOptions {
  readonly live: boolean
  readonly buildFolder: string
  readonly say: (line: string) => void
}

/** Starts everything one machine needs: database, stock, search index, web server. */
export async function startShop(config: Config, { live, buildFolder, say }: ShopOptions): Promise<Shop> {
  const log = createLog(config.logLevel)
  const store = await openStore(config)
  const brands = await listBrands(store.database.read)
  const server = createPort()
  const pages = live ? await livePages(server) : await builtPages(buildFolder)
  const app = createWebApp({
    config,
    log,
    brands: () => brands,
    pages,
    endpoints: [],
    gatewayFor: () => async () => ({ errors: [{ message: 'not there yet' }] }),
    buildFolder,
  })
  serveRequests(server, app.fetch, pages, config)
  const port = await openPort(server, config)
  say(`Fahrwerk: http://localhost:${port}`)
  return {
    port,
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
      await pages.close()
      await store.close()
    },
  }
}
