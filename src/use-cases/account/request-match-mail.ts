import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailContent, MailSite } from '#domain/mail.ts'

interface Matches {
  /** When the run began. */
  readonly startedAt: Date
  /** New vehicles that match, the newest first. */
  readonly vehicleIds: readonly number[]
  /** The mail about those that no mail has named yet. */
  readonly mail: (unseen: readonly number[]) => Promise<{
    readonly site: MailSite
    readonly recipient: string
    readonly content: MailContent
  }>
}

/** Requests the mail about new vehicles in a saved search, where there are any it has not named; each vehicle is named once. */
export async function requestMatchMail(writer: Writer, savedSearchId: number, matches: Matches): Promise<void> {
  await writer.transaction(async (handle) => {
    const search = await handle
      .selectFrom('saved_searches')
      .select('alert_confirmed_at')
      .where('id', '=', savedSearchId)
      .where('alert', '!=', 'NONE')
      .forUpdate()
      .executeTakeFirst()
    if (!search?.alert_confirmed_at) return
    const named =
      matches.vehicleIds.length === 0
        ? []
        : await handle
            .selectFrom('alerted_vehicles')
            .select('vehicle_id')
            .where('saved_search_id', '=', savedSearchId)
            .where('vehicle_id', 'in', [...matches.vehicleIds])
            .execute()
    const seen = new Set(named.map(({ vehicle_id }) => vehicle_id))
    const unseen = matches.vehicleIds.filter((id) => !seen.has(id))
    if (unseen.length > 0) {
      const rows = unseen.map((vehicle_id) => ({ saved_search_id: savedSearchId, vehicle_id }))
      await handle.insertInto('alerted_vehicles').values(rows).execute()
      const { site, recipient, content } = await matches.mail(unseen)
      await requestMail(handle, site, recipient, content)
    }
    await handle
      .updateTable('saved_searches')
      .set({ seen_until: matches.startedAt, behind_since: null })
      .where('id', '=', savedSearchId)
      .execute()
  })
}
