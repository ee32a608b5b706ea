import type { WriteHandle } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { ReportDecision } from '#domain/report/report-vocabulary.ts'

export interface ReportAnswer {
  readonly reportId: number
  readonly decision: ReportDecision
  /** The statement of reasons, word for word as it is mailed. */
  readonly statement: string
}

/**
 * Decides about a report, once: the reporter is mailed the decision with its reasons and the ways to object (article 16 (5)), the seller
 * the statement of reasons where something was done about the offer (article 17). Refused: NOT_FOUND, CONFLICT where it is decided already.
 */
export async function answerReport(
  handle: WriteHandle,
  { reportId, decision, statement }: ReportAnswer,
): Promise<{ readonly kind: 'done' } | Refused> {
  const row = await handle
    .selectFrom('offer_reports as o')
    .leftJoin('merchants as m', 'm.id', 'o.merchant_id')
    .select(['o.decision', 'o.email', 'o.origin', 'o.brand_slug as brandSlug', 'o.locale', 'o.vehicle_title as title'])
    .select('m.email as sellerEmail')
    .where('o.id', '=', reportId)
    .forUpdate('o')
    .executeTakeFirst()
  if (!row) return refused('NOT_FOUND')
  if (row.decision !== null) return refused('CONFLICT')
  await handle
    .updateTable('offer_reports')
    .set({ decision, statement, decided_at: new Date() })
    .where('id', '=', reportId)
    .execute()
  const { origin, brandSlug, locale, title, email, sellerEmail } = row
  const about = { number: String(reportId), title, decision, statement }
  if (email !== null)
    await requestMail(handle, { origin, brandSlug, locale }, email, { kind: 'report-answered', ...about })
  if (decision === 'ACTION_TAKEN' && sellerEmail)
    // Sellers are in Germany: they are written to in German.
    await requestMail(handle, { origin, brandSlug, locale: 'de' }, sellerEmail, {
      kind: 'report-for-seller',
      ...about,
    })
  return { kind: 'done' }
}
