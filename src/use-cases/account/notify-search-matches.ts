import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailContent, MailSite } from '#domain/mail.ts'

interface Hits {
  /** When the search was made. */
  readonly startedAt: Date
  readonly vehicleIds: readonly number[]
  /** The mail about those nobody was told of yet. */
  readonly mail: (unsentIds: ReadonlySet<number>) => {
    readonly site: MailSite
    readonly recipient: string
    readonly content: MailContent
  }
}

/** Longer than any car counts as new after it was seen. */
const REMEMBERED_MS = 3 * 24 * 3_600_000

/** Asks for the mail about new cars in a saved search, where there are any it has not told of; each car is told of once. */
export async function notifySearchMatches(writer: Writer, savedSearchId: number, hits: Hits): Promise<void> {
  await writer.transaction(async (handle) => {
    const search = await handle
      .selectFrom('saved_searches')
      .select(['seen_until', 'alert_confirmed_at'])
      .where('id', '=', savedSearchId)
      .where('alert', '!=', 'NONE')
      .forUpdate()
      .executeTakeFirst()
    if (!search?.alert_confirmed_at) return
    const known = await handle
      .selectFrom('alerted_vehicles')
      .select('vehicle_id')
      .where('saved_search_id', '=', savedSearchId)
      .execute()
    const told = new Set(known.map(({ vehicle_id }) => vehicle_id))
    const unsentIds = new Set(hits.vehicleIds.filter((id) => !told.has(id)))
    if (unsentIds.size > 0) {
      const rows = [...unsentIds].map((vehicle_id) => ({ saved_search_id: savedSearchId, vehicle_id }))
      await handle.insertInto('alerted_vehicles').values(rows).execute()
      const { site, recipient, content } = hits.mail(unsentIds)
      await requestMail(handle, site, recipient, content)
    }
    // What is too old to count as new need not be remembered.
    await handle
      .deleteFrom('alerted_vehicles')
      .where('saved_search_id', '=', savedSearchId)
      .where('told_at', '<', new Date(Date.now() - REMEMBERED_MS))
      .execute()
    await handle
      .updateTable('saved_searches')
      .set({ seen_until: hits.startedAt })
      .where('id', '=', savedSearchId)
      .execute()
  })
}
