import path from 'node:path'
import type { Database } from '#database/connection.ts'
import type { JobPayloads } from '#database/jobs.ts'
import { sendMail } from '#jobs/send-mail.ts'
import { sweepExpired } from '#commands/session/sweep-expired.ts'
import { remindOfInspections } from '#jobs/remind-of-inspections.ts'
import { sendSearchAlerts } from '#jobs/send-search-alerts.ts'
import { mailPriceDrops } from '#jobs/tell-of-price-drops.ts'
import type { SearchSources } from '#queries/vehicle-search/search-vehicles.ts'
import { openVehicleIndex, type VehicleIndex } from '#queries/vehicle-search/vehicle-index.ts'
import { readGeoNamesFile } from '#services/places/read-geonames.ts'
import { readPackagedPlaces } from '#services/places/read-packages.ts'
import { placesTable } from '#services/places/table.ts'
import { listBrands } from '#queries/brand/brands.ts'
import { folderOutbox } from '#services/mail/outbox.ts'
import type { MailTransport } from '#services/mail/port.ts'
import { smtpMail } from '#services/mail/smtp.ts'
import type { Config } from '../config.ts'

export type Tasks = { readonly [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> }

/** Every job and what runs it. */
export function tasksOf(database: Database, config: Config): Tasks & { readonly close: () => void } {
  const smtp = config.smtpUrl === undefined ? undefined : smtpMail(config.smtpUrl)
  const transport: MailTransport = smtp ?? folderOutbox(outboxFolder(config))
  const { read } = database
  const mailParts = { read, writer: database, transport, from: config.mailFrom, brands: () => listBrands(read) }
  // Most workers never search; the first alert opens the index.
  let search: Promise<SearchSources & { readonly index: VehicleIndex }> | undefined
  const sources = () => (search ??= openSearch(database, config))
  return {
    'send-mail': (payload) => sendMail(mailParts, payload),
    'send-search-alerts': (payload) => sendSearchAlerts({ sources, writer: database }, payload),
    'tell-of-price-drops': () => mailPriceDrops({ read, writer: database }),
    'remind-of-inspections': () => remindOfInspections({ read, writer: database }),
    'sweep-expired': () => sweepExpired(database),
    close() {
      smtp?.close()
      void search?.then(({ index }) => index.stop())
    },
  }
}

/** What is due by the clock, in UTC: minute, hour, day, month, weekday. */
export const CRONTAB = `
* * * * * send-search-alerts ?id=alerts-at-once&max=3 {"rhythm":"AT_ONCE"}
0 6 * * * send-search-alerts ?id=alerts-daily&max=3 {"rhythm":"DAILY"}
*/10 * * * * tell-of-price-drops ?max=3
30 6 * * * remind-of-inspections ?max=3
17 * * * * sweep-expired ?max=3
`

async function openSearch(database: Database, { placesFile }: Config) {
  const [index, places] = await Promise.all([
    openVehicleIndex(database),
    placesFile ? readGeoNamesFile(placesFile) : readPackagedPlaces(),
  ])
  index.follow(() => {})
  return { index, read: database.read, places: placesTable(places) }
}

export function outboxFolder({ dataFolder }: Config): string {
  return path.join(dataFolder, 'outbox')
}
