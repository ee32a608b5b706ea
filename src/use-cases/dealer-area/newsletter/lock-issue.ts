import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'

/** An issue of a sender, locked; undefined for somebody else's too. */
export function lockIssue(handle: WriteHandle, merchantId: number | null, id: number) {
  return handle
    .selectFrom('newsletter_issues')
    .select(['id', 'state', 'locale', 'subject', 'text', 'query', 'cars', 'brand_slug as brandSlug'])
    .where('id', '=', id)
    .where(sql<boolean>`merchant_id is not distinct from ${merchantId}`)
    .forUpdate()
    .executeTakeFirst()
}
