import type { Writer } from '#database/handles.ts'
import type { JobPayloads } from '#database/jobs.ts'
import { requestMail } from '#database/mails.ts'

/** Mails the seller what happened to the offer; nothing where the account or the offer is gone. */
export async function sendListingMail(
  writer: Writer,
  { requestId, news }: JobPayloads['send-listing-mail'],
): Promise<void> {
  await writer.transaction(async (handle) => {
    const row = await handle
      .selectFrom('requests as r')
      .innerJoin('customers as c', 'c.id', 'r.customer_id')
      .select(['r.id', 'r.data', 'r.origin', 'r.brand_slug', 'r.locale', 'c.email', 'r.expires_at as expiresAt'])
      .where('r.id', '=', requestId)
      .executeTakeFirst()
    if (!row) return
    const event = await handle
      .selectFrom('request_events')
      .select(['id', 'reason'])
      .where('request_id', '=', requestId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    const { origin, brand_slug: brandSlug, locale, expiresAt } = row
    await requestMail(
      handle,
      { origin, brandSlug, locale },
      row.email,
      {
        ...{ kind: 'private-listing', news, number: String(row.id), title: row.data.title },
        ...{ reason: event?.reason ?? null, until: expiresAt?.toISOString() ?? null },
      },
      `listing-${requestId}-${news}-${event?.id ?? 0}`,
    )
  })
}
