import type { PageLinks } from '#design/Pagination.tsx'
import type { TabLink } from '#design/Tabs.tsx'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { emptyPartTexts } from '#messages/dealer-empty.ts'
import { workTexts } from '#messages/dealer-area.ts'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { inLanguage } from '#messages/texts.ts'
import { InboxDocument, type InboxPart } from '../../generated/graphql.ts'
import { staffStateText } from '../../blocks/staff-state-text.server.ts'
import type { EmptyPart } from '../../blocks/CaseList.tsx'
import { emptyPart } from '../../blocks/empty-part.server.ts'
import { query } from '../../gateway.server.ts'
import { listAddress } from '../../list-address.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { dueOf } from './open-requests.server.ts'

const PARTS: readonly InboxPart[] = ['OPEN', 'MINE', 'WAITING', 'CLOSED']

interface RequestsView {
  /** Where answers are prepared; null for somebody who belongs to no business. */
  readonly templates: string | null
  readonly tabs: readonly TabLink[]
  readonly links: PageLinks
  readonly empty: EmptyPart | null
  readonly rows: readonly {
    readonly id: string
    readonly href: string
    readonly person: string
    readonly title: string
    readonly kind: string
    readonly state: string
    readonly assignee: string
    readonly due: string
    readonly isLate: boolean
  }[]
}

/** A part of the inbox; which one is in the address. */
export async function loadRequests({ url, context }: PageArgs): Promise<RequestsView> {
  const { locale } = context.get(areaContext)
  const merchant = await merchantOf(url, context)
  if (merchant === undefined) return { tabs: [], links: { pages: [] }, empty: null, rows: [], templates: null }
  const path = dealerPaths.pathFor('requests', locale)
  const { part, page, tabs, links } = listAddress(url, { path, merchant: merchant.slug, parts: PARTS })
  const { inbox } = await query(context, InboxDocument, { merchant: merchant.uuid, part, page })
  const texts = inLanguage(inboxTexts, locale)
  const kinds = inLanguage(workTexts, locale)
  const counts = { OPEN: inbox.open, MINE: inbox.mine, WAITING: inbox.waiting, CLOSED: inbox.closed }
  const templates = dealerPaths.pathFor('reply-templates', locale)
  return {
    templates: `${templates}?${new URLSearchParams({ merchant: merchant.slug }).toString()}`,
    tabs: tabs((each) => texts[each](counts[each])),
    links: links(counts[part]),
    empty: emptyPart(emptyPartTexts.requests, { part, counts }, locale),
    rows: inbox.rows.map((row) => ({
      assignee: row.assignee ?? texts.nobody,
      ...{ id: row.id, person: row.person, title: row.title },
      ...{ kind: kinds[row.kind], state: staffStateText(row.state, locale) },
      href: dealerPaths.pathFor('request', locale, { requestId: row.id }),
      ...dueOf(row, part === 'OPEN', locale),
    })),
  }
}
