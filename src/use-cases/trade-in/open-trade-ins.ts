import type { ReadHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import type { TradeInDraft } from '#domain/trade-in/trade-in-draft.ts'

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

/** For the car as `requestTradeIn` finds it in the customer's garage: by its entry or its VIN. */
export async function readOpenTradeIns(
  read: ReadHandle,
  { customerId, scope: { merchantUuids } }: OfCustomer,
  { garageId, vin }: Pick<TradeInDraft, 'garageId' | 'vin'>,
): Promise<OpenTradeIn[]> {
  if (garageId === null && vin === null) return []
  return read
    .selectFrom('trade_ins as t')
    .innerJoin('garage_vehicles as g', 'g.id', 't.garage_vehicle_id')
    .innerJoin('merchants as m', 'm.id', 't.merchant_id')
    .select(['m.uuid as merchantUuid', 'm.name as merchantName', 't.request_id as requestId'])
    .where('t.customer_id', '=', customerId)
    .where(({ or, eb }) =>
      or([...(garageId === null ? [] : [eb('g.id', '=', garageId)]), ...(vin === null ? [] : [eb('g.vin', '=', vin)])]),
    )
    .where(({ or, and, eb }) =>
      or([
        eb('t.state', 'in', ['OFFER_REQUESTED', 'INSPECTION_BOOKED']),
        and([eb('t.state', '=', 'OFFERED'), eb('t.valid_until', '>=', berlinToday())]),
      ]),
    )
    .$if(merchantUuids.length > 0, (query) => query.where('m.uuid', 'in', merchantUuids))
    .orderBy('t.id')
    .execute()
}
