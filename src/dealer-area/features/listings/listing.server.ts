import { formatInstant, formatMonth } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { displayPhone } from '#domain/phone.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { reviewTexts } from '#messages/dealer-reviews.ts'
import { closingReasonTexts } from '#messages/request-reasons.ts'
import { requestTexts } from '#messages/requests.ts'
import { inLanguage } from '#messages/texts.ts'
import { ReviewedListingDocument, type ReviewedListingQuery } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

type Found = ReviewedListingQuery['reviewedListing']

interface Fact {
  readonly label: string
  readonly value: string
}

export interface ListingView {
  readonly title: string
  readonly state: string
  readonly back: string
  readonly done: string | undefined
  readonly findings: readonly string[]
  readonly facts: readonly Fact[]
  readonly seller: readonly Fact[]
  readonly description: string
  readonly pictures: readonly string[]
  readonly course: readonly { readonly label: string; readonly note: string }[]
  readonly mayApprove: boolean
  readonly rejections: readonly { readonly value: string; readonly label: string }[]
  readonly fingerprint: string
}

export async function loadListing({ url, params: { listingId = '' }, context }: PageArgs): Promise<ListingView> {
  const { locale } = context.get(areaContext)
  const { reviewedListing } = await query(context, ReviewedListingDocument, { id: listingId })
  const done = (['approved', 'rejected'] as const).find((each) => each === url.searchParams.get('done'))
  return { ...viewOf(reviewedListing, locale), done: done && reviewTexts[done][locale] }
}

function viewOf(found: Found, locale: Locale): Omit<ListingView, 'done'> {
  const { listing, events, mayApprove, rejections, fingerprint } = found
  const { title, state, description, pictures, findings } = listing
  return {
    ...{ title, description, pictures, mayApprove, fingerprint, state: requestTexts[state][locale] },
    back: dealerPaths.pathFor('listings', locale),
    findings: findings.map((finding) => reviewTexts[finding][locale]),
    facts: factsOf(listing, locale),
    seller: sellerOf(found, locale),
    rejections: rejections.map((value) => ({ value, label: closingReasonTexts[value][locale] })),
    course: events.map(({ at, to, reason }) => ({
      label: requestTexts[to][locale],
      note: [formatInstant(at, locale), reason ? closingReasonTexts[reason][locale] : ''].filter(Boolean).join(' · '),
    })),
  }
}

function factsOf(listing: Found['listing'], locale: Locale): Fact[] {
  const texts = inLanguage(reviewTexts, locale)
  const { price, isFixedPrice, mileage, make, model, firstRegistration, vin, hadAccident, place } = listing
  const amount = formatEuros(price, locale)
  const accident = hadAccident == null ? texts.unknown : hadAccident ? texts.yes : texts.no
  return [
    { label: texts.price, value: isFixedPrice ? texts.fixedPrice(amount) : texts.negotiable(amount) },
    { label: texts.model, value: `${make} ${model}` },
    { label: texts.firstRegistration, value: firstRegistration ? formatMonth(firstRegistration) : texts.unknown },
    { label: texts.mileage, value: formatKilometres(mileage, locale) },
    { label: texts.vin, value: vin ?? texts.unknown },
    { label: texts.accident, value: accident },
    { label: texts.place, value: place },
  ]
}

function sellerOf({ person, email, phone, createdAt }: Found, locale: Locale): Fact[] {
  const texts = inLanguage(reviewTexts, locale)
  return [
    { label: texts.name, value: person },
    { label: texts.email, value: email },
    ...(phone == null ? [] : [{ label: texts.phone, value: displayPhone(phone) }]),
    { label: texts.received, value: formatInstant(createdAt, locale) },
  ]
}
