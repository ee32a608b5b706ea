import type { Hono } from 'hono'
import type { BackupMaker } from '#domain/operations/backup-maker.ts'
import type { Database } from '#database/connection.ts'
import type { ViewCounter } from '#use-cases/analytics/view-counter.ts'
import type { Places } from '#services/places/port.ts'
import type { Config } from './config.ts'
import type { DemoLogin } from './dealer-area/demo-staff.ts'
import type { DealerPages } from './dealer-area/pages.ts'
import type { Drain } from './drain.ts'
import type { Measurements } from './figures/measurements.ts'
import type { RecentFaults } from './figures/recent-faults.ts'
import type { GatewayCalls } from './gateway-calls.ts'
import type { ImportRuns } from './import-runs.ts'
import type { Log } from './log.ts'
import type { Memory } from './memory.ts'
import type { ReceiveUpload } from './receive-upload.ts'
import type { Services } from './services.ts'
import type { WebEnv } from './web-env.ts'
import { accessoriesRest } from '#gateway/accessory/rest.ts'
import { pressFeedRest } from '#gateway/content/press-feed.ts'
import { placesRest } from '#gateway/place/rest.ts'
import { sitemapRest } from '#gateway/sitemap/rest.ts'
import type { ErrorReporting } from '#services/error-reporting/port.ts'
import { folderOutbox } from '#services/mail/outbox.ts'
import { alertsEndpoint } from './endpoints/alerts.ts'
import { botCheckEndpoint } from './endpoints/bot-check.ts'
import { bankingOldEndpoint } from './endpoints/banking-old.ts'
import { bankSimulatorEndpoint } from './endpoints/bank-simulator.ts'
import { bankWebhookEndpoint } from './endpoints/bank-webhook.ts'
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
import { requestCalendarEndpoint } from './endpoints/request-calendar.ts'
import { salesContractEndpoint } from './endpoints/sales-contract.ts'
import { offerCodeEndpoint } from './endpoints/offer-code.ts'
import { sharePicturesEndpoint } from './endpoints/share-pictures.ts'
import { uploadsEndpoint } from './endpoints/uploads.ts'
import { widgetScriptsEndpoint } from './endpoints/widget-scripts.ts'
import { measuredRequests } from './figures/measured-requests.ts'
import { processFigures } from './figures/process-figures.ts'
import { sessionEndpoints } from './session/endpoints.ts'
import { outboxFolder } from './worker/tasks.ts'

interface EndpointParts {
  readonly config: Config
  readonly log: Log
  readonly database: Database
  readonly buildFolder: string
  readonly memory: Memory
  readonly services: Services
  readonly places: Places
  readonly gateway: GatewayCalls
  readonly imports: ImportRuns
  readonly drain: Drain
  readonly errors: ErrorReporting
  readonly measurements: Measurements
  readonly faults: RecentFaults
  readonly backups: BackupMaker
  readonly countView: ViewCounter['count']
  readonly receiveUpload: ReceiveUpload
  readonly dealerPages: DealerPages
  readonly demoStaff: readonly DemoLogin[]
  /** Logs a fault and returns its id. */
  readonly report: (error: Error) => string
}

/** Every endpoint beside the pages. Where the paths of two overlap, the earlier one answers. */
export function shopEndpoints(parts: EndpointParts): readonly ((app: Hono<WebEnv>) => void)[] {
  const { config, log, database, memory, services, places, gateway, imports, errors, measurements, report } = parts
  const { reads, index, generation } = memory
  const { accessories, banking, botCheck, content, payments, secret, secretBox, tokens, uploads } = services
  const session = { database, tokens }
  const uploadDeps = { ...uploads, read: database.read, writer: database, secretBox }
  const cspReports = createCspReports(log)
  return [
    healthEndpoint({
      database,
      reads,
      drain: parts.drain,
      index,
      measurements,
      cspReports,
      backups: parts.backups,
      config,
    }),
    graphqlEndpoint(measuredRequests(gateway.overHttp, measurements)),
    sessionEndpoints(session, config.production),
    botCheckEndpoint(botCheck),
    eventsEndpoint(parts.countView),
    clientErrorsEndpoint(errors),
    cspReportEndpoint(database, cspReports, config.trustProxy),
    alertsEndpoint(database),
    newsletterEndpoint(gateway.forPage),
    mailBouncesEndpoint(database, config.mailBounceToken),
    orderDocumentsEndpoint(session, config, uploads.objects),
    requestCalendarEndpoint({ session, config }),
    salesContractEndpoint({ session, config, secretBox }),
    ...(config.production ? [] : [devMailEndpoint(folderOutbox(outboxFolder(config)))]),
    uploadsEndpoint({ session, config, deps: uploadDeps, receive: parts.receiveUpload }),
    imagesEndpoint(uploads.images),
    sharePicturesEndpoint(uploads.images, gateway.forPage),
    offerCodeEndpoint,
    placesRest(places),
    accessoriesRest({ read: reads.read, accessories, siteOf: (c) => c.get('site'), report }),
    sitemapRest({ read: reads.read, index, generation, content, accessories, siteOf: (c) => c.get('site') }),
    pressFeedRest({ content, siteOf: (c) => c.get('site') }),
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
      figures: processFigures({
        measurements,
        faults: parts.faults,
        database,
        reads,
        index,
        backups: parts.backups,
        config,
      }),
      report,
      places,
      ...uploads,
      imports,
      content: { ...content, shipped: services.shippedText },
      pages: parts.dealerPages,
      buildFolder: parts.buildFolder,
      demoLogins: parts.demoStaff,
    }),
    brandStylesEndpoint,
    brandMarkEndpoint(memory.brands),
    logosEndpoint(uploads.objects),
    faviconEndpoint,
    widgetScriptsEndpoint,
    earlyErrorsEndpoint,
    legacyPathsEndpoint,
  ]
}
