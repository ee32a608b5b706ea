import { z } from 'zod'
import { STATS_ID, TAG_MANAGER_ID } from '#domain/analytics/containers.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { ENVIRONMENTS } from '#services/error-reporting/port.ts'
import { readS3Address } from '#services/object-store/s3.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')

/** Of a service that is asked over HTTP. */
const serviceUrl = z
  .url({ protocol: /^https?$/ })
  // They would stand in the error of each call: `fetch` refuses such an address and names it.
  .refine((text) => !/^\w+:\/*[^/?#]*@/.test(text), 'leave out user and password')
/** Sent in a header: the error about any other sign would name the key. */
const serviceKey = z.string().regex(/^[\x20-\x7e]+$/, 'use printable ASCII characters alone')

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number(`use a number from 1 to 65535, e.g. PORT=3001`).int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  MAIN_HOST: z.string().default('localhost'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: flag.default(false),
  DEALER_PORTAL_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
  OBJECT_STORE_URL: z
    .string()
    .transform((text, problem) => {
      const address = readS3Address(text)
      if (!address) problem.addIssue('use s3://<access key>:<secret key>@<host>/<bucket>?region=<region>')
      return address ?? z.NEVER
    })
    .optional(),
  BACKUP_URL: z
    .string()
    .refine(
      (text) => !text.startsWith('s3://') || readS3Address(text) !== undefined,
      'use a folder, or s3://… as in OBJECT_STORE_URL',
    )
    .optional(),
  BACKUP_RETAIN: z.coerce.number('use a number from 1 on').int().min(1).default(14),
  PLACES_FILE: z.string().optional(),
  PLACES_API_URL: serviceUrl.optional(),
  PLACES_API_KEY: serviceKey.optional(),
  TAG_MANAGER_ID: z.string().regex(TAG_MANAGER_ID, 'use an id such as GTM-ABCD123').optional(),
  STATS_ID: z.string().regex(STATS_ID, 'use an id such as G-ABCD123456').optional(),
  ENVIRONMENT: z.enum(ENVIRONMENTS, 'use DEVELOPMENT, UAT or PRODUCTION').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  ERROR_REPORTING_DSN: z
    .string()
    .regex(/^https?:\/\/[^@/]+@[^/]+\/(?:.+\/)?\w+$/, 'use https://<key>@<host>/<project>')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  MAIL_BOUNCE_TOKEN: z.string().min(16).optional(),
  MAIL_BOUNCE_MAILBOX: z.url({ protocol: /^imaps?$/, error: 'use imaps://user:password@host/folder' }).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  DEMO_STOCK: z.union([flag, z.coerce.number().int().min(1_000).max(1_000_000)]).optional(),
  PROCESSES: z
    .string()
    .regex(/^(web|worker|web,worker)$/, 'use web, worker or web,worker')
    .default('web,worker'),
  DRAIN_SECONDS: z.coerce.number('use a number of seconds').min(0).max(300).default(0),
  MAX_CONNECTIONS: z.coerce.number('use a number of connections').int().min(10).max(100_000).default(4_000),
  GATEWAY_URL: serviceUrl.optional(),
  ACCESSORIES_API_URL: serviceUrl.optional(),
  ACCESSORIES_API_KEY: serviceKey.optional(),
  CONTENT_API_URL: serviceUrl.optional(),
  CONTENT_API_TOKEN: serviceKey.optional(),
  NEWSLETTER_API_URL: serviceUrl.optional(),
  NEWSLETTER_TOKEN_URL: serviceUrl.optional(),
  NEWSLETTER_CLIENT_ID: z.string().min(1).optional(),
  NEWSLETTER_CLIENT_SECRET: z.string().min(1).optional(),
  SESSION_SECRET: z.string().min(32, 'use at least 32 random characters').optional(),
  DATA_KEY: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .refine(
      (keys) => keys.every((key) => key.length >= 32),
      'use at least 32 random characters a key, the newest first',
    )
    .optional(),
  PAYMENT_PROVIDER: z.enum(['simulator', 'stripe'], 'use simulator or stripe').optional(),
  BANK: z
    .string()
    .regex(/^[a-z][a-z\d-]{0,39}$/, 'use simulator, or a name such as elbkredit for the bank at BANK_API_URL')
    .optional(),
  BANK_API_URL: serviceUrl.optional(),
  BANK_API_KEY: serviceKey.optional(),
  BANK_MESSAGE_SECRET: z.string().min(16, 'use at least 16 random characters').optional(),
  BANK_RECIPIENT: z.string().trim().min(1).max(200).optional(),
  STRIPE_SECRET_KEY: serviceKey.optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: serviceUrl.default('https://api.stripe.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email('use an address, e.g. shop@example.com').optional(),
  MAIL_OUTBOX: flag.optional(),
  FEED_REMOVAL_LIMIT: z.coerce.number('use a share from 0 to 1, e.g. 0.5').min(0).max(1).default(0.5),
})

/** The variables as they are set, by their names. */
export type Settings = z.output<typeof Variables>

/** Refuses (StartRefusal) naming each variable that is wrong, or is missing in production. */
export function readEnvironment(environment: NodeJS.ProcessEnv): Settings {
  const parsed = Variables.safeParse(environment)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartRefusal(`The environment has settings that cannot be used: ${problems.join('; ')}.`)
  }
  if (parsed.data.NODE_ENV === 'production') refuseMissing(parsed.data)
  return parsed.data
}

/** Settings that development generates or omits are required in production, and a mailbox and a bank are reached by TLS alone. */
function refuseMissing(env: Settings): void {
  const problems = [
    env.SESSION_SECRET ? '' : 'SESSION_SECRET is missing: give at least 32 random characters and keep them',
    env.DATA_KEY
      ? ''
      : 'DATA_KEY is missing: give at least 32 random characters and keep them, or sealed bank details are lost',
    (env.SMTP_URL && env.MAIL_FROM) || env.MAIL_OUTBOX
      ? ''
      : 'SMTP_URL and MAIL_FROM are missing: mails need a server and a sender (MAIL_OUTBOX=1 keeps them in the data folder instead)',
    // Without TLS from the first byte, an attacker on the way could keep the connection unencrypted and read the password.
    env.MAIL_BOUNCE_MAILBOX && new URL(env.MAIL_BOUNCE_MAILBOX).protocol !== 'imaps:'
      ? 'MAIL_BOUNCE_MAILBOX must begin with imaps://, so that its password is never sent in the clear'
      : '',
    env.BANK_API_URL && new URL(env.BANK_API_URL).protocol !== 'https:'
      ? 'BANK_API_URL must begin with https://, so that no application is sent in the clear'
      : '',
  ].filter(Boolean)
  if (problems.length > 0) throw new StartRefusal(`In production ${problems.join('; ')}.`)
}
