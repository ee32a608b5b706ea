import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import type { Salutation } from '#domain/account/customer.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import type { RequestData, RequestKind, RequestSide } from '#domain/request/request.ts'
import { closingReasonsOf, isClosed, type RequestState, transitionsFrom } from '#domain/request/transitions.ts'
import { type BookedServices, bookedServices } from '#domain/workshop/booked-services.ts'
import { sideOfKey } from './request-keys.ts'

/** What somebody shows to open a request: the session of a customer, or the key of a mailed link. */
export interface RequestAccess {
  readonly customerId: number | null
  readonly key: string | null
  /** Customers see requests to the merchants of their shop; a key opens its request everywhere. */
  readonly scope: MerchantScope
}

/** A request as its two sides see it. */
export interface RequestView {
  readonly id: number
  /** On which side the reader is. */
  readonly side: RequestSide
  readonly kind: RequestKind
  readonly state: RequestState
  readonly isOpen: boolean
  readonly mayWithdraw: boolean
  /** With which reasons the reader can close it. */
  readonly closingReasons: readonly ClosingReason[]
  readonly closedReason: ClosingReason | null
  readonly merchantId: number
  readonly vehicleId: number | null
  /** The order it belongs to; null without one. */
  readonly orderId: number | null
  readonly person: PersonOfRequest
  readonly data: RequestData
  /** Null where no services of a workshop are booked. */
  readonly booked: BookedServices | null
  readonly createdAt: Date
  readonly dueAt: Date | null
  /** When it is deleted; null while it is open. */
  readonly deleteAfter: Date | null
  readonly events: readonly {
    readonly at: Date
    readonly actor: StateActor
    readonly to: RequestState
    readonly reason: ClosingReason | null
    /** The time that its appointment got with it. */
    readonly movedTo: Date | null
  }[]
  readonly messages: readonly { readonly at: Date; readonly author: RequestSide; readonly text: string }[]
}

export interface PersonOfRequest {
  readonly salutation: Salutation | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
}

/** On which side somebody is; undefined for strangers, whether there is such a request or not. */
export async function sideOf(
  handle: SelectHandle,
  requestId: number,
  { customerId, key, scope: { merchantUuids } }: RequestAccess,
): Promise<RequestSide | undefined> {
  const side = key === null ? undefined : await sideOfKey(handle, requestId, key)
  if (side || customerId === null) return side
  const own = await handle
    .selectFrom('requests as r')
    .innerJoin('merchants as m', 'm.id', 'r.merchant_id')
    .select(['r.customer_id as customerId'])
    .where('r.id', '=', requestId)
    // A private seller is logged in with the account that the offer belongs to.
    .where(({ eb, or }) => or([eb('r.customer_id', '=', customerId), eb('m.customer_id', '=', customerId)]))
    .$if(merchantUuids.length > 0, (query) => query.where('m.uuid', 'in', [...merchantUuids]))
    .executeTakeFirst()
  return own && (own.customerId === customerId ? 'CUSTOMER' : 'MERCHANT')
}

/** The request for one of its two sides; undefined for everybody else. */
export async function readRequest(
  read: ReadHandle,
  requestId: number,
  access: RequestAccess,
): Promise<RequestView | undefined> {
  const side = await sideOf(read, requestId, access)
  return side && readRequestAs(read, requestId, side)
}

/** The request as one of its sides sees it, for callers that know who reads; undefined where there is none. */
export async function readRequestAs(
  read: ReadHandle,
  requestId: number,
  side: RequestSide,
): Promise<RequestView | undefined> {
  const row = await read.selectFrom('requests').selectAll().where('id', '=', requestId).executeTakeFirst()
  if (!row) return undefined
  const [events, messages] = await Promise.all([
    read
      .selectFrom('request_events')
      .select(['at', 'actor', 'to_state as to', 'reason', 'moved_to as movedTo'])
      .where('request_id', '=', requestId)
      .orderBy('id')
      .execute(),
    read
      .selectFrom('request_messages')
      .select(['at', 'author', 'text'])
      .where('request_id', '=', requestId)
      .orderBy('id')
      .execute(),
  ])
  const { kind, state, first_name: firstName, last_name: lastName, salutation, email, phone } = row
  return {
    ...{ id: row.id, side, kind, state, events, messages, data: row.data },
    booked: kind === 'BOOKING' ? bookedServices(row.data) : null,
    isOpen: !isClosed(kind, state),
    mayWithdraw:
      side === 'CUSTOMER' &&
      transitionsFrom(kind, state, 'CUSTOMER').some(({ reasons }) => reasons?.includes('WITHDRAWN')),
    closingReasons: side === 'MERCHANT' ? closingReasonsOf(kind, state) : [],
    closedReason: row.closed_reason,
    merchantId: row.merchant_id,
    vehicleId: row.vehicle_id,
    orderId: row.order_id,
    person: { salutation, firstName, lastName, email, phone },
    createdAt: row.created_at,
    dueAt: row.answered_at ? null : row.due_at,
    deleteAfter: row.delete_after,
  }
}
