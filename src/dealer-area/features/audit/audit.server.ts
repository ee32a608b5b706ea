import { formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { AuditLogDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { changedFacts, operationName, subjectHref, subjectName } from './audit-words.server.ts'

/** Rows that the gateway returns at once. */
const PAGE_ROWS = 50

export interface AuditView {
  readonly business: string
  readonly rows: readonly {
    readonly id: string
    readonly at: string
    readonly who: string
    readonly what: string
    readonly subject: string
    /** Its page, where it has one. */
    readonly href: string | undefined
    readonly before: readonly string[]
    readonly after: readonly string[]
  }[]
  readonly older: string | null
  readonly newest: string | null
}

/** What was changed at the chosen business, 50 at a time; the address names the last one read. */
export async function loadAudit({ url, context }: PageArgs): Promise<AuditView> {
  const { locale } = context.get(areaContext)
  const { uuid, slug, name: business } = await requireMerchant(url, context)
  const before = /^\d{1,15}$/.exec(url.searchParams.get('before') ?? '')?.[0]
  const { auditLog, merchantStaff } = await query(context, AuditLogDocument, {
    merchant: uuid,
    ...(before ? { before } : {}),
  })
  const pageAt = (last?: string) =>
    `${dealerPaths.pathFor('audit', locale)}?${new URLSearchParams({ merchant: slug, ...(last ? { before: last } : {}) }).toString()}`
  // Only of somebody who still works here: nobody else has a page.
  const shown = (subject: string) => {
    const member = merchantStaff.find(({ id }) => subject === `staff ${id}`)
    if (!member) return { subject: subjectName(subject, locale), href: subjectHref(subject, locale) }
    return { subject: subjectName(`staff ${member.name}`, locale), href: memberHref(member.id, slug, locale) }
  }
  return {
    business,
    rows: auditLog.map(({ id, at, actor, operation, subject, before: earlier, after }) => ({
      ...{ id, at: formatInstant(at, locale), who: actor, what: operationName(operation, locale) },
      ...shown(subject),
      ...changedFacts({ before: earlier, after }, subject, locale),
    })),
    older: auditLog.length === PAGE_ROWS ? pageAt(auditLog.at(-1)?.id) : null,
    newest: before ? pageAt() : null,
  }
}

function memberHref(staffId: string, merchant: string, locale: Locale): string {
  return `${dealerPaths.pathFor('staff-member', locale, { staffId })}?${new URLSearchParams({ merchant }).toString()}`
}
