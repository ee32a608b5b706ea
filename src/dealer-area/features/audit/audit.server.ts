import { formatInstant } from '#domain/format/dates.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import type { TabLink } from '#design/Tabs.tsx'
import { auditTexts } from '#messages/dealer-audit.ts'
import { inLanguage } from '#messages/texts.ts'
import { AuditedStaffDocument, AuditLogDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { siteAddress, siteTabs } from '../../site-address.server.ts'
import { changedFacts, operationName, subjectHref, subjectName } from './audit-words.server.ts'

/** Rows that the gateway returns at once. */
const PAGE_ROWS = 50

export interface AuditView {
  /** The business, or the platform. */
  readonly site: string
  readonly lead: string
  readonly tabs: readonly TabLink[]
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

/**
 * What was changed at the chosen business, or for administrators what concerns none, 50 at a time; the address names the last one read.
 */
export async function loadAudit({ url, context }: PageArgs): Promise<AuditView> {
  const { locale } = context.get(areaContext)
  const texts = inLanguage(auditTexts, locale)
  const { merchant, merchantName, search } = await siteAddress({ url, context })
  const before = /^\d{1,15}$/.exec(url.searchParams.get('before') ?? '')?.[0]
  const { auditLog } = await query(context, AuditLogDocument, { merchant, ...(before ? { before } : {}) })
  const { merchantStaff } = merchant ? await query(context, AuditedStaffDocument, { merchant }) : { merchantStaff: [] }
  const here = dealerPaths.pathFor('audit', locale) + search
  // Only of somebody who still works here: nobody else has a page.
  const shown = (subject: string) => {
    const member = merchantStaff.find(({ id }) => subject === `staff ${id}`)
    if (!member) return { subject: subjectName(subject, locale), href: subjectHref(subject, locale) }
    const href = dealerPaths.pathFor('staff-member', locale, { staffId: member.id }) + search
    return { subject: subjectName(`staff ${member.name}`, locale), href }
  }
  return {
    site: merchantName ?? texts.platform,
    lead: merchant ? texts.lead : texts.platformLead,
    tabs: await siteTabs({ url, context }, 'audit', texts.platform),
    rows: auditLog.map(({ id, at, actor, operation, subject, before: earlier, after }) => ({
      ...{ id, at: formatInstant(at, locale), who: actor, what: operationName(operation, locale) },
      ...shown(subject),
      ...changedFacts({ before: earlier, after }, subject, locale),
    })),
    older: auditLog.length === PAGE_ROWS ? `${here}&before=${auditLog.at(-1)?.id}` : null,
    newest: before ? here : null,
  }
}
