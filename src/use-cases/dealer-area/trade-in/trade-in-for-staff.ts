import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { transitionsFrom, type RequestState } from '#domain/request/transitions.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { hasPermission } from '#domain/staff/authorize.ts'
import { type InspectedPrice, inspectedPrice, statedPrice } from '#domain/trade-in/inspected.ts'
import { tradeInDetails, type TradeInDetails, TradeInInspection } from '#domain/trade-in/trade-in-data.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-states.ts'
import type { Waterfall } from '#domain/trade-in/waterfall.ts'
import { type LastChange, readLastChange } from '../../audit/last-change.ts'
import { type Upload, uploadsOf } from '../../upload/uploads.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { authorizeRequest } from '../authorize-case.ts'
import { type InspectionRow, inspectionRows } from './inspection-rows.ts'

export interface StaffTradeIn {
  readonly kind: 'found'
  readonly requestId: number
  readonly state: TradeInState
  readonly person: { readonly name: string; readonly email: string; readonly phone: string | null }
  readonly details: TradeInDetails
  /** The waterfall of the car as the customer described it; null where nothing could be compared. */
  readonly stated: Waterfall | null
  readonly inspection: TradeInInspection | null
  readonly found: InspectedPrice | null
  readonly rows: readonly InspectionRow[]
  /** Cents. */
  readonly price: number | null
  readonly validUntil: string | null
  readonly orderId: number | null
  readonly inspectionAt: Date | null
  /** That the customer sent with it. */
  readonly pictures: readonly Upload[]
  /** Of the inspection, by its lines. */
  readonly proofs: readonly Upload[]
  readonly createdAt: Date
  readonly events: readonly {
    readonly at: Date
    readonly actor: StateActor
    readonly to: TradeInState
    readonly reason: string | null
  }[]
  /** Of everything that a form about it shows. */
  readonly fingerprint: string
  readonly lastChange: LastChange | null
  readonly steps: {
    readonly mayBook: boolean
    readonly mayInspect: boolean
    readonly mayOffer: boolean
    readonly declineReasons: readonly ClosingReason[]
  }
}

/** A trade-in by its request, with the customer's own lines. Refused as by `authorizeRequest`; NOT_FOUND for any other request. */
export async function readTradeInForStaff(
  read: ReadHandle,
  actor: DealerAreaActor,
  requestId: number,
): Promise<StaffTradeIn | Refused> {
  const allowed = await authorizeRequest(read, actor, 'trade-ins.read', requestId)
  if (allowed.kind === 'refused') return allowed
  const row = await readTradeInRow(read, requestId)
  if (!row) return refused('NOT_FOUND')
  const [events, appointment, lastChange, uploads, proofs] = await Promise.all([
    read
      .selectFrom('trade_in_events')
      .select(['at', 'actor', 'to_state as to', 'reason'])
      .where('trade_in_id', '=', row.id)
      .orderBy('id')
      .execute(),
    read
      .selectFrom('appointments')
      .select('starts_at as startsAt')
      .where('request_id', '=', requestId)
      .where('state', '=', 'BOOKED')
      .orderBy('id', 'desc')
      .executeTakeFirst(),
    readLastChange(read, `trade-in ${requestId}`),
    uploadsOf(read, { attachedTo: `request:${requestId}`, owner: null }),
    uploadsOf(read, { attachedTo: `inspection:${requestId}`, owner: null }),
  ])
  const { details, inspection, state } = row
  const found = inspection && (inspectedPrice(details, inspection) ?? null)
  const mayChange = actor.kind === 'STAFF' && hasPermission(actor, 'trade-ins.offer', allowed.merchantId)
  return {
    ...{ ...row, kind: 'found', events, found, proofs, lastChange: lastChange ?? null },
    ...{ stated: statedPrice(details) ?? null, rows: inspectionRows(details, inspection) },
    inspectionAt: appointment?.startsAt ?? null,
    pictures: uploads.filter(({ kind }) => kind === 'PICTURE'),
    fingerprint: tradeInFingerprint(row),
    steps: {
      mayBook: mayChange && state === 'OFFER_REQUESTED',
      mayInspect: mayChange && state === 'INSPECTION_BOOKED',
      mayOffer: mayChange && state === 'INSPECTION_BOOKED' && found !== null,
      declineReasons: mayChange ? declineReasons(row.requestState) : [],
    },
  }
}

/** The row of a trade-in by its request; undefined for a request that is about something else. */
export async function readTradeInRow(read: SelectHandle, requestId: number) {
  const row = await read
    .selectFrom('trade_ins as t')
    .innerJoin('requests as r', 'r.id', 't.request_id')
    .select(['t.id', 't.state', 't.inspection', 't.price_cents as price', 't.valid_until as validUntil'])
    .select(['t.order_id as orderId', 'r.id as requestId', 'r.state as requestState', 'r.data', 'r.email', 'r.phone'])
    .select(['r.first_name as firstName', 'r.last_name as lastName', 'r.created_at as createdAt'])
    .where('r.id', '=', requestId)
    .executeTakeFirst()
  const details = row && tradeInDetails(row.data)
  if (!row || !details) return undefined
  const { firstName, lastName, email, phone } = row
  return {
    ...{ ...row, details, inspection: TradeInInspection.safeParse(row.inspection).data ?? null },
    person: { name: `${firstName} ${lastName}`.trim(), email, phone },
  }
}

/** State, findings and offer: what forms about a trade-in show. */
export function tradeInFingerprint({
  state,
  inspection,
  price,
  validUntil,
}: Pick<StaffTradeIn, 'state' | 'inspection' | 'price' | 'validUntil'>): string {
  return fingerprintOf({ state, inspection, price, validUntil })
}

function declineReasons(state: RequestState): readonly ClosingReason[] {
  return transitionsFrom('TRADE_IN', state, 'MERCHANT').find(({ to }) => to === 'DECLINED')?.reasons ?? []
}
