import type { PageLinks } from '#design/Pagination.tsx'
import type { TabLink } from '#design/Tabs.tsx'
import { berlinToday } from '#domain/berlin-time.ts'
import { formatDateOf, formatNearInstant } from '#domain/format/dates.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { workTexts } from '#messages/dealer-area.ts'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { inLanguage } from '#messages/texts.ts'
import { InboxDocument, type InboxPart } from '../../generated/graphql.ts'
import { staffStateText } from '../../blocks/staff-state-text.server.ts'
import { query } from '../../gateway.server.ts'
import { listAddress } from '../../list-address.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

const PARTS: readonly InboxPart[] = ['OPEN', 'MINE', 'WAITING', 'CLOSED']

interface RequestsView {
  /** Where answers are prepared; null for somebody who belongs to no business. */
  readonly templates: string | null
  readonly tabs: readonly TabLink[]
  readonly links: PageLinks
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
  if (merchant === undefined) return { tabs: [], links: { pages: [] }, rows: [], templates: null }
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
    rows: inbox.rows.map(({ id, kind, state, title, person, createdAt, dueAt, assignee }) => ({
      assignee: assignee ?? texts.nobody,
      ...{ id, person, title, kind: kinds[kind], state: staffStateText(state, locale) },
      href: dealerPaths.pathFor('request', locale, { requestId: id }),
      due:
        part === 'OPEN' && dueAt
          ? texts.dueAt(formatNearInstant(dueAt, locale, berlinToday()))
          : texts.receivedOn(formatDateOf(createdAt, locale)),
      isLate: part === 'OPEN' && dueAt != null && Date.parse(dueAt) < Date.now(),
    })),
  }
}
