import { randomBytes } from 'node:crypto'
import { refreshRates } from '#use-cases/financing/change-finance-terms.ts'
import { setFeedKey } from '#use-cases/stock/put-merchant.ts'
import { requestIndexRebuild } from '#use-cases/stock/request-index-rebuild.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { SelectHandle } from '#database/handles.ts'
import { findFeedMerchant } from '#use-cases/merchant/feed-merchant.ts'
import { readReturnedMails } from '#use-cases/mail/returned-mails.ts'
import { readStuckMails } from '#use-cases/mail/waiting-mails.ts'
import { readWithdrawals } from '#use-cases/withdrawal/withdrawals.ts'
import { readDirectory } from '#use-cases/vehicle-search/directory.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { BRAND_VERBS } from './verbs/brand-verbs.ts'
import { ENERGY_LABEL_VERB } from './verbs/energy-label-verb.ts'
import { LISTING_VERBS } from './verbs/listing-verbs.ts'
import { orderDocumentsVerb } from './verbs/order-documents-verb.ts'
import { ORDER_VERBS } from './verbs/order-verbs.ts'
import { mainOriginOf } from './public-addresses.ts'
import { noSuchMerchant, runProgram } from './program.ts'
import { openSecretBox } from './open-secret-box.ts'
import { openStore, type Store } from './store.ts'
import { objectStore } from './object-store.ts'
import { financingVerbs } from './verbs/financing-verbs.ts'
import { REPORT_VERBS } from './verbs/report-verbs.ts'
import { REQUEST_VERBS } from './verbs/request-verbs.ts'
import { FORGET_STANDBYS_VERB } from './verbs/forget-standbys-verb.ts'
import { RETRY_JOBS_VERB } from './verbs/retry-jobs-verb.ts'
import { SERVICE_VERB } from './verbs/service-verb.ts'
import { staffVerbs } from './verbs/staff-verbs.ts'
import { REOPEN_USAGE, reopenLeftDatabase } from './verbs/reopen-database.ts'
import { moveDatabaseVerb } from './verbs/move-database-verb.ts'
import { moveObjectsVerb } from './verbs/move-objects-verb.ts'
import { tradeInRequestVerbs } from './verbs/trade-in-request-verbs.ts'
import { tradeInVerbs } from './verbs/trade-in-verbs.ts'

/** For the verbs that open or seal values. */
function openBox(read: SelectHandle) {
  const config = readConfig()
  return openSecretBox(config, read, createLog(config.logLevel, process.stderr))
}

/** The operator's verbs: each is one call of a use case. */
const VERBS: Record<
  string,
  { readonly usage: string; readonly run: (store: Store, args: string[]) => Promise<string> }
> = {
  'feed-key': {
    usage: 'feed-key <merchant>: makes a new upload key for the merchant and prints it once',
    async run({ database }, [slug = '']) {
      const merchant = await findFeedMerchant(database.read, slug)
      if (!merchant) throw new StartRefusal(noSuchMerchant(slug))
      const key = randomBytes(24).toString('base64url')
      await setFeedKey(database, merchant.id, key)
      return key
    },
  },
  'refresh-rates': {
    usage: 'refresh-rates: recalculates every loan and leasing rate, for cars stored before their finance conditions',
    async run({ database }) {
      return `${await refreshRates(database, null)} cars have other rates now.`
    },
  },
  'stuck-mails': {
    usage: 'stuck-mails: lists mails that have been waiting for more than five minutes, and those that came back',
    async run({ database }) {
      const mails = await readStuckMails(database.read)
      const lines = mails.map(
        ({ kind, createdAt, attempts, lastError }) =>
          `${createdAt.toISOString()}\t${kind}\t${attempts} tries\t${lastError ?? 'not tried yet: does a worker run?'}`,
      )
      const returned = (await readReturnedMails(database.read)).map(
        ({ kind, sentAt, reason }) => `${sentAt.toISOString()}\t${kind}\tcame back\t${reason}`,
      )
      const all = [...lines, ...returned]
      return all.length > 0 ? all.join('\n') : 'No mail is stuck.'
    },
  },
  'retry-jobs': RETRY_JOBS_VERB,
  'forget-standbys': FORGET_STANDBYS_VERB,
  withdrawals: {
    usage: 'withdrawals [days]: lists the withdrawals of the last 30 days, those without an order first',
    async run({ database }, [days = '30']) {
      const withdrawals = await readWithdrawals(database.read, Math.max(1, Number(days) || 30))
      const lines = withdrawals.map(({ id, orderId, receivedAt, name, contract, items, email }) =>
        [id, orderId ?? 'no order found', receivedAt.toISOString(), name, contract, items ?? 'all of it', email]
          .map((value) => String(value).replaceAll(/\s+/g, ' '))
          .join('\t'),
      )
      return lines.length > 0 ? lines.join('\n') : 'There are no withdrawals.'
    },
  },
  'energy-label': ENERGY_LABEL_VERB,
  merchants: {
    usage: 'merchants: lists every merchant by slug, with its name and town',
    async run({ database }) {
      const { merchants } = await readDirectory(database.read)
      return merchants.map(({ slug, name, city }) => `${slug}\t${name}, ${city}`).join('\n')
    },
  },
  'rebuild-search': {
    usage: 'rebuild-search: makes every web process rebuild its search index',
    async run({ database }) {
      await requestIndexRebuild(database)
      return 'Every web process rebuilds its search index within a second.'
    },
  },
  ...ORDER_VERBS,
  ...REQUEST_VERBS,
  ...LISTING_VERBS,
  ...REPORT_VERBS,
  'put-services': SERVICE_VERB,
  ...BRAND_VERBS,
  'order-documents': orderDocumentsVerb(() => objectStore(readConfig())),
  ...financingVerbs({
    secretBox: openBox,
    objects: () => objectStore(readConfig()),
  }),
  ...tradeInVerbs({
    secretBox: openBox,
    mainOrigin: () => mainOriginOf(readConfig()),
  }),
  'move-database': moveDatabaseVerb(readConfig),
  'move-objects': moveObjectsVerb(readConfig),
  ...tradeInRequestVerbs(() => mainOriginOf(readConfig())),
  ...staffVerbs(() => {
    const config = readConfig()
    return { mainOrigin: mainOriginOf(config), sendsMails: config.smtpUrl !== undefined }
  }),
}

await runProgram(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  if (name === 'reopen-database') {
    console.log(await reopenLeftDatabase(readConfig()))
    return 0
  }
  const verb = VERBS[name]
  if (!verb) {
    const list = [...Object.values(VERBS).map(({ usage }) => usage), REOPEN_USAGE].map((usage) => `  ${usage}`)
    throw new StartRefusal(`npm run admin -- <verb>\n${list.join('\n')}`)
  }
  const store = await openStore(readConfig(), { maxConnections: 2, mustExist: true })
  try {
    console.log(await verb.run(store, args))
    return 0
  } finally {
    await store.close()
  }
})
