import { sql } from 'kysely'
import type { BillingAddress } from '#domain/account/address.ts'
import type { ReadHandle } from '#database/handles.ts'
import { FINANCING_STATE } from '#database/financing-state.ts'
import { FIRST_LINE_TITLE } from '#database/first-line-title.ts'
import { type FinancingState, waitsForFinancing } from '#domain/order/financing-states.ts'
import type { OrderDocumentKind } from '#domain/order/order-documents.ts'
import { type HandOverProtocol, takesHandOverProtocol } from '#domain/order/hand-over-protocol.ts'
import { isHoldable } from '#domain/order/order-hold.ts'
import { ORDER_TRANSITIONS, type OrderState } from '#domain/order/order-states.ts'
import type { DeliveryType, OrderCustomer } from '#domain/order/order.ts'
import type { PaymentMethod } from '#domain/order/payment-methods.ts'
import { PAYMENT_TRANSITIONS, type PaymentState } from '#domain/order/payment-states.ts'
import { canTransition } from '#domain/order/transitions.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize, hasPermission } from '#domain/staff/authorize.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DealerAreaActor, StaffActor } from '#domain/staff/staff-actor.ts'
import { type Upload, uploadsOf } from '../upload/uploads.ts'
import { readHandOver } from '../order/hand-over.ts'
import { isDispatched } from '../order/order-facts.ts'
import { orderView } from '../order/order-view.ts'
import { type OrderEvent, readAnyOrder } from '../order/orders.ts'
import { type LastChange, readLastChange } from '../audit/last-change.ts'
import { authorizeOrder } from './authorize-case.ts'
import { type CaseNote, readCaseNotes } from './case-notes.ts'
import { onPage } from './list-page.ts'
import { isInPart, ORDER_DUE_AT, type OrderPart } from './order-parts.ts'

/** An order in its merchant's list. Cents. */
export interface MerchantOrder {
  readonly id: number
  readonly placedAt: Date
  readonly state: OrderState
  readonly payment: PaymentState
  readonly financing: FinancingState
  readonly customer: OrderCustomer
  readonly total: number
  /** YYYY-MM-DD until which it is put off; null: it is worked on. */
  readonly onHoldUntil: string | null
  /** Until when the dealer has to do the next step; null where nothing sets a time. */
  readonly dueAt: Date | null
  /** Its first line; null where it has none. */
  readonly title: string | null
}

/** What a dealer records about money by hand. */
export const MONEY_STEPS = ['PAID', 'REFUNDED'] as const
export type MoneyStep = (typeof MONEY_STEPS)[number]

/** An order as its merchant sees it. */
export interface MerchantOrderView extends MerchantOrder {
  readonly method: PaymentMethod | null
  /** Paid directly and not to a bank; negative: paid out. */
  readonly due: number
  readonly delivery: DeliveryType
  readonly billing: BillingAddress
  /** Null: it is picked up. */
  readonly deliveryAddress: BillingAddress | null
  readonly lines: readonly {
    readonly title: string
    readonly quantity: number
    readonly price: number
    /** A car, for those who may see the stock. */
    readonly vehicleId: number | null
  }[]
  /** The time chosen for the hand-over, for those who may see the calendar. */
  readonly appointment: {
    readonly startsAt: Date
    /** Null for staff who may not see it, because the car is handed over by another dealer. */
    readonly requestId: number | null
  } | null
  /** The request that asks a bank for its financing, for those who may see it. */
  readonly financingRequestId: number | null
  readonly events: readonly (Pick<OrderEvent, 'at' | 'actor' | 'subject' | 'reason'> & { readonly to: string })[]
  readonly documents: readonly OrderDocumentKind[]
  /** What staff have added. */
  readonly files: readonly Upload[]
  /** Whether this member of staff may add and remove files. */
  readonly mayAddFiles: boolean
  readonly handOver: {
    /** Null: nothing is recorded. */
    readonly protocol: HandOverProtocol | null
    /** The cars of the order. */
    readonly titles: readonly string[]
    readonly mayRecord: boolean
  }
  readonly notes: readonly CaseNote[]
  readonly holdReason: string | null
  /** Who put it off, or took it up again. */
  readonly lastHold: LastChange | null
  /** Whether this member of staff may put it off now, or take it up again. */
  readonly mayHold: boolean
  /** The states that this member of staff may take it to now. */
  readonly next: readonly OrderState[]
  /** The money that this member of staff may record now. */
  readonly money: readonly MoneyStep[]
}

