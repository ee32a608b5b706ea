import path from 'node:path'
import { refreshRelevance } from '#use-cases/stock/refresh-relevance.ts'
import { cancelOverdueOrders } from '#use-cases/order/cancel-overdue.ts'
import { sweepExpired } from '#use-cases/session/sweep-expired.ts'
import { expireTradeIns } from '#use-cases/trade-in/expire-trade-ins.ts'
import { remindOfOffers } from '#use-cases/trade-in/mail-offer.ts'
import { mailOperator } from '#use-cases/withdrawal/mail-operator.ts'
import type { Database } from '#database/connection.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { JobPayloads } from '#database/jobs.ts'
import { expireSimulatedPayment, takeSimulatedEvent } from '#database/simulated-payments.ts'
import { accountMails } from '#jobs/account-mails.ts'
import { deliverSimulatedEvent } from '#jobs/deliver-simulated-event.ts'
import { refundPayment } from '#jobs/refund-payment.ts'
import { remindOfInspections } from '#jobs/remind-of-inspections.ts'
import { sendMail } from '#jobs/send-mail.ts'
import { sendSearchAlerts } from '#jobs/send-search-alerts.ts'
import { sendOrderMails } from '#use-cases/order/send-order-mails.ts'
import { mailPriceDrops } from '#jobs/mail-price-drops.ts'
import { listBrands } from '#use-cases/brand/brands.ts'
import { operatorEmail } from '#services/content/files.ts'
import { folderOutbox } from '#services/mail/outbox.ts'
import type { MailTransport } from '#services/mail/port.ts'
import { smtpMail } from '#services/mail/smtp.ts'
import type { Config } from '../config.ts'
import { mainOriginOf } from '../public-addresses.ts'
import type { Log } from '../log.ts'
import { paymentsOf, postSimulated } from '../payment/payments.ts'
import { lazySearch } from './lazy-search.ts'

export type Tasks = { readonly [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> }

/** Every job and what runs it. `secret`: the shop's, with which it signs. */
export async function tasksOf(
  database: Database,
  config: Config,
  secret: string,
  log: Log,
): Promise<{ tasks: Tasks; close: () => Promise<void> }> {
  const smtp =
    config.smtpUrl === undefined ? undefined : smtpMail(config.smtpUrl, { alwaysEncrypted: config.production })
  const transport: MailTransport = smtp ?? folderOutbox(outboxFolder(config))
  const { read } = database
  const mailParts = { read, writer: database, transport, from: config.mailFrom, brands: () => listBrands(read) }
  const search = lazySearch(database, config, log)
  const onError = (error: unknown) => log.error({ error: String(error) }, 'an alert could not be made')
  const alertParts = { deps: search.deps, writer: database, onError }
  const payments = await paymentsOf(database, config, secret, (provider, error) =>
    log.error({ provider, error: String(error) }, 'a payment page could not be opened'),
  )
  return {
    tasks: {
      ...accountMails(database),
      'send-mail': (payload) => sendMail(mailParts, payload),
      'send-search-alerts': (payload) => sendSearchAlerts(alertParts, payload),
      'tell-of-price-drops': () => mailPriceDrops({ read, writer: database }),
      'remind-of-inspections': () => remindOfInspections({ read, writer: database }),
      'tell-of-order': (payload) => sendOrderMails({ read, writer: database }, payload),
      'note-unmatched-withdrawal': async ({ withdrawalId, site }) => {
        log.warn({ withdrawal: withdrawalId }, 'a withdrawal is left to the operator: somebody has to look at it')
        const to = await operatorEmail()
        if (to) await mailOperator(database, site, withdrawalId, to)
      },
      'sweep-expired': () => sweepExpired(database),
      'cancel-overdue-orders': async () => {
        await cancelOverdueOrders(database, (order, error) =>
          log.error({ order, error: String(error) }, 'an overdue order could not be ended'),
        )
      },
      'remind-of-offers': async () => void (await remindOfOffers(database, mainOriginOf(config), berlinToday())),
      'expire-trade-ins': async () => void (await expireTradeIns(database)),
      'refresh-relevance': async () => void (await refreshRelevance(database)),
      'refund-payment': (payload) => refundPayment({ read, payments }, payload),
      'deliver-simulated-event': (payload) =>
        deliverSimulatedEvent({ take: (id) => takeSimulatedEvent(database, id), post: postSimulated(secret) }, payload),
      'expire-simulated-payment': ({ reference }) => expireSimulatedPayment(database, reference),
    },
    async close() {
      smtp?.close()
      await search.close()
    },
  }
}

/**
 * What is due by the clock, in UTC: minute, hour, day, month, weekday. What takes long stands in a queue of its own, one after another, so
 * that mails always find a free place; under one key a run that is still waiting is not asked for twice.
 */
export const CRONTAB = `
* * * * * send-search-alerts ?id=alerts-at-once&max=3&queue=alerts&jobKey=alerts-at-once {"rhythm":"AT_ONCE"}
0 6 * * * send-search-alerts ?id=alerts-daily&max=3&queue=alerts&jobKey=alerts-daily {"rhythm":"DAILY"}
*/10 * * * * tell-of-price-drops ?max=3&queue=alerts&jobKey=price-drops
30 6 * * * remind-of-inspections ?max=3&queue=alerts&jobKey=inspections
17 * * * * sweep-expired ?max=3
27 * * * * cancel-overdue-orders ?max=3&jobKey=overdue-orders
2 * * * * expire-trade-ins ?max=3&jobKey=trade-ins
35 6 * * * remind-of-offers ?max=3&queue=alerts&jobKey=offers
20 2 * * * refresh-relevance ?max=3&queue=relevance&jobKey=relevance&fill=1d
`

export function outboxFolder({ dataFolder }: Config): string {
  return path.join(dataFolder, 'outbox')
}
