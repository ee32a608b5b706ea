import type { ReadHandle } from '#database/handles.ts'
import { isOpenFor, tradesInGarageVehicle } from '#database/traded-in.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import type { TradeInDraft } from '#domain/trade-in/trade-in-draft.ts'
import { findGarageEntry } from './garage-entry.ts'

/** A dealer who has an open request or offer for the car of a draft: a second one would be refused. */
export interface OpenTradeIn {
  readonly merchantUuid: string
  readonly merchantName: string
  /** Null where the dealer made the offer without a request. */
  readonly requestId: number | null
}

interface OfCustomer {
  readonly customerId: number
  /** Of the shop: another dealer's requests are not shown there. */
  readonly scope: MerchantScope
}

/** For the car by its entry in the customer's garage as `requestTradeIn` finds it, and by its VIN under another entry. */
export async function readOpenTradeIns(
  read: ReadHandle,
  { customerId, scope: { merchantUuids } }: OfCustomer,
  { garageId, vin }: Pick<TradeInDraft, 'garageId' | 'vin'>,
): Promise<OpenTradeIn[]> {
  const entry = await findGarageEntry(read, customerId, { garageId, vin })
  return (
    read
      .selectFrom('trade_ins as open')
      .innerJoin('merchants as m', 'm.id', 'open.merchant_id')
      .select(['m.uuid as merchantUuid', 'm.name as merchantName', 'open.request_id as requestId'])
      .where(isOpenFor({ customerId, garageVehicleId: entry ?? null, vin }))
      .$if(merchantUuids.length > 0, (query) => query.where('m.uuid', 'in', merchantUuids))
      // Of a dealer with both, from before a second one was refused, the request is shown.
      .distinctOn('open.merchant_id')
      .orderBy('open.merchant_id')
      .orderBy('open.request_id', (order) => order.asc().nullsLast())
      .execute()
  )
}

/** The trade-in with which a car is being or has been sold to a dealer. */
export interface AcceptedTradeIn {
  /** Null where the dealer made the offer without a request, and in a shop that does not show that dealer. */
  readonly requestId: number | null
}

/** Of the car of a draft, recognised as `requestTradeIn` does; a new request for it would be refused. */
export async function readAcceptedTradeIn(
  read: ReadHandle,
  { customerId, scope: { merchantUuids } }: OfCustomer,
  { garageId, vin, plate }: Pick<TradeInDraft, 'garageId' | 'vin' | 'plate'>,
): Promise<AcceptedTradeIn | undefined> {
  const entry = await findGarageEntry(read, customerId, { garageId, vin })
  const accepted = await read
    .selectFrom('trade_ins as given')
    .innerJoin('merchants as m', 'm.id', 'given.merchant_id')
    .select(['m.uuid', 'given.request_id as requestId'])
    .where(tradesInGarageVehicle(customerId, entry ?? null, { vin, plate }))
    .orderBy('given.id', 'desc')
    .executeTakeFirst()
  if (!accepted) return undefined
  const isShown = merchantUuids.length === 0 || merchantUuids.includes(accepted.uuid)
  return { requestId: isShown ? accepted.requestId : null }
}
