import type { PageLinks } from '#design/Pagination.tsx'
import type { TabLink } from '#design/Tabs.tsx'
import { formatDate, formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { emptyPartTexts } from '#messages/dealer-empty.ts'
import { dealerTradeInTexts } from '#messages/dealer-trade-ins.ts'
import { requestTexts } from '#messages/requests.ts'
import { inLanguage } from '#messages/texts.ts'
import { StaffTradeInsDocument, type TradeInPart, type TradeInState } from '../../generated/graphql.ts'
import type { EmptyPart } from '../../blocks/CaseList.tsx'
import { emptyPart } from '../../blocks/empty-part.server.ts'
import { query } from '../../gateway.server.ts'
import { listAddress } from '../../list-address.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import type { Locale } from '#domain/locale.ts'

const PARTS: readonly TradeInPart[] = ['TO_VALUE', 'OFFERED', 'ENDED']

interface TradeInsView {
  readonly tabs: readonly TabLink[]
  readonly links: PageLinks
  readonly empty: EmptyPart | null
  readonly terms: string
  readonly rows: readonly {
    readonly id: string
    /** Null for an offer without a request. */
    readonly href: string | null
    readonly car: string
    readonly plate: string
    readonly person: string
    readonly state: string
    readonly due: string
    readonly isLate: boolean
    readonly estimate: string
    readonly price: string
  }[]
}

/** A part of the trade-ins, those to value unless the address names another. */
export async function loadTradeIns({ url, context }: PageArgs): Promise<TradeInsView> {
  const { locale } = context.get(areaContext)
  const path = dealerPaths.pathFor('trade-ins', locale)
  const merchant = await merchantOf(url, context)
  if (merchant === undefined) return { tabs: [], links: { pages: [] }, empty: null, rows: [], terms: path }
  const { part, page, tabs, links } = listAddress(url, { path, merchant: merchant.slug, parts: PARTS })
  const { staffTradeIns } = await query(context, StaffTradeInsDocument, { merchant: merchant.uuid, part, page })
  const texts = inLanguage(dealerTradeInTexts, locale)
  const counts = { TO_VALUE: staffTradeIns.toValue, OFFERED: staffTradeIns.offered, ENDED: staffTradeIns.ended }
  const euros = (amount: number | null | undefined) => (amount == null ? '' : formatEuros(amount, locale))
  return {
    tabs: tabs((each) => texts[each](counts[each])),
    links: links(counts[part]),
    empty: emptyPart(emptyPartTexts.tradeIns, { part, counts }, locale),
    terms: `${dealerPaths.pathFor('trade-in-terms', locale)}?${new URLSearchParams({ merchant: merchant.slug }).toString()}`,
    rows: staffTradeIns.rows.map(
      ({ id, requestId, car, plate, person, state, dueAt, estimate, price, validUntil }) => ({
        ...{ id, car, person, plate: plate ?? '', state: tradeInStateText(state, locale) },
        ...{ estimate: euros(estimate), price: euros(price) },
        href: requestId == null ? null : dealerPaths.pathFor('trade-in', locale, { requestId }),
        due:
          part === 'TO_VALUE'
            ? dueAt == null
              ? ''
              : formatInstant(dueAt, locale)
            : validUntil == null
              ? ''
              : formatDate(validUntil, locale),
        isLate: part === 'TO_VALUE' && dueAt != null && Date.parse(dueAt) < Date.now(),
      }),
    ),
  }
}

/** A trade-in changes its state together with its request and is called the same. */
export function tradeInStateText(state: TradeInState, locale: Locale): string {
  return requestTexts[state === 'ESTIMATED' ? 'OFFER_REQUESTED' : state][locale]
}
