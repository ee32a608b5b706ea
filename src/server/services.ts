import { spendBotCheck } from '#database/spent-bot-checks.ts'
import { demoCategories } from '#feeds/demo/accessories/categories.ts'
import { demoProducts } from '#feeds/demo/accessories/demo-accessories.ts'
import type { Database } from '#database/connection.ts'
import { embeddedAccessories } from '#services/accessories/embedded.ts'
import { httpAccessories } from '#services/accessories/http.ts'
import { altchaBotCheck } from '#services/bot-check/altcha.ts'
import { fileContent, fileSources } from '#services/content/files.ts'
import { headlessSources } from '#services/content/headless.ts'
import type { PageSources } from '#services/content/port.ts'
import { publishedSources } from '#services/content/published.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { fileReader } from '#services/uploads/file-reader.ts'
import { stockVehicleLookup } from '#services/vehicle-lookup/stock.ts'
import { findByKeyNumbers } from '#use-cases/vehicle/key-numbers.ts'
import { bankingOf } from './banking/banking.ts'
import type { Config } from './config.ts'
import { describeError, type Log } from './log.ts'
import type { Memory } from './memory.ts'
import { paymentsOf } from './payment/payments.ts'
import { sessionSecret } from './secrets.ts'

interface ServiceDeps {
  readonly config: Config
  readonly log: Log
  readonly database: Database
  readonly objects: ObjectStore
  readonly secretBox: SecretBox
  readonly memory: Pick<Memory, 'reads' | 'published'>
}

export type Services = Awaited<ReturnType<typeof openServices>>

/** Every service behind its port: the one that the environment names, otherwise the embedded one. */
export async function openServices({
  config,
  log,
  database,
  objects,
  secretBox,
  memory: { reads, published },
}: ServiceDeps) {
  const secret = await sessionSecret(config)
  const shipped = shippedSources(config, log)
  const payments = await paymentsOf(database, config, secret, (provider, error) =>
    log.error({ provider, error: String(error) }, 'a payment page could not be opened'),
  )
  if (!payments.chosen)
    log.warn('cards and PayPal are refused: set PAYMENT_PROVIDER to stripe (with its secrets) or simulator')
  return {
    /** Shared by the processes of one shop. */
    secret,
    content: fileContent(undefined, publishedSources(published, shipped)),
    /** The texts that come with the shop, where staff have written none. */
    shippedText: shipped.source,
    accessories: config.accessoriesApi
      ? httpAccessories(config.accessoriesApi)
      : embeddedAccessories(demoCategories(), demoProducts()),
    vehicleLookup: stockVehicleLookup((hsn, tsn) => findByKeyNumbers(reads.read, hsn, tsn)),
    tokens: signedSessionTokens(secret),
    botCheck: altchaBotCheck(secret, (key, expiresAt) => spendBotCheck(database, key, expiresAt)),
    payments,
    banking: bankingOf(database, config, secret),
    secretBox,
    uploads: { objects, images: imagePipeline(objects), files: fileReader() },
  }
}

function shippedSources({ contentApi }: Config, log: Log): PageSources {
  if (!contentApi) return fileSources()
  const onOutage = (error: unknown) => log.error({ error: describeError(error) }, 'the content service does not answer')
  return headlessSources({ ...contentApi, onOutage }, fileSources())
}
