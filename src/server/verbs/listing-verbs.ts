import { parseOrderNumber } from '#domain/order/order-number.ts'
import { fromCents } from '#domain/format/money.ts'
import { REJECTION_REASONS } from '#domain/request/closing-reasons.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { listingsInState } from '#use-cases/private-sale/listings.ts'
import { reviewListing } from '#use-cases/private-sale/review-listing.ts'
import { readRequestAs } from '#use-cases/request/request.ts'
import type { OrderVerb } from './order-verbs.ts'

/** The operator's verbs for offers of private persons. */
export const LISTING_VERBS: Readonly<Record<string, OrderVerb>> = {
  listings: {
    usage: 'listings: lists private offers that wait for a decision, with the rules that stopped them',
    async run({ database }) {
      const rows = (await listingsInState(database.read, ['IN_REVIEW']).execute()).map(
        ({ id, data, email, changedAt }) =>
          [
            ...[id, changedAt.toISOString(), data.reviewReasons.join('+'), data.title],
            ...[`${fromCents(data.price).toFixed(0)} €`, `${data.mileage} km`, data.vin ?? 'no VIN', data.city, email],
            ...[`${data.pictures.length} pictures`, data.description.replaceAll(/\s+/g, ' ')],
          ].join('\t'),
      )
      return rows.length > 0 ? rows.join('\n') : 'No offer waits for a decision.'
    },
  },
  'approve-listing': {
    usage: 'approve-listing <number>: shows a private offer, for 60 days',
    async run({ database }, [number = '']) {
      const requestId = await listingId(number, (id) => readRequestAs(database.read, id, 'CUSTOMER'))
      const outcome = await database.transaction((handle) => reviewListing(handle, { requestId, reason: null }))
      if (outcome.kind === 'done') return `Offer ${number} is online, and its seller is mailed.`
      throw new StartRefusal(`Offer ${number} does not wait for a decision.`)
    },
  },
  'reject-listing': {
    usage: `reject-listing <number> <reason>: takes a private offer away; reasons: ${REJECTION_REASONS.join(', ')}`,
    async run({ database }, [number = '', entered = '']) {
      const requestId = await listingId(number, (id) => readRequestAs(database.read, id, 'CUSTOMER'))
      const reason = REJECTION_REASONS.find((known) => known === entered)
      if (!reason) throw new StartRefusal(`A reason is one of ${REJECTION_REASONS.join(', ')}.`)
      const outcome = await database.transaction((handle) => reviewListing(handle, { requestId, reason }))
      if (outcome.kind === 'done') return `Offer ${number} is not shown, and its seller is mailed the reason.`
      throw new StartRefusal(`Offer ${number} is neither online nor waits for a decision.`)
    },
  },
}

async function listingId(
  number: string,
  read: (id: number) => Promise<{ readonly kind: string } | undefined>,
): Promise<number> {
  const id = parseOrderNumber(number)
  const request = id === undefined ? undefined : await read(id)
  if (id === undefined || request?.kind !== 'PRIVATE_SALE')
    throw new StartRefusal(`There is no private offer ${number || 'without a number'}: npm run admin -- listings`)
  return id
}
