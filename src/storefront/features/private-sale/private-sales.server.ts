import { redirect } from 'react-router'
import { placeLine } from '#domain/dealer-address.ts'
import { formatDateOf, formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { LISTING_REMINDER_DAYS } from '#domain/private-sale/listing-limits.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { listingDoneTexts, listingQuestionTexts } from '#messages/listings.ts'
import { ownListingTexts } from '#messages/own-listings.ts'
import { closingReasonTexts } from '#messages/request-reasons.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  ChangePrivateListingDocument,
  DeleteC2cVehicleDocument,
  EditPrivateListingDocument,
  type ListingChange,
  type ListingState,
  PrivateListingsDocument,
  type PrivateListingsQuery,
} from '#storefront/generated/graphql.ts'
import { noticeFor } from '../../blocks/error-catalogue.ts'
import { formValues } from '../../blocks/form.server.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { PageArgs } from './frame.server.ts'
import { LISTING_NOTICE, redirectToListings } from './listings-redirect.server.ts'
import type { ListingsView } from './sale-view.ts'

type Listing = PrivateListingsQuery['privateListings'][number]
const DAY_MS = 86_400_000

type Act = 'edit' | 'renew' | 'reserve' | 'release' | 'sold' | 'end'

/** What the seller can do in each state, the most usual first. */
const ACTS: Readonly<Record<ListingState, readonly Act[]>> = {
  IN_REVIEW: ['edit', 'end'],
  ONLINE: ['edit', 'reserve', 'sold', 'renew', 'end'],
  RESERVED: ['sold', 'release', 'end'],
  EXPIRED: ['renew', 'edit', 'end'],
  REJECTED: ['edit', 'end'],
  SOLD: [],
  ENDED: [],
}
/** What cannot be undone is confirmed first, at an address whose parameter names the listing. */
const QUESTIONS = { end: 'beenden', sold: 'verkauft' } as const satisfies Partial<Record<Act, string>>
type ConfirmedAct = keyof typeof QUESTIONS

/** The parameter that names a listing by what was just done to it, and the state it is in then. */
const DONE = {
  renew: { param: 'renewed', state: 'ONLINE' },
  reserve: { param: 'reserved', state: 'RESERVED' },
  release: { param: 'released', state: 'ONLINE' },
  sold: { param: 'sold', state: 'SOLD' },
  end: { param: 'ended', state: 'ENDED' },
} as const satisfies Partial<Record<Act, { readonly param: string; readonly state: ListingState }>>
type DoneAct = keyof typeof DONE

const CHANGES = {
  ...{ renew: 'RENEW', reserve: 'RESERVE', release: 'RELEASE', sold: 'SOLD' },
} as const satisfies Partial<Record<DoneAct, ListingChange>>

/** The seller's own listings; `beenden` and `verkauft` with the id of one ask before it is ended or sold. */
export async function loadListings({ url, context }: PageArgs): Promise<ListingsView> {
  const { locale, flash } = context.get(siteContext)
  const { privateListings } = await query(context, PrivateListingsDocument)
  const notice = flash === LISTING_NOTICE ? noticeIn(url, privateListings, locale) : undefined
  const path = pathFor('private-sales', locale)
  const question = questionIn(url, privateListings, locale)
  if (question === null) throw redirect(path)
  return {
    path,
    ...(question ? { question } : {}),
    sell: pathFor('private-sale-information', locale),
    ...(notice ? { notice } : {}),
    listings: privateListings.map((listing) => listingView(listing, locale)),
  }
}

/** What an address says has just happened: a listing was sent, or changed by one of its buttons and is still as it was left then. */
export function noticeIn(
  { searchParams }: URL,
  listings: readonly Pick<Listing, 'id' | 'state' | 'expiresAt' | 'information'>[],
  locale: Locale,
): string | undefined {
  const texts = inLanguage(ownListingTexts, locale)
  const sent = new Map<string | null, string>([
    ['online', texts.sentOnline],
    ['review', texts.sentReview],
  ])
  const act = (Object.keys(DONE) as DoneAct[]).find((each) => searchParams.has(DONE[each].param))
  if (!act) return sent.get(searchParams.get('sent'))
  const id = searchParams.get(DONE[act].param)
  const listing = listings.find((each) => each.id === id)
  if (listing?.state !== DONE[act].state) return undefined
  const { expiresAt, information } = listing
  return listingDoneTexts[act][locale](information.vehicleName, expiresAt ? formatDateOf(expiresAt, locale) : '')
}

