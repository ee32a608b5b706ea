import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { ListingData } from '#domain/private-sale/listing.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import type { RequestState } from '#domain/request/transitions.ts'

/** A private person's offer as its seller sees it. */
export interface Listing {
  readonly id: number
  readonly state: RequestState
  readonly data: ListingData
  /** The shown car; null before it was first online. */
  readonly vehicleId: number | null
  readonly createdAt: Date
  /** When it is no longer online; null while it is not. */
  readonly expiresAt: Date | null
  /** Why it was rejected or ended. */
  readonly reason: ClosingReason | null
  readonly inquiries: readonly ListingInquiry[]
}

export interface ListingInquiry {
  readonly id: number
  readonly firstName: string
  readonly state: RequestState
  readonly changedAt: Date
  /** The seller's answer is awaited. */
  readonly isUnanswered: boolean
}

/** The customer's offers, the latest first. */
export async function readListings(read: ReadHandle, customerId: number): Promise<Listing[]> {
  const rows = await read
    .selectFrom('requests')
    .select(['id', 'state', 'data', 'merchant_id', 'vehicle_id as vehicleId', 'created_at as createdAt'])
    .select('expires_at as expiresAt')
    .select(({ selectFrom }) =>
      selectFrom('request_events as e')
        .select('e.reason')
        .whereRef('e.request_id', '=', 'requests.id')
        .orderBy('e.id', 'desc')
        .limit(1)
        .as('reason'),
    )
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'PRIVATE_SALE')
    .orderBy('created_at', 'desc')
    .execute()
  const merchants = rows.map((row) => row.merchant_id)
  const inquiries = merchants.length === 0 ? [] : await readInquiries(read, merchants)
  return rows.map(({ merchant_id: merchantId, data, ...row }) => ({
    ...row,
    data: data as ListingData,
    inquiries: inquiries.filter((inquiry) => inquiry.merchantId === merchantId),
  }))
}

async function readInquiries(read: ReadHandle, merchants: readonly number[]) {
  const rows = await read
    .selectFrom('requests as r')
    .select([
      'r.id',
      'r.merchant_id as merchantId',
      'r.first_name as firstName',
      'r.state',
      'r.changed_at as changedAt',
    ])
    .select(({ selectFrom }) =>
      selectFrom('request_messages as m')
        .select('m.author')
        .whereRef('m.request_id', '=', 'r.id')
        .orderBy('m.id', 'desc')
        .limit(1)
        .as('author'),
    )
    .where('r.merchant_id', 'in', [...merchants])
    .where('r.kind', '=', 'CONTACT')
    .orderBy('r.changed_at', 'desc')
    .execute()
  return rows.map(({ author, ...row }) => ({
    ...row,
    isUnanswered: author === 'CUSTOMER' && ['NEW', 'IN_PROGRESS'].includes(row.state),
  }))
}

/** Offers in one of these states for the operator, the longest in it first. */
export function listingsInState(read: ReadHandle, states: readonly RequestState[]) {
  return read
    .selectFrom('requests')
    .select(['id', 'state', 'email', 'changed_at as changedAt'])
    .select((eb) => eb.ref('data').$castTo<ListingData>().as('data'))
    .where('kind', '=', 'PRIVATE_SALE')
    .where('state', 'in', [...states])
    .orderBy('changed_at')
    .orderBy('id')
}

/** How many offers of private persons are in each state. */
export async function countListingsByState(read: ReadHandle): Promise<ReadonlyMap<RequestState, number>> {
  const rows = await read
    .selectFrom('requests')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('kind', '=', 'PRIVATE_SALE')
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, count]))
}
