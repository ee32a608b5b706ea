import { formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { reviewTexts } from '#messages/dealer-reviews.ts'
import { type ListingPart, ListingsForReviewDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

const PARTS: readonly ListingPart[] = ['WAITING', 'SHOWN', 'REJECTED']

const COUNT_OF = { WAITING: 'waiting', SHOWN: 'shown', REJECTED: 'rejected' } as const

interface ListingsView {
  readonly tabs: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[]
  /** Says that the list is cut; null where it is whole. */
  readonly onlyFirst: string | null
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
  const part = PARTS.find((each) => each.toLowerCase() === url.searchParams.get('part')) ?? 'WAITING'
  const { listingsForReview, listingCounts } = await query(context, ListingsForReviewDocument, { part })
  const all = listingCounts[COUNT_OF[part]]
  return {
    tabs: PARTS.map((each) => ({
      href: `${dealerPaths.pathFor('listings', locale)}?part=${each.toLowerCase()}`,
      label: reviewTexts[each][locale](listingCounts[COUNT_OF[each]]),
      isCurrent: each === part,
    })),
    onlyFirst: all > listingsForReview.length ? reviewTexts.onlyFirst[locale](listingsForReview.length, all) : null,
    rows: listingsForReview.map(({ changedAt, listing: { id, title, price, mileage, place, findings, pictures } }) => ({
      ...{ id, title, price: formatEuros(price, locale), pictures: pictures.length },
      ...{ note: `${formatKilometres(mileage, locale)}, ${place}`, since: formatInstant(changedAt, locale) },
      findings: findings.map((finding) => reviewTexts[finding][locale]),
      href: dealerPaths.pathFor('listing', locale, { listingId: id }),
    })),
  }
}