/** The question of an address; undefined where it has none, null where the listing does not allow the act (any more). */
export function questionIn(
  { searchParams }: URL,
  listings: readonly Pick<Listing, 'id' | 'state' | 'information'>[],
  locale: Locale,
): ListingsView['question'] | null {
  const act = (Object.keys(QUESTIONS) as ConfirmedAct[]).find((each) => searchParams.has(QUESTIONS[each]))
  if (!act) return undefined
  const id = searchParams.get(QUESTIONS[act])
  const listing = listings.find((each) => each.id === id)
  if (!listing || !ACTS[listing.state].includes(act)) return null
  const { title, yes } = inLanguage(listingQuestionTexts[act], locale)
  return { title: title(listing.information.vehicleName), yes, intent: `${act}:${listing.id}` }
}

export function listingView(
  listing: Listing,
  locale: Locale,
  now: Date = new Date(),
): ListingsView['listings'][number] {
  const texts = inLanguage(ownListingTexts, locale)
  const { id, state, information, city, expiresAt, reason, cover, vehicle, inquiries } = listing
  // The pictures of an ended offer are deleted with its car.
  const isComing = state === 'IN_REVIEW' || state === 'REJECTED'
  const picture = vehicle?.firstImage[0] ?? (isComing && cover ? { key: cover, alt: information.vehicleName } : null)
  return {
    ...{ id, name: information.vehicleName, isShown: state === 'ONLINE' || state === 'RESERVED' },
    state: expiresAt ? `${texts[state]}, ${texts.until(formatDateOf(expiresAt, locale))}` : texts[state],
    facts: [
      formatEuros(information.price, locale),
      formatKilometres(information.mileage, locale),
      placeLine({ zip: information.postalCode, city }),
    ].join(' · '),
    ...(state === 'REJECTED' && reason ? { reason: closingReasonTexts[reason][locale] } : {}),
    ...(vehicle ? { href: vehicle.path } : {}),
    ...(picture ? { picture } : {}),
    acts: actsOf(listing, now).map((act) => ({ label: texts[act], ...targetOf(act, id, locale) })),
    inquiries: inquiries.map(({ requestId, firstName, changedAt, isUnanswered }) => ({
      href: pathFor('request', locale, { requestId }),
      name: firstName,
      note: [formatInstant(changedAt, locale), isUnanswered ? texts.unanswered : ''].filter(Boolean).join(' · '),
    })),
  }
}

/** From the day of its reminder on, an offer is first of all to be renewed. */
function actsOf({ state, expiresAt }: Listing, now: Date): readonly Act[] {
  const isEnding = expiresAt !== null && Date.parse(expiresAt) - now.getTime() < LISTING_REMINDER_DAYS * DAY_MS
  const acts = ACTS[state]
  return isEnding && acts.includes('renew') ? ['renew', ...acts.filter((act) => act !== 'renew')] : acts
}

function targetOf(act: Act, id: string, locale: Locale): { readonly intent: string } | { readonly href: string } {
  if (!needsConfirmation(act)) return { intent: `${act}:${id}` }
  return { href: `${pathFor('private-sales', locale)}?${QUESTIONS[act]}=${id}` }
}

function needsConfirmation(act: Act): act is ConfirmedAct {
  return act in QUESTIONS
}

/** Changes, renews, reserves, sells or ends an offer; a notice says if that is not possible (any more). */
export async function changeListings({ request, context }: PageArgs & { readonly request: Request }) {
  const { locale } = context.get(siteContext)
  const { intent = '' } = await formValues(request)
  const [act = '', id = ''] = intent.split(':')
  const path = pathFor('private-sales', locale)
  if (act === 'edit') {
    const answer = await mutate(context, EditPrivateListingDocument, { id })
    if ('refusals' in answer) throw redirectWithNotice(path, noticeFor('EditPrivateListing', answer.refusals))
    throw redirect(pathFor('private-sale-information', locale))
  }
  if (act === 'end') {
    const answer = await mutate(context, DeleteC2cVehicleDocument, { id })
    if ('refusals' in answer) throw redirectWithNotice(path, noticeFor('DeleteC2cVehicle', answer.refusals))
    throw redirectToListings({ [DONE.end.param]: id }, locale)
  }
  if (!isChange(act)) throw redirect(path)
  const answer = await mutate(context, ChangePrivateListingDocument, { id, change: CHANGES[act] })
  if ('refusals' in answer) throw redirectWithNotice(path, noticeFor('ChangePrivateListing', answer.refusals))
  throw redirectToListings({ [DONE[act].param]: id }, locale)
}

function isChange(act: string): act is keyof typeof CHANGES {
  return Object.hasOwn(CHANGES, act)
}
