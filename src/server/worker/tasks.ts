import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { ErrorReporting } from '#services/error-reporting/port.ts'
import type { Database } from '#database/connection.ts'
import { FORMER_JOB_NAMES, type JobPayloads } from '#database/jobs.ts'
import { expireSimulatedPayment, takeSimulatedEvent } from '#database/simulated-payments.ts'
import { renderMail } from '#mails/render-mail.ts'
import { operatorEmail, operatorLines } from '#services/content/files.ts'
import { folderOutbox } from '#services/mail/outbox.ts'
import type { MailTransport } from '#services/mail/port.ts'
import { smtpMail } from '#services/mail/smtp.ts'
import { cloudNewsletterList } from '#services/newsletter/cloud.ts'
import { notifyPriceDrops } from '#use-cases/account/notify-price-drops.ts'
import { notifySearchMatches } from '#use-cases/account/notify-search-matches.ts'
import { releaseExpiredReservations } from '#use-cases/appointment/release-expired-reservations.ts'
import { remindOfAppointments } from '#use-cases/appointment/remind-of-appointments.ts'
import { listBrands } from '#use-cases/brand/brands.ts'
import { noteGarageValues } from '#use-cases/garage/note-garage-values.ts'
import { remindOfInspections } from '#use-cases/garage/remind-of-inspections.ts'
import { mailMissingDeliveries } from '#use-cases/imports/mail-missing-deliveries.ts'
import { sendMail } from '#use-cases/mail/send-mail.ts'
import { passOnSubscription } from '#use-cases/newsletter/pass-on-subscription.ts'
import { sendIssueBatch } from '#use-cases/dealer-area/newsletter/send-issue-batch.ts'
import { cancelOverdueOrders } from '#use-cases/order/cancel-overdue.ts'
import { sendOrderMails } from '#use-cases/order/send-order-mails.ts'
import { deliverSimulatedEvent } from '#use-cases/payment/deliver-simulated-event.ts'
import { refundPayment } from '#use-cases/payment/refund-payment.ts'
import { endListing } from '#use-cases/private-sale/change-listing.ts'
import { remindOfListings } from '#use-cases/private-sale/remind-of-listings.ts'
import { sendListingMail } from '#use-cases/private-sale/send-listing-mail.ts'
import { mailOfferReport } from '#use-cases/report/mail-offer-report.ts'
import { escalateRequests } from '#use-cases/request/escalate-requests.ts'
import { runTimedTransitions } from '#use-cases/request/run-timed-transitions.ts'
import { sendRequestMails } from '#use-cases/request/send-request-mails.ts'
import { sweepExpired } from '#use-cases/session/sweep-expired.ts'
import { purgePhotographs } from '#use-cases/stock/purge-photographs.ts'
import { purgeLogos } from '#use-cases/merchant-settings/purge-logos.ts'
import { purgeArchivedVehicles, purgeFeedRuns, purgePriceHistory } from '#use-cases/stock/purge-stock.ts'
import { refreshRelevance } from '#use-cases/stock/refresh-relevance.ts'
import { expireTradeIns } from '#use-cases/trade-in/expire-trade-ins.ts'
import { remindOfOffers } from '#use-cases/trade-in/mail-offer.ts'
import { ratePrices } from '#use-cases/valuation/rate-prices.ts'
import { deleteExpiredUploads } from '#use-cases/upload/delete-expired-uploads.ts'
import { mailOperator } from '#use-cases/withdrawal/mail-operator.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { takeBankMessage } from '#database/simulated-applications.ts'
import { deliverBankMessage } from '#use-cases/banking/deliver-bank-message.ts'
import { passOnApplication } from '#use-cases/banking/pass-on-application.ts'
import { imapMailbox } from '#services/mail/bounce-mailbox.ts'
import { fetchBounces } from '../fetch-bounces.ts'
import { passOnProofs } from '#use-cases/banking/pass-on-proofs.ts'
import { remindOfCreditWithdrawal } from '#use-cases/banking/remind-of-credit-withdrawal.ts'
import { fileReader } from '#services/uploads/file-reader.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { httpPictureSource } from '#services/picture-source/http.ts'
import { fetchPictures } from '#use-cases/dealer-api/fetch-pictures.ts'
import { httpWebhookSender } from '#services/webhook-sender/http.ts'
import { deliverWebhook } from '#use-cases/webhook/deliver-webhook.ts'
import { backupTasks } from '../backup/backup-tasks.ts'
import { bankingOf, postBankMessage } from '../banking/banking.ts'
import { openSecretBox } from '../open-secret-box.ts'
import type { Config } from '../config.ts'
import { sweepUploads } from '../incoming.ts'
import type { Log } from '../log.ts'
import { objectStore } from '../object-store.ts'
import { paymentsOf, postSimulated } from '../payment/payments.ts'
import { mainOriginOf } from '../public-addresses.ts'
import { accountTasks } from './account-tasks.ts'
import { faultOf } from './report-failed-jobs.ts'
import { lazyPlaces } from './lazy-places.ts'

