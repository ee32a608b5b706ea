import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { spendBotCheck } from '#database/spent-bot-checks.ts'
import { demoCategories } from '#feeds/demo/accessories/categories.ts'
import { demoProducts } from '#feeds/demo/accessories/demo-accessories.ts'
import { accessoriesRest } from '#gateway/accessory/rest.ts'
import { pressFeedRest } from '#gateway/content/press-feed.ts'
import { placesRest } from '#gateway/place/rest.ts'
import { sitemapRest } from '#gateway/sitemap/rest.ts'
import type { HostedBrand } from '#domain/brand-of-host.ts'
import { createViewCounter } from '#use-cases/analytics/view-counter.ts'
import { embeddedAccessories } from '#services/accessories/embedded.ts'
import { httpAccessories } from '#services/accessories/http.ts'
import { altchaBotCheck } from '#services/bot-check/altcha.ts'
import type { ErrorReporting } from '#services/error-reporting/port.ts'
import { fileContent, fileSources } from '#services/content/files.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { headlessSources } from '#services/content/headless.ts'
import { publishedSources } from '#services/content/published.ts'
import { folderOutbox } from '#services/mail/outbox.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { fileReader } from '#services/uploads/file-reader.ts'
import { stockVehicleLookup } from '#services/vehicle-lookup/stock.ts'
import { findByKeyNumbers } from '#use-cases/vehicle/key-numbers.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import type { Config } from './config.ts'
import { DEMO_LOGIN, ensureDemoStock, hasDemoLogin } from './demo.ts'
import { ensureStandardServices } from './standard-services.ts'
import { alertsEndpoint } from './endpoints/alerts.ts'
import { botCheckEndpoint } from './endpoints/bot-check.ts'
import { bankingOldEndpoint } from './endpoints/banking-old.ts'
import { bankSimulatorEndpoint } from './endpoints/bank-simulator.ts'
import { bankWebhookEndpoint } from './endpoints/bank-webhook.ts'
import { bankingOf } from './banking/banking.ts'
import { brandMarkEndpoint } from './endpoints/brand-mark.ts'
import { brandStylesEndpoint } from './endpoints/brand-styles.ts'
import { dealerArea } from './dealer-area/dealer-area.ts'
import { devMailEndpoint } from './endpoints/dev-mail.ts'
import { clientErrorsEndpoint } from './endpoints/client-errors.ts'
import { createCspReports } from './csp-reports.ts'
import { cspReportEndpoint } from './endpoints/csp-report.ts'
import { eventsEndpoint } from './endpoints/events.ts'
import { faviconEndpoint } from './endpoints/favicon.ts'
import { feedsEndpoint } from './endpoints/feeds.ts'
import { graphqlEndpoint } from './endpoints/graphql.ts'
import { healthEndpoint } from './endpoints/health.ts'
import { imagesEndpoint } from './endpoints/images.ts'
import { logosEndpoint } from './endpoints/logos.ts'
import { legacyPathsEndpoint } from './endpoints/legacy-paths.ts'
import { earlyErrorsEndpoint } from './endpoints/early-errors.ts'
import { mailBouncesEndpoint } from './endpoints/mail-bounces.ts'
import { newsletterEndpoint } from './endpoints/newsletter.ts'
import { orderDocumentsEndpoint } from './endpoints/order-documents.ts'
import { paymentSimulatorEndpoint } from './endpoints/payment-simulator.ts'
import { paymentWebhookEndpoint } from './endpoints/payment-webhook.ts'
import { salesContractEndpoint } from './endpoints/sales-contract.ts'
import { offerCodeEndpoint } from './endpoints/offer-code.ts'
import { sharePicturesEndpoint } from './endpoints/share-pictures.ts'
import { uploadsEndpoint } from './endpoints/uploads.ts'
import { widgetScriptsEndpoint } from './endpoints/widget-scripts.ts'
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
import { paymentsOf } from './payment/payments.ts'
import { dataKeys, sessionSecret } from './secrets.ts'
import { countedStore } from './figures/counted-store.ts'
import { createMeasurements } from './figures/measurements.ts'
import { measuredRequests } from './figures/measured-requests.ts'
import { processFigures } from './figures/process-figures.ts'
import { sessionEndpoints } from './session/endpoints.ts'
import { objectStore } from './object-store.ts'
import { receiveUploadOf } from './receive-upload.ts'
import { openMemory } from './memory.ts'
import { openPlaces } from './open-places.ts'
import { openStore } from './store.ts'
import { startTracing } from './tracing/tracing.ts'
import { watchedClient } from './tracing/watched-client.ts'
import { createWebApp } from './web.ts'
import { builtDealerPages, liveDealerPages } from './dealer-area/pages.ts'
import { outboxFolder } from './worker/tasks.ts'
import { keepWorkerRunning } from './worker/worker-process.ts'

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
  /** The database has gone and cannot be started again: the process ends, so that whoever watches it acts. */
  readonly onLost: (error: unknown) => void
}

