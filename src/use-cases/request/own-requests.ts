import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { type RequestKind, type RequestTitle, titleOf } from '#domain/request/request.ts'
import { isClosed, type RequestState } from '#domain/request/transitions.ts'
import type { Shopper } from '#domain/shopper.ts'

/** More than any customer looks through; an older one is found by its mails. */
const MAX_REQUESTS = 100

/** A request in the list of its customer. */
export interface OwnRequest extends RequestTitle {
  readonly id: number
  readonly kind: RequestKind
  readonly state: RequestState
  readonly isOpen: boolean
  readonly merchantId: number
  readonly createdAt: Date
  /** Of an appointment that is to come. */
  readonly startsAt: Date | null
  /** The seller has written last. */
  readonly isAnswered: boolean
}

/** A customer's requests, open ones first, then the newest; offers of their own are no requests to them (private-sale/listings). */
export async function readOwnRequests(
  read: ReadHandle,
  { customerId, scope: { merchantUuids } }: Shopper,
): Promise<OwnRequest[]> {
  const rows = await read
    .selectFrom('requests as r')
    .innerJoin('merchants as m', 'm.id', 'r.merchant_id')
    .select(['r.id', 'r.kind', 'r.state', 'r.data', 'r.merchant_id as merchantId', 'r.created_at as createdAt'])
    .select([
      sql<Date | null>`(select a.starts_at from appointments a
        where a.request_id = r.id and a.state = 'BOOKED' and a.starts_at > now() order by a.id desc limit 1)`.as(
        'startsAt',
      ),
      sql<boolean>`coalesce((select x.author = 'MERCHANT' from request_messages x
        where x.request_id = r.id order by x.id desc limit 1), false)`.as('isAnswered'),
    ])
    .where('r.customer_id', '=', customerId)
    .where('r.kind', '!=', 'PRIVATE_SALE')
    .$if(merchantUuids.length > 0, (query) => query.where('m.uuid', 'in', [...merchantUuids]))
    .orderBy(({ eb }) => eb('r.delete_after', 'is not', null))
    .orderBy('r.created_at', 'desc')
    .limit(MAX_REQUESTS)
    .execute()
  return rows.map(({ data, ...row }) => ({
    ...row,
    ...titleOf(data),
    isOpen: !isClosed(row.kind, row.state),
  }))
}