export interface MerchantOrders {
  readonly kind: 'found'
  readonly rows: readonly MerchantOrder[]
  /** How many there are of each part. */
  readonly counts: Readonly<Record<OrderPart, number>>
}

/** A page, from 1, of a part of a merchant's orders: those due first, ended ones the latest first. Refused as by `authorize`. */
export async function readMerchantOrders(
  read: ReadHandle,
  actor: DealerAreaActor,
  { merchantId, part, page }: { readonly merchantId: number; readonly part: OrderPart; readonly page: number },
): Promise<MerchantOrders | Refused> {
  const now = new Date()
  const refusal = authorize(actor, 'orders.read', merchantId, now)
  if (refusal) return refusal
  const found = rowsOf(read).where('o.merchant_id', '=', merchantId).where(isInPart(part, now))
  const query =
    part === 'ENDED'
      ? found.orderBy('o.placed_at', 'desc').orderBy('o.id')
      : found
          .orderBy(ORDER_DUE_AT, (order) => order.asc().nullsLast())
          .orderBy('o.placed_at')
          .orderBy('o.id')
  const [rows, counts] = await Promise.all([onPage(query, page).execute(), countOrders(read, merchantId, now)])
  return { kind: 'found', rows, counts }
}

async function countOrders(read: ReadHandle, merchantId: number, now: Date): Promise<MerchantOrders['counts']> {
  const countOf = (part: OrderPart) => sql<number>`(count(*) filter (where ${isInPart(part, now)}))::int`
  return read
    .selectFrom('orders as o')
    .select([countOf('TO_DO').as('TO_DO'), countOf('WAITING').as('WAITING'), countOf('ENDED').as('ENDED')])
    .where('o.merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow()
}

/** An order with everything that belongs to it. Refused as by `authorizeOrder`. */
export async function readMerchantOrder(
  read: ReadHandle,
  actor: DealerAreaActor,
  orderId: number,
): Promise<{ readonly kind: 'found'; readonly order: MerchantOrderView } | Refused> {
  const allowed = await authorizeOrder(read, actor, 'orders.read', orderId)
  if (allowed.kind === 'refused') return allowed
  const mayAt = (merchantId: number, permission: Permission) =>
    hasPermission(actor as StaffActor, permission, merchantId)
  const may = (permission: Permission) => mayAt(allowed.merchantId, permission)
  const [order, row, notes, files, lastHold, appointment, financingRequestId] = await Promise.all([
    readAnyOrder(read, orderId),
    rowsOf(read).select('o.hold_reason as holdReason').where('o.id', '=', orderId).executeTakeFirstOrThrow(),
    readCaseNotes(read, { orderId }),
    uploadsOf(read, { attachedTo: `order:${orderId}`, owner: null }),
    readLastChange(read, `order ${orderId}`, { operation: 'hold-order' }),
    may('calendar.read') ? readHandOver(read, orderId) : undefined,
    may('financing.read') ? readFinancingRequest(read, orderId) : null,
  ])
  if (!order) return refused('FORBIDDEN')
  const { method, due, billing, deliveryType: delivery, lines, events, documents } = orderView(order, false, 'de')
  const titles = order.lines.flatMap(({ line_type: type, title }) => (type === 'VEHICLE' ? [title] : []))
  const view = {
    ...{
      ...row,
      method,
      due,
      billing,
      delivery,
      documents,
      notes,
      files,
      lastHold: lastHold ?? null,
      mayAddFiles: may('orders.file'),
    },
    handOver: {
      ...{ protocol: order.handOver, titles },
      mayRecord: may('orders.change') && titles.length > 0 && takesHandOverProtocol(row.state, order.handOver !== null),
    },
    events: events.map(({ at, actor, subject, reason, to_state: to }) => ({ at, actor, subject, reason, to })),
    ...{ deliveryAddress: order.delivery.address, financingRequestId },
    lines: lines.map(({ title, quantity, unitPrice: price, vehicleId }) => ({
      ...{ title, quantity, price, vehicleId: may('stock.read') ? vehicleId : null },
    })),
    appointment: appointment
      ? {
          startsAt: appointment.startsAt,
          requestId: mayAt(appointment.merchantId, 'calendar.read') ? appointment.requestId : null,
        }
      : null,
    mayHold: may('orders.change') && isHoldable(row.state),
    next: nextOf(row.state, { delivery, isDispatched: isDispatched(order) }).filter(
      (to) => !waitsForFinancing(to, row.financing) && may(permissionOf(to)),
    ),
    money: MONEY_STEPS.filter(
      (to) => canTransition(PAYMENT_TRANSITIONS, row.payment, to, 'MERCHANT') && may(moneyPermission(to, due)),
    ),
  }
  return { kind: 'found', order: view }
}

/** The latest application for an order; null: nobody has applied. */
async function readFinancingRequest(read: ReadHandle, orderId: number): Promise<number | null> {
  const row = await read
    .selectFrom('financing_applications as a')
    .innerJoin('requests as r', 'r.id', 'a.request_id')
    .select('r.id')
    .where('a.order_id', '=', orderId)
    .orderBy('r.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** What is paid out to a customer needs the second factor, and so does money that is sent back. */
export function moneyPermission(step: MoneyStep, due: number): Permission {
  if (step === 'REFUNDED') return 'orders.refund'
  return due < 0 ? 'payouts.change' : 'orders.pay'
}

/** Money is sent back by those who keep the books. */
export function permissionOf(to: OrderState): Permission {
  return to === 'REFUNDED' ? 'orders.refund' : 'orders.change'
}

/**
 * An order that is delivered is never ready for pick-up, and one that is picked up is never dispatched. After a withdrawal goods that have
 * left come back before the money does; otherwise the money comes first.
 */
function nextOf(
  state: OrderState,
  { delivery, isDispatched }: { readonly delivery: DeliveryType; readonly isDispatched: boolean },
): OrderState[] {
  const isWithdrawn = state === 'WITHDRAWN'
  const steps = Object.keys(ORDER_TRANSITIONS[state]) as OrderState[]
  const inOrder =
    isWithdrawn && !isDispatched ? steps.toSorted((a, b) => Number(b === 'REFUNDED') - Number(a === 'REFUNDED')) : steps
  return inOrder.filter(
    (to) =>
      canTransition(ORDER_TRANSITIONS, state, to, 'MERCHANT') &&
      !(to === 'READY_FOR_PICKUP' && delivery === 'DELIVERY') &&
      !(to === 'SHIPPED' && delivery === 'PICK_UP') &&
      !(to === 'REFUNDED' && isWithdrawn && isDispatched),
  )
}

function rowsOf(read: ReadHandle) {
  return read
    .selectFrom('orders as o')
    .select(['o.id', 'o.placed_at as placedAt', 'o.state', 'o.payment_state as payment', 'o.customer'])
    .select(['o.total_cents as total', 'o.on_hold_until as onHoldUntil', FINANCING_STATE.as('financing')])
    .select(FIRST_LINE_TITLE.as('title'))
    .select(ORDER_DUE_AT.as('dueAt'))
}