/**
 * Starts everything one machine needs: database, stock, search index, web server. What is open stands in `opened` and is closed in the
 * reverse order, by `stop`, where the start fails, or by a caller that does not want to wait for its end.
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
  const errors = errorReportingOf(config, log)
  opened.defer(() => errors.close())
  const tracing = await startTracing(config.tracesEndpoint)
  opened.defer(() => tracing.close())
  const measurements = createMeasurements()
  const Client = watchedClient((milliseconds) => measurements.observe('statement', milliseconds))
  const store = await openStore(config, { onError, Client })
  opened.defer(() => store.close())
  opened.defer(
    store.supervise({
      onRestart: () => log.error('the embedded database had ended and was started again'),
      onLost,
    }),
  )
  const { database } = store
  await sweepUploads(config)
  const places = await openPlaces(config, (error) =>
    log.warn({ error: describeError(error) }, 'the table of places answers alone'),
  )
  await ensureStandardServices(store.database)
  await ensureDemoStock(store, config, places, say)
  const objects = countedStore(objectStore(config), () => measurements.storeFailed())
  const memory = await openMemory({ config, log, database, objects, Client }, opened)
  const { reads, index, brands, reservations, published, generation } = memory
  const views = createViewCounter(database, (error) =>
    log.error({ error: describeError(error) }, 'views could not be written'),
  )
  opened.defer(() => views.stop())
  const shipped = config.contentApi
    ? headlessSources(
        {
          ...config.contentApi,
          onOutage: (error) => log.error({ error: describeError(error) }, 'the content service does not answer'),
        },
        fileSources(),
      )
    : fileSources()
  const content = fileContent(undefined, publishedSources(published, shipped))
  const images = imagePipeline(objects)
  const imports = importRuns(config, store.url)
  const server = createPort()
  const drain = createDrain(config.drainSeconds)
  const report = (error: Error) => reportFault(errors, error)
  const pages = live ? await livePages(server) : await builtPages(buildFolder, report)
  opened.defer(() => pages.close())
  const dealerPages = live
    ? await liveDealerPages(server)
    : await builtDealerPages(path.join(buildFolder, 'dealer-area'), report)
  opened.defer(() => dealerPages.close())
  const secret = await sessionSecret(config)
  const tokens = signedSessionTokens(secret)
  const botCheck = altchaBotCheck(secret, (key, expiresAt) => spendBotCheck(database, key, expiresAt))
  const accessories = config.accessoriesApi
    ? httpAccessories(config.accessoriesApi)
    : embeddedAccessories(demoCategories(), demoProducts())
  const vehicleLookup = stockVehicleLookup((hsn, tsn) => findByKeyNumbers(reads.read, hsn, tsn))
  const deps = {
    index,
    places,
    content,
    accessories,
    vehicleLookup,
    read: database.read,
    writer: database,
    tokens,
    botCheck,
  }
  const payments = await paymentsOf(database, config, secret, (provider, error) =>
    log.error({ provider, error: String(error) }, 'a payment page could not be opened'),
  )
  if (!payments.chosen)
    log.warn('cards and PayPal are refused: set PAYMENT_PROVIDER to stripe (with its secrets) or simulator')
  const banking = bankingOf(database, config, secret)
  const secretBox = aesSecretBox(await dataKeys(config))
  const uploads = { objects, images, files: fileReader() }
  const uploadDeps = { ...uploads, read: database.read, writer: database, secretBox }
  const receiveUpload = receiveUploadOf(uploadDeps, config.trustProxy)
  const gateway = gatewayCalls({
    deps: { ...deps, payments, secretBox, uploads },
    sharedRead: reads.read,
    config,
    brands,
    secret,
    report,
  })
  const session = { database, tokens }
  const demoLogin = (await hasDemoLogin(database, config)) ? DEMO_LOGIN : undefined
  const demoStaff = await ensureDemoStaff(database, config)
  const firstAdmin = await setUpLink(database, config)
  const cspReports = createCspReports(log)
  const app = createWebApp({
    config,
    log,
    brands,
    pages,
    endpoints: [
      healthEndpoint({ database, reads, drain, index, measurements, cspReports, config }),
      graphqlEndpoint(measuredRequests(gateway.overHttp, measurements)),
      sessionEndpoints(session, config.production),
      botCheckEndpoint(botCheck),
      eventsEndpoint(views.count),
      clientErrorsEndpoint(errors),
      cspReportEndpoint(database, cspReports, config.trustProxy),
      alertsEndpoint(database),
      newsletterEndpoint(gateway.forPage),
      mailBouncesEndpoint(database, config.mailBounceToken),
      orderDocumentsEndpoint(session, config, objects),
      salesContractEndpoint({ session, config, secretBox }),
      ...(config.production ? [] : [devMailEndpoint(folderOutbox(outboxFolder(config)))]),
      uploadsEndpoint({ session, config, deps: uploadDeps, receive: receiveUpload }),
      imagesEndpoint(images),
      sharePicturesEndpoint(images, gateway.forPage),
      offerCodeEndpoint,
      placesRest(places),
      accessoriesRest({ read: reads.read, accessories, siteOf: (c) => c.var.site, report }),
      sitemapRest({ read: reads.read, index, generation, content, accessories, siteOf: (c) => c.var.site }),
      pressFeedRest({ content, siteOf: (c) => c.var.site }),
      feedsEndpoint(database, imports),
      paymentWebhookEndpoint(database, payments, log),
      ...(payments.named('simulator') ? [paymentSimulatorEndpoint(database, secret)] : []),
      bankingOldEndpoint,
      bankWebhookEndpoint(database, banking, log),
      ...(banking.named('simulator') ? [bankSimulatorEndpoint({ ...uploadDeps, database })] : []),
      dealerArea({
        database,
        config,
        secretBox,
        figures: processFigures({ measurements, database, reads, index, config }),
        report,
        places,
        ...uploads,
        imports,
        content: { ...content, shipped: shipped.source },
        pages: dealerPages,
        buildFolder,
        demoLogins: demoStaff,
      }),
      brandStylesEndpoint,
      brandMarkEndpoint,
      logosEndpoint(uploads.objects),
      faviconEndpoint,
      widgetScriptsEndpoint,
      earlyErrorsEndpoint,
      legacyPathsEndpoint,
    ],
    gatewayFor: gateway.forPage,
    receiveUpload,
    demoLogin,
    session,
    buildFolder,
    countView: views.count,
    errors,
    measurements,
    isReservedByOther: reservations.isReservedByOther,
    secretBox,
    generation,
  })
  serveRequests(server, app.fetch, [dealerPages.middleware, pages.middleware], config)
  const port = await openPort(server, config)
  const worker = config.processes === 'web,worker' ? keepWorkerRunning(store.url, log) : undefined
  opened.defer(async () => void (await Promise.all([drain.run(server), worker?.stop()])))
  announce(say, port, config, brands(), demoLogin)
  for (const { email, password } of demoStaff) say(`Demo login of the dealer area: ${email}, password ${password}`)
  if (firstAdmin) say(`Set up the first administrator, once and within a day: ${firstAdmin}`)
  return port
}

function reportFault(errors: ErrorReporting, { name, message, stack }: Error): string {
  const id = randomUUID()
  errors.report({ id, name, message, stack, side: 'server' })
  return id
}

function announce(
  say: (line: string) => void,
  port: number,
  { host, production }: Config,
  brands: readonly HostedBrand[],
  demoLogin: typeof DEMO_LOGIN | undefined,
): void {
  const main = `http://localhost:${port}`
  say('')
  say(`Fahrwerk is ready: ${main} (Deutsch) · ${main}/en (English)`)
  if (brands[0]) say(`A dealer's storefront: http://${brands[0].slug}.localhost:${port}`)
  if (demoLogin) say(`Demo login: ${demoLogin.email}, password ${demoLogin.password}`)
  say(`API: ${main}/graphql${production ? '' : ` · Mails: ${main}/dev/mail · Style guide: ${main}/styleguide`}`)
  if (host !== '127.0.0.1' && !production)
    say(`HOST=${host}: development tools are open to everyone who reaches this port.`)
}
