import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { createViewCounter } from '#use-cases/analytics/view-counter.ts'
import type { ErrorReporting } from '#services/error-reporting/port.ts'
import { databaseAnswers } from './database-answers.ts'
import type { Config } from './config.ts'
import { DEMO_LOGIN, ensureDemoStock, hasDemoLogin } from './demo.ts'
import { ensureStandardServices } from './standard-services.ts'
import { importRuns } from './import-runs.ts'
import { sweepUploads } from './incoming.ts'
import { gatewayCalls } from './gateway-calls.ts'
import { createDrain } from './drain.ts'
import { checkPort, createPort, openPort, serveRequests } from './listen.ts'
import { errorReportingOf } from './error-reporting.ts'
import { createLog, describeError } from './log.ts'
import { ensureDemoStaff } from './dealer-area/demo-staff.ts'
import { setUpLink } from './dealer-area/set-up-link.ts'
import { builtPages, livePages } from './pages.ts'
import { countedStore } from './figures/counted-store.ts'
import { createMeasurements } from './figures/measurements.ts'
import { RecentFaults } from './figures/recent-faults.ts'
import { objectStore } from './object-store.ts'
import { receiveUploadOf } from './receive-upload.ts'
import { openMemory } from './memory.ts'
import { openSecretBox } from './open-secret-box.ts'
import { openPlaces } from './open-places.ts'
import { openStore, OWNER_UNKNOWN } from './store.ts'
import { startTracing } from './tracing/tracing.ts'
import { watchedClient } from './tracing/watched-client.ts'
import { createWebApp } from './web.ts'
import { builtDealerPages, liveDealerPages } from './dealer-area/pages.ts'
import { keepWorkerRunning } from './worker/worker-process.ts'
import { backupMaker } from './backup/backup-tasks.ts'
import { announce } from './announce.ts'
import { openServices } from './services.ts'
import { shopEndpoints } from './shop-endpoints.ts'

export interface Shop {
  readonly port: number
  stop(): Promise<void>
}

interface ShopOptions {
  /** Serve the storefront from its sources, with hot reload. */
  readonly live: boolean
  readonly buildFolder: string
  readonly say: (line: string) => void
  /** Left out for the standard output. */
  readonly logTo?: { write(line: string): void }
  /** Called when the database has gone and cannot be started again: the process ends, so that its supervisor acts. */
  readonly onLost: (error: unknown) => void
}

/**
 * Starts everything that one machine needs: database, stock, search index, web server. `opened` holds what has to be closed, and closes it
 * in reverse order: by `stop`, when the start fails, or by a caller that does not wait until the start is over.
 */
export async function startShop(
  config: Config,
  options: ShopOptions,
  opened: AsyncDisposableStack = new AsyncDisposableStack(),
): Promise<Shop> {
  try {
    const port = await openShop(config, options, opened)
    return { port, stop: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

async function openShop(
  config: Config,
  { live, buildFolder, say, logTo, onLost }: ShopOptions,
  opened: AsyncDisposableStack,
): Promise<number> {
  await checkPort(config)
  const log = createLog(config.logLevel, logTo)
  const onError = (error: Error) => log.error({ error: error.message }, 'a database connection broke')
  const reporting = errorReportingOf(config, log)
  opened.defer(() => reporting.close())
  const faults = new RecentFaults()
  const errors = faults.noting(reporting)
  const tracing = await startTracing(config)
  opened.defer(() => tracing.close())
  const measurements = createMeasurements()
  const Client = watchedClient((milliseconds) => measurements.observe('statement', milliseconds))
  const onUnknownOwner = (error: unknown) => log.error({ error: describeError(error) }, OWNER_UNKNOWN)
  const store = await openStore(config, { onError, Client, onUnknownOwner })
  opened.defer(() => store.close())
  opened.defer(
    store.supervise({
      onRestart: () => log.error('the embedded database had ended and was started again'),
      onLost,
    }),
  )
  const { database } = store
  const secretBox = await openSecretBox(config, database.read, log)
  await sweepUploads(config)
  const places = await openPlaces(config, (error) =>
    log.warn({ error: describeError(error) }, 'the table of places answers alone'),
  )
  await ensureStandardServices(store.database)
  await ensureDemoStock(store, config, places, say)
  const objects = countedStore(objectStore(config), () => measurements.storeFailed())
  const memory = await openMemory({ config, log, database, objects, measurements, Client }, opened)
  const { reads, index, brands, reservations, generation } = memory
  const views = createViewCounter(database, (error) =>
    log.error({ error: describeError(error) }, 'views could not be written'),
  )
  opened.defer(() => views.stop())
  const services = await openServices({ config, log, database, objects, secretBox, memory })
  const server = createPort(config.maxConnections, () => measurements.connectionRefused())
  const drain = createDrain(config.drainSeconds)
  const report = (error: Error) => reportFault(errors, error)
  const imports = importRuns(config, { database, url: store.url, report })
  const pages = live ? await livePages(server) : await builtPages(buildFolder, report)
  opened.defer(() => pages.close())
  const dealerPages = live
    ? await liveDealerPages(server)
    : await builtDealerPages(path.join(buildFolder, 'dealer-area'), report)
  opened.defer(() => dealerPages.close())
  const { accessories, banking, botCheck, content, payments, secret, tokens, uploads, vehicleLookup } = services
  const outside = { content, accessories, vehicleLookup, payments, banking, secretBox }
  const deps = { ...outside, index, reservations, places, tokens, botCheck, uploads }
  const stored = { read: database.read, writer: database }
  const gateway = gatewayCalls({ deps: { ...deps, ...stored }, sharedRead: reads.read, config, brands, secret, report })
  const receiveUpload = receiveUploadOf({ ...uploads, ...stored, secretBox }, config.trustProxy)
  const demoLogin = (await hasDemoLogin(database, config)) ? DEMO_LOGIN : undefined
  const demoStaff = await ensureDemoStaff(database, config, { ...outside, places }, (error) =>
    log.warn({ error: describeError(error) }, 'the demo has less work for its staff'),
  )
  const firstAdmin = await setUpLink(database, config)
  const endpoints = shopEndpoints({
    ...{
      config,
      log,
      database,
      buildFolder,
      memory,
      services,
      places,
      gateway,
      imports,
      drain,
      errors,
      measurements,
      faults,
      backups: await backupMaker(config, store),
    },
    ...{ countView: views.count, receiveUpload, dealerPages, demoStaff, report },
  })
  const app = createWebApp({
    config,
    log,
    brands,
    pages,
    endpoints,
    gatewayFor: gateway.forPage,
    receiveUpload,
    demoLogin,
    session: { database, tokens },
    buildFolder,
    countView: views.count,
    errors,
    measurements,
    reservations,
    secretBox,
    generation,
  })
  serveRequests(server, app.fetch, [dealerPages.middleware, pages.middleware], config)
  const port = await openPort(server, config)
  const isDatabaseUp = () => databaseAnswers(database)
  const worker =
    config.processes === 'web,worker'
      ? keepWorkerRunning({ databaseUrl: store.url, log, isDatabaseUp, onLost })
      : undefined
  // The worker ends after the last answer and its view, so that it brings what visitors still send to the backup place.
  opened.defer(async () => {
    await drain.run(server)
    await views.flush()
    await worker?.stop()
  })
  announce(say, { port, config, brands: brands(), demoLogin, demoStaff, firstAdmin })
  return port
}

function reportFault(errors: ErrorReporting, { name, message, stack }: Error): string {
  const id = randomUUID()
  errors.report({ id, name, message, stack, side: 'server' })
  return id
}
