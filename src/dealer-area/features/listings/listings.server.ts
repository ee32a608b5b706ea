import type { PageLinks } from '#design/Pagination.tsx'
import type { TabLink } from '#design/Tabs.tsx'
import { formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { emptyPartTexts } from '#messages/dealer-empty.ts'
import { reviewTexts } from '#messages/dealer-reviews.ts'
import { type ListingPart, ListingsForReviewDocument } from '../../generated/graphql.ts'
import type { EmptyPart } from '../../blocks/CaseList.tsx'
import { emptyPart } from '../../blocks/empty-part.server.ts'
import { query } from '../../gateway.server.ts'
import { listAddress } from '../../list-address.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

const PARTS: readonly ListingPart[] = ['WAITING', 'SHOWN', 'REJECTED']

interface ListingsView {
  readonly tabs: readonly TabLink[]
  readonly links: PageLinks
  readonly empty: EmptyPart | null
  readonly rows: readonly {
    readonly id: string
    readonly href: string
    readonly title: string
    readonly note: string
    readonly price: string
    readonly findings: readonly string[]
    readonly pictures: number
    readonly since: string
  }[]
}

/** Private offers that wait for a decision, or another part; which is in the address. */
export async function loadListings({ url, context }: PageArgs): Promise<ListingsView> {
  const { locale } = context.get(areaContext)
  const path = dealerPaths.pathFor('listings', locale)
  const { part, page, tabs, links } = listAddress(url, { path, parts: PARTS })
  const { listingsForReview } = await query(context, ListingsForReviewDocument, { part, page })
  const { waiting: WAITING, shown: SHOWN, rejected: REJECTED, rows } = listingsForReview
  const counts = { WAITING, SHOWN, REJECTED }
  return {
    tabs: tabs((each) => reviewTexts[each][locale](counts[each])),
    links: links(counts[part]),
    empty: emptyPart(emptyPartTexts.listings, { part, counts }, locale),
    rows: rows.map(({ changedAt, listing: { id, title, price, mileage, place, findings, pictures } }) => ({
      ...{ id, title, price: formatEuros(price, locale), pictures: pictures.length },
      ...{ note: `${formatKilometres(mileage, locale)}, ${place}`, since: formatInstant(changedAt, locale) },
      findings: findings.map((finding) => reviewTexts[finding][locale]),
      href: dealerPaths.pathFor('listing', locale, { listingId: id }),
    })),
  }
}
