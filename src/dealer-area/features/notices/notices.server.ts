import type { PageLinks } from '#design/Pagination.tsx'
import type { TabLink } from '#design/Tabs.tsx'
import { formatInstant } from '#domain/format/dates.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { emptyPartTexts } from '#messages/dealer-empty.ts'
import { noticeTexts } from '#messages/dealer-reviews.ts'
import { reportTexts } from '#messages/report-offer.ts'
import { OfferReportsDocument, type ReportPart } from '../../generated/graphql.ts'
import type { EmptyPart } from '../../blocks/CaseList.tsx'
import { emptyPart } from '../../blocks/empty-part.server.ts'
import { query } from '../../gateway.server.ts'
import { listAddress } from '../../list-address.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

const PARTS: readonly ReportPart[] = ['OPEN', 'DECIDED']

interface NoticesView {
  readonly tabs: readonly TabLink[]
  readonly links: PageLinks
  readonly empty: EmptyPart | null
  readonly rows: readonly {
    readonly id: string
    readonly href: string
    readonly title: string
    readonly reason: string
    readonly seller: string
    readonly received: string
    readonly decision: string
  }[]
}

/** Reports that are open, or decided ones; which is in the address. */
export async function loadNotices({ url, context }: PageArgs): Promise<NoticesView> {
  const { locale } = context.get(areaContext)
  const path = dealerPaths.pathFor('notices', locale)
  const { part, page, tabs, links } = listAddress(url, { path, parts: PARTS })
  const { offerReports } = await query(context, OfferReportsDocument, { part, page })
  const counts = { OPEN: offerReports.open, DECIDED: offerReports.decided }
  return {
    tabs: tabs((each) => noticeTexts[each][locale](counts[each])),
    links: links(counts[part]),
    empty: emptyPart(emptyPartTexts.notices, { part, counts }, locale),
    rows: offerReports.rows.map(({ id, title, reason, seller, receivedAt, decision }) => ({
      ...{ id, title, reason: reportTexts[reason][locale], received: formatInstant(receivedAt, locale) },
      seller: seller ?? noticeTexts.sellerGone[locale],
      decision: noticeTexts[decision ?? 'open'][locale],
      href: dealerPaths.pathFor('notice', locale, { reportId: id }),
    })),
  }
}
