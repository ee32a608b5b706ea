import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'

interface OperatorDeps {
  readonly writer: Writer
  /** Null: the operator has named none. */
  readonly operatorEmail: () => Promise<string | null>
}

/** Informs the operator of a report, once. The notice itself is read with `npm run admin -- offer-reports`. */
export async function mailOfferReport(
  { writer, operatorEmail }: OperatorDeps,
  { reportId }: { readonly reportId: number },
): Promise<void> {
  const to = await operatorEmail()
  if (!to) return
  await writer.transaction(async (handle) => {
    const row = await handle
      .selectFrom('offer_reports')
      .select(['reason', 'vehicle_title as title', 'vehicle_path as path', 'origin', 'brand_slug as brandSlug'])
      .where('id', '=', reportId)
      .executeTakeFirst()
    if (!row) return
    const { reason, title, path, origin, brandSlug } = row
    const content = { kind: 'report-for-operator', number: String(reportId), title, reason, path } as const
    // The operator is a German company: it is written to in German.
    await requestMail(handle, { origin, brandSlug, locale: 'de' }, to, content, `report-${reportId}-for-operator`)
  })
}