type Tasks = { readonly [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> }

/** Every job and what runs it. `secret`: the shop's, with which it signs; `url`: of the database; `errors`: where failures are reported. */
export async function tasksOf(
  database: Database,
  config: Config,
  { secret, url, errors }: { readonly secret: string; readonly url: string; readonly errors: ErrorReporting },
  log: Log,
): Promise<{ tasks: Tasks; close: () => Promise<void> }> {
  const smtp =
    config.smtpUrl === undefined ? undefined : smtpMail(config.smtpUrl, { alwaysEncrypted: config.production })
  const transport: MailTransport = smtp ?? folderOutbox(outboxFolder(config))
  const { read } = database
  const mails = {
    read,
    writer: database,
    transport,
    render: renderMail,
    from: config.mailFrom,
    operator: () => operatorLines(),
    brands: () => listBrands(read),
  }
  const places = lazyPlaces(config, (error) => log.warn({ error: String(error) }, 'the table of places answers alone'))
  /** Each failure of a row is logged once; the job goes on with the next row. */
  const onErrorOf = (job: keyof JobPayloads) => (row: number | string, error: unknown) => {
    log.error({ job, row, error: String(error) }, 'one row of a job failed')
    errors.report({ id: randomUUID(), ...faultOf(error, `row of job ${job}`), side: 'server' })
  }
  const depsOf = (job: keyof JobPayloads) => ({ read, writer: database, onError: onErrorOf(job) })
  const payments = await paymentsOf(database, config, secret, (provider, error) =>
    log.error({ provider, error: String(error) }, 'a payment page could not be opened'),
  )
  const banking = bankingOf(database, config, secret)
  const secretBox = await openSecretBox(config, read, log)
  const newsletterList = config.newsletterApi && cloudNewsletterList(config.newsletterApi)
  const bounceMailbox = config.mailBounceMailbox === undefined ? undefined : imapMailbox(config.mailBounceMailbox)
  const webhooks = {
    sender: httpWebhookSender({ allowsPrivate: !config.production }),
    mainOrigin: mainOriginOf(config),
  }
  const pictures = { images: imagePipeline(objectStore(config)), files: fileReader() }
  const operator = {
    writer: database,
    operatorEmail: () => operatorEmail(),
    onDeclaration: (withdrawal: number) =>
      log.warn({ withdrawal }, 'a withdrawal is left to the operator: somebody has to look at it'),
  }
  return {
    tasks: {
      ...accountTasks(database),
      ...backupTasks(config, url, log),
      'send-mail': (payload) => sendMail(mails, payload),
      'notify-search-matches': (payload) =>
        notifySearchMatches({ database, places, onError: onErrorOf('notify-search-matches') }, payload),
      'notify-price-drops': () => notifyPriceDrops(depsOf('notify-price-drops')),
      'remind-of-inspections': () => remindOfInspections(depsOf('remind-of-inspections')),
      'note-garage-values': async () => void (await noteGarageValues(depsOf('note-garage-values'))),
      'send-order-mails': (payload) =>
        sendOrderMails({ read, writer: database, mainOrigin: mainOriginOf(config) }, payload),
      'note-unmatched-withdrawal': (payload) => mailOperator(operator, payload),
      'sweep-expired': () => sweepExpired(database, onErrorOf('sweep-expired')),
      'sweep-uploads': () => sweepUploads(config),
      'delete-expired-uploads': async () =>
        void (await deleteExpiredUploads({ ...depsOf('delete-expired-uploads'), objects: objectStore(config) })),
      'purge-vehicles': async () => void (await purgeArchivedVehicles(depsOf('purge-vehicles'))),
      'purge-price-history': async () => void (await purgePriceHistory(depsOf('purge-price-history'))),
      'purge-feed-runs': async () => void (await purgeFeedRuns(depsOf('purge-feed-runs'))),
      'purge-photographs': async () =>
        void (await purgePhotographs({
          database,
          store: objectStore(config),
          onError: onErrorOf('purge-photographs'),
        })),
      'purge-logos': async () =>
        void (await purgeLogos({ read, store: objectStore(config), onError: onErrorOf('purge-logos') })),
      'mail-missing-deliveries': async () =>
        mailMissingDeliveries({ ...depsOf('mail-missing-deliveries'), mainOrigin: mainOriginOf(config) }),
      'mail-offer-report': (payload) =>
        mailOfferReport({ writer: database, operatorEmail: () => operatorEmail() }, payload),
      'send-request-mails': (payload) =>
        sendRequestMails({ writer: database, operatorEmail: () => operatorEmail() }, payload),
      'send-listing-mail': (payload) => sendListingMail(database, payload),
      'end-listing': ({ requestId }) => endListing(database, requestId),
      'remind-of-listings': async () => void (await remindOfListings(depsOf('remind-of-listings'))),
      'escalate-requests': async () => void (await escalateRequests(depsOf('escalate-requests'))),
      'run-timed-transitions': async () => void (await runTimedTransitions(depsOf('run-timed-transitions'))),
      'cancel-overdue-orders': async () => void (await cancelOverdueOrders(depsOf('cancel-overdue-orders'))),
      'remind-of-offers': async () =>
        void (await remindOfOffers({ ...depsOf('remind-of-offers'), mainOrigin: mainOriginOf(config) }, berlinToday())),
      'expire-trade-ins': async () => void (await expireTradeIns(depsOf('expire-trade-ins'))),
      'release-expired-reservations': async () =>
        void (await releaseExpiredReservations(database, onErrorOf('release-expired-reservations'))),
      'remind-of-appointments': async () => void (await remindOfAppointments(depsOf('remind-of-appointments'))),
      'refresh-relevance': async () => void (await refreshRelevance(database)),
      'rate-prices': async ({ all }) => void (await ratePrices(database, berlinToday(), { all })),
      'refund-payment': (payload) => refundPayment({ read, payments }, payload),
      'deliver-simulated-event': (payload) =>
        deliverSimulatedEvent({ take: (id) => takeSimulatedEvent(database, id), post: postSimulated(secret) }, payload),
      'pass-on-application': (payload) =>
        passOnApplication({ ...depsOf('pass-on-application'), secretBox, banking }, payload),
      'fetch-bounces': () =>
        fetchBounces({ writer: database, mailbox: bounceMailbox, onError: onErrorOf('fetch-bounces') }),
      'pass-on-proofs': (payload) =>
        passOnProofs({ ...depsOf('pass-on-proofs'), secretBox, objects: objectStore(config), banking }, payload),
      'deliver-bank-message': (payload) =>
        deliverBankMessage({ take: (id) => takeBankMessage(database, id), post: postBankMessage(secret) }, payload),
      'remind-of-credit-withdrawal': (payload) => remindOfCreditWithdrawal({ read, writer: database }, payload),
      'deliver-webhook': (payload) => deliverWebhook({ read, writer: database, secretBox, ...webhooks }, payload),
      'fetch-pictures': (payload) => fetchPictures({ database, source: httpPictureSource(), ...pictures }, payload),
      'send-newsletter': (payload) => sendIssueBatch(database, mainOriginOf(config), payload),
      'pass-on-subscription': (payload) => passOnSubscription({ read, list: newsletterList }, payload),
      'expire-simulated-payment': ({ reference }) => expireSimulatedPayment(database, reference),
    },
    async close() {
      smtp?.close()
    },
  }
}

/** The same tasks under the names they had before, too: a job keeps the name under which it was queued. */
export function withFormerNames(tasks: Tasks): Readonly<Record<string, unknown>> {
  const former = Object.entries(FORMER_JOB_NAMES).map(([before, now]) => [before, tasks[now]] as const)
  return { ...tasks, ...Object.fromEntries(former) }
}

export function outboxFolder({ dataFolder }: Config): string {
  return path.join(dataFolder, 'outbox')
}
