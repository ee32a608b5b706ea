import type { PageLinks } from '#design/Pagination.tsx'
import type { TabLink } from '#design/Tabs.tsx'
import { formatDateOf } from '#domain/format/dates.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { emptyPartTexts } from '#messages/dealer-empty.ts'
import { dealerFinancingTexts } from '#messages/dealer-financing.ts'
import { requestTexts } from '#messages/requests.ts'
import { type FinancingPart, StaffFinancingsDocument } from '../../generated/graphql.ts'
import type { EmptyPart } from '../../blocks/CaseList.tsx'
import { emptyPart } from '../../blocks/empty-part.server.ts'
import { query } from '../../gateway.server.ts'
import { listAddress } from '../../list-address.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

const PARTS: readonly FinancingPart[] = ['OPEN', 'ENDED']

interface FinancingsView {
  readonly tabs: readonly TabLink[]
  readonly links: PageLinks
  readonly empty: EmptyPart | null
  readonly rows: readonly {
    readonly id: string
    readonly href: string
    readonly person: string
    readonly title: string
    readonly type: string
    readonly state: string
    readonly bank: string
    readonly order: { readonly id: string; readonly href: string }
    readonly sent: string
  }[]
}

/** Open applications, or those that have ended; which is in the address. */
export async function loadFinancings({ url, context }: PageArgs): Promise<FinancingsView> {
  const { locale } = context.get(areaContext)
  const merchant = await merchantOf(url, context)
  if (merchant === undefined) return { tabs: [], links: { pages: [] }, empty: null, rows: [] }
  const path = dealerPaths.pathFor('financings', locale)
  const { part, page, tabs, links } = listAddress(url, { path, merchant: merchant.slug, parts: PARTS })
  const { staffFinancings } = await query(context, StaffFinancingsDocument, { merchant: merchant.uuid, part, page })
  const counts = { OPEN: staffFinancings.open, ENDED: staffFinancings.ended }
  return {
    tabs: tabs((each) => dealerFinancingTexts[each][locale](counts[each])),
    links: links(counts[part]),
    empty: emptyPart(emptyPartTexts.financings, { part, counts }, locale),
    rows: staffFinancings.rows.map(({ requestId, person, title, type, state, bank, orderId, createdAt }) => ({
      ...{ id: requestId, person, title, type: dealerFinancingTexts[type][locale], bank: bank ?? '' },
      ...{ state: requestTexts[state][locale], sent: formatDateOf(createdAt, locale) },
      order: { id: orderId, href: dealerPaths.pathFor('order', locale, { orderId }) },
      href: dealerPaths.pathFor('financing', locale, { requestId }),
    })),
  }
}
