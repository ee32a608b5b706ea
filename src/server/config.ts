import path from 'node:path'
import type { Containers } from '#domain/analytics/containers.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { BankApi } from '#services/banking/http.ts'
import type { Environment } from '#services/error-reporting/port.ts'
import type { S3Address } from '#services/object-store/s3.ts'
import { refuseInside } from './backup/place.ts'
import { readEnvironment, type Settings } from './environment.ts'

export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly mainHost: string
  /** Address of the main site as visitors know it; links in mails begin with it. */
  readonly publicOrigin: string | undefined
  /** Where the footer leads dealers: an address, our own dealer area (undefined), or nowhere (empty). */
  readonly dealerPortalUrl: string | undefined
  /** A TLS proxy stands in front: its X-Forwarded-Proto and -Host headers tell the address the visitor used. */
  readonly trustProxy: boolean
  /** An external PostgreSQL; undefined starts the embedded one. */
  readonly databaseUrl: string | undefined
  /** A standby of the database that answers what is the same for everybody; undefined: the database itself. */
  readonly databaseReadUrl: string | undefined
  /** Database files, pictures and generated secrets; deleting it starts anew. */
  readonly dataFolder: string
  /** A service for pictures, uploads and documents; undefined: files in the data folder. */
  readonly objectStore: S3Address | undefined
  /** Where the embedded server's log and the nightly backups go, and how many remain; undefined: neither is made. */
  readonly backup: { readonly url: string; readonly retain: number } | undefined
  readonly placesFile: string | undefined
  /** A maps service that is asked before the table of places; undefined asks nobody. */
  readonly placesApi: { readonly url: string; readonly key: string | undefined } | undefined
  /** What the main site loads of third parties, each after consent; a storefront's are its own. */
  readonly mainContainers: Containers | undefined
  /** Which of the operator's shops this is; error reports say it. */
  readonly environment: Environment
  /** A collector of traces; undefined: none are made. */
  readonly tracesEndpoint: string | undefined
  /** A service that hears of errors; undefined: the log alone. */
  readonly errorReportingDsn: string | undefined
  readonly logLevel: string
  readonly metricsToken: string | undefined
  /** With it the mail server hands over reports on delivery; undefined: none are taken. */
  readonly mailBounceToken: string | undefined
  /** A mailbox whose reports on delivery are fetched; undefined: none are. */
  readonly mailBounceMailbox: string | undefined
  /** Cars that an empty database is filled with; 0: none. */
  readonly demoCars: number
  /** Share of a merchant's stock (0–1) that a full feed may remove without being asked to. */
  readonly feedRemovalLimit: number
  /** What this process does: answer requests, run jobs, or both (jobs then in a process of their own). */
  readonly processes: 'web' | 'worker' | 'web,worker'
  /** Seconds in which a process that was told to stop goes on answering while `/readyz` refuses, so that proxies notice. */
  readonly drainSeconds: number
  /** Open connections of this process; further ones are closed at once. */
  readonly maxConnections: number
  /** A gateway elsewhere that pages ask instead of this process. */
  readonly gatewayUrl: string | undefined
  /** A provider of accessories; undefined: the embedded catalogue. */
  readonly accessoriesApi: { readonly url: string; readonly key: string | undefined } | undefined
  /** A headless content service; undefined: pages come from the shipped files. */
  readonly contentApi: { readonly url: string; readonly token: string | undefined } | undefined
  /** A marketing cloud that hears of newsletter subscriptions; undefined: the shop's own list alone. */
  readonly newsletterApi:
    | { readonly url: string; readonly tokenUrl: string; readonly clientId: string; readonly clientSecret: string }
    | undefined
  /** Signs sessions; outside production it may be undefined, and one is generated and kept in the data folder. */
  readonly sessionSecret: string | undefined
  /**
   * Encrypt sensitive data in the database, the newest first; outside production they may be undefined, and one is generated and kept in
   * the data folder.
   */
  readonly dataKeys: readonly string[] | undefined
  /** The provider for cards and PayPal; undefined: neither is offered. */
  readonly paymentProvider: 'simulator' | 'stripe' | undefined
  /** The bank for financing applications, the embedded one or one over HTTP; undefined: dealers pass them on themselves. */
  readonly bank: 'simulator' | BankApi | undefined
  /** Also set where another provider is chosen, because it may have taken payments before. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string } | undefined
  /** Mail server; undefined: mails go to the outbox of the data folder. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
}

/** Reads the environment once. Refuses (StartRefusal) naming each variable that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const env = readEnvironment(environment)
  if (env.BACKUP_URL) refuseInside(env.BACKUP_URL, path.resolve(env.DATA_DIR))
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    mainHost: env.MAIN_HOST,
    publicOrigin: env.PUBLIC_ORIGIN,
    dealerPortalUrl: env.DEALER_PORTAL_URL,
    trustProxy: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    dataFolder: path.resolve(env.DATA_DIR),
    objectStore: env.OBJECT_STORE_URL,
    backup: env.BACKUP_URL ? { url: env.BACKUP_URL, retain: env.BACKUP_RETAIN } : undefined,
    placesFile: env.PLACES_FILE,
    placesApi: env.PLACES_API_URL ? { url: env.PLACES_API_URL, key: env.PLACES_API_KEY } : undefined,
    mainContainers: mainContainersOf(env),
    environment: env.ENVIRONMENT ?? (env.NODE_ENV === 'production' ? 'PRODUCTION' : 'DEVELOPMENT'),
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    errorReportingDsn: env.ERROR_REPORTING_DSN,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    mailBounceToken: env.MAIL_BOUNCE_TOKEN,
    mailBounceMailbox: env.MAIL_BOUNCE_MAILBOX,
    demoCars: demoCarsOf(env.DEMO_STOCK ?? env.NODE_ENV !== 'production'),
    feedRemovalLimit: env.FEED_REMOVAL_LIMIT,
    processes: env.PROCESSES as Config['processes'],
    drainSeconds: env.DRAIN_SECONDS,
    maxConnections: env.MAX_CONNECTIONS,
    gatewayUrl: env.GATEWAY_URL,
    accessoriesApi: env.ACCESSORIES_API_URL
      ? { url: env.ACCESSORIES_API_URL, key: env.ACCESSORIES_API_KEY }
      : undefined,
    contentApi: env.CONTENT_API_URL ? { url: env.CONTENT_API_URL, token: env.CONTENT_API_TOKEN } : undefined,
    newsletterApi: newsletterApiOf(env),
    sessionSecret: env.SESSION_SECRET,
    dataKeys: env.DATA_KEY,
    paymentProvider: env.PAYMENT_PROVIDER ?? (env.NODE_ENV === 'production' ? undefined : 'simulator'),
    bank: bankOf(env),
    stripe: stripeOf(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'shop@fahrwerk.example',
  }
}

function mainContainersOf({ TAG_MANAGER_ID: tagManagerId, STATS_ID: statsId }: Settings) {
  if (!tagManagerId && !statsId) return undefined
  return { ...(tagManagerId ? { tagManagerId } : {}), ...(statsId ? { statsId } : {}) }
}

function stripeOf({
  PAYMENT_PROVIDER,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: Settings): Config['stripe'] {
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiUrl }
  if (PAYMENT_PROVIDER === 'stripe')
    throw new StartRefusal('PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.')
  return undefined
}

function bankOf({
  BANK: name,
  NODE_ENV,
  BANK_API_URL: url,
  BANK_API_KEY: key,
  BANK_MESSAGE_SECRET: messageSecret,
  BANK_RECIPIENT: recipient,
}: Settings): Config['bank'] {
  if (name === undefined && url) throw new StartRefusal('BANK_API_URL needs BANK, a name for this bank.')
  if (name === undefined) return NODE_ENV === 'production' ? undefined : 'simulator'
  if (name === 'simulator' && url)
    throw new StartRefusal('BANK=simulator is the embedded bank: for the one at BANK_API_URL give BANK another name.')
  if (name === 'simulator') return name
  if (url && key && messageSecret && recipient) return { name, url, key, messageSecret, recipient }
  throw new StartRefusal(
    `BANK=${name} needs BANK_API_URL, BANK_API_KEY, BANK_MESSAGE_SECRET and BANK_RECIPIENT; the embedded bank is BANK=simulator.`,
  )
}

function newsletterApiOf({
  NEWSLETTER_API_URL: url,
  NEWSLETTER_TOKEN_URL: tokenUrl,
  NEWSLETTER_CLIENT_ID: clientId,
  NEWSLETTER_CLIENT_SECRET: clientSecret,
}: Settings): Config['newsletterApi'] {
  if (url === undefined) return undefined
  if (tokenUrl && clientId && clientSecret) return { url, tokenUrl, clientId, clientSecret }
  throw new StartRefusal(
    'NEWSLETTER_API_URL needs NEWSLETTER_TOKEN_URL, NEWSLETTER_CLIENT_ID and NEWSLETTER_CLIENT_SECRET.',
  )
}

const DEMO_CARS = 10_000

function demoCarsOf(stock: boolean | number): number {
  return typeof stock === 'number' ? stock : stock ? DEMO_CARS : 0
}
