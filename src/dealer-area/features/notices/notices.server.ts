import { formatInstant } from '#domain/format/dates.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { noticeTexts, reviewTexts } from '#messages/dealer-reviews.ts'
import { reportTexts } from '#messages/report-offer.ts'
import { OfferReportsDocument, type ReportPart } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

const PARTS: readonly ReportPart[] = ['OPEN', 'DECIDED']

const COUNT_OF = { OPEN: 'open', DECIDED: 'decided' } as const

interface NoticesView {
  readonly tabs: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[]
  /** Says that the list is cut; null where it is whole. */
  readonly onlyFirst: string | null
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
  const part = PARTS.find((each) => each.toLowerCase() === url.searchParams.get('part')) ?? 'OPEN'
  const { offerReports, offerReportCounts } = await query(context, OfferReportsDocument, { part })
  const all = offerReportCounts[COUNT_OF[part]]
  return {
    tabs: PARTS.map((each) => ({
      href: `${dealerPaths.pathFor('notices', locale)}?part=${each.toLowerCase()}`,
      label: noticeTexts[each][locale](offerReportCounts[COUNT_OF[each]]),
      isCurrent: each === part,
    })),
    onlyFirst: all > offerReports.length ? reviewTexts.onlyFirst[locale](offerReports.length, all) : null,
    rows: offerReports.map(({ id, title, reason, seller, receivedAt, decision }) => ({
      ...{ id, title, reason: reportTexts[reason][locale], received: formatInstant(receivedAt, locale) },
      seller: seller ?? noticeTexts.sellerGone[locale],
      decision: noticeTexts[decision ?? 'open'][locale],
      href: dealerPaths.pathFor('notice', locale, { reportId: id }),
    })),
  }
}
