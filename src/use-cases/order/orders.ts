import { type Selectable, sql } from 'kysely'
import { FINANCING_STATE } from '#database/financing-state.ts'
import type { ReadHandle } from '#database/handles.ts'
import { ordersBeingPaid } from '#database/payment-sessions.ts'
import type { InvoicesTable, OrderEventsTable, OrderLinesTable, OrdersTable } from '#database/order-tables.ts'
import type { HandOverProtocol } from '#domain/order/hand-over-protocol.ts'
import type { MerchantAccount } from '#domain/merchant.ts'
import { type Merchant, readMerchants } from '../merchant/merchants.ts'
import type { Shopper } from '#domain/shopper.ts'
import { isOwnOrder } from '#database/own-order.ts'

export type OrderLine = Selectable<OrderLinesTable>
export type OrderEvent = Selectable<OrderEventsTable>
export type Invoice = Selectable<InvoicesTable>

/** An order with everything that belongs to it. */
export interface Order extends Selectable<OrdersTable> {
  readonly merchant: Merchant
  readonly lines: readonly OrderLine[]
  /** The history, the oldest first. */
  readonly events: readonly OrderEvent[]
  /** The dealer's bank account. */
  readonly account: MerchantAccount
  /** Null: none is issued yet. */
  readonly invoice: Invoice | null
  /** The cancellation invoice. */
  readonly cancellationInvoice: Invoice | null
  /** What was handed over; null: not recorded. */
  readonly handOver: HandOverProtocol | null
  /** Reference of the direct debit mandate. */
  readonly mandateReference: string | null
  /** The customer may be paying on a provider's page. */
  readonly isBeingPaid: boolean
}

/** More than any customer looks through; an older order is found by its number. */
const MAX_ORDERS = 100

/** A customer's orders, the newest first, at most `MAX_ORDERS`. */
export async function readOrders(read: ReadHandle, reader: Shopper): Promise<Order[]> {
  const newest = ordersOf(read, reader).orderBy('placed_at', 'desc').orderBy('id').limit(MAX_ORDERS)
  return withParts(read, await newest.execute())
}

/** One of them; undefined for somebody else's. */
export async function readOrder(read: ReadHandle, reader: Shopper, id: number): Promise<Order | undefined> {
  return (await withParts(read, await ordersOf(read, reader).where('id', '=', id).execute()))[0]
}

/**
 * Those with which a car of the garage was bought, by its VIN, or is or was traded in; the newest first.
 */
export async function readOrdersOfCar(
  read: ReadHandle,
  shopper: Shopper,
  { id, vin }: { readonly id: number; readonly vin: string | null },
): Promise<Order[]> {
  const found = ordersOf(read, shopper)
    .where(
      sql<boolean>`exists (
        select from order_lines l left join vehicles v on v.id = l.vehicle_id left join trade_ins t on t.id = l.trade_in_id
        where l.order_id = orders.id and (v.vin = ${vin} or t.garage_vehicle_id = ${id}))`,
    )
    .orderBy('placed_at', 'desc')
  return withParts(read, await found.limit(MAX_ORDERS).execute())
}

function ordersOf(read: ReadHandle, shopper: Shopper) {
  return allOrders(read).where(isOwnOrder(shopper))
}

/** Every column; of two with one name the later counts. */
function allOrders(read: ReadHandle) {
  return read.selectFrom('orders').selectAll().select(FINANCING_STATE.as('financing_state'))
}

/** Any customer's order: for mails and documents that the shop makes by itself. */
export async function readAnyOrder(read: ReadHandle, id: number): Promise<Order | undefined> {
  return (await withParts(read, await allOrders(read).where('id', '=', id).execute()))[0]
}

async function withParts(read: ReadHandle, rows: readonly Selectable<OrdersTable>[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const merchantIds = [...new Set(rows.map((row) => row.merchant_id))]
  const [merchants, accounts, lines, events, invoices, handOvers, mandates, beingPaid] = await Promise.all([
    readMerchants(read, merchantIds),
    read
      .selectFrom('merchants')
      .select(['id', 'iban', 'sepa_creditor_id as sepaCreditorId'])
      .where('id', 'in', merchantIds)
      .execute(),
    read.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).orderBy('position').execute(),
    read.selectFrom('order_events').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
    read.selectFrom('invoices').selectAll().where('order_id', 'in', ids).execute(),
    read
      .selectFrom('hand_over_protocols')
      .select(['order_id', 'handed_over_on as handedOverOn', 'cars', 'recorded_by as recordedBy'])
      .select('recorded_at as recordedAt')
      .where('order_id', 'in', ids)
      .execute(),
    read
      .selectFrom('payments')
      .select(['order_id', 'mandate_reference'])
      .where('order_id', 'in', ids)
      .where('mandate_reference', 'is not', null)
      .orderBy('id')
      .execute(),
    ordersBeingPaid(read, ids),
  ])
  const linesOf = Map.groupBy(lines, (line) => line.order_id)
  const eventsOf = Map.groupBy(events, (event) => event.order_id)
  const accountOf = new Map(accounts.map(({ id, ...account }) => [id, account]))
  const invoicesOf = Map.groupBy(invoices, (invoice) => invoice.order_id)
  const invoiceOf = (id: number, wanted: Invoice['kind']) =>
    invoicesOf.get(id)?.find(({ kind }) => kind === wanted) ?? null
  const handOverOf = new Map(handOvers.map(({ order_id: id, ...protocol }) => [id, protocol]))
  const mandateOf = new Map(mandates.map((mandate) => [mandate.order_id, mandate.mandate_reference])) // the latest mandate wins
  return rows.flatMap((row) => {
    const merchant = merchants.get(row.merchant_id)
    if (!merchant) return []
    return [
      {
        ...row,
        merchant,
        account: accountOf.get(row.merchant_id) ?? { iban: null, sepaCreditorId: null },
        lines: linesOf.get(row.id) ?? [],
        events: eventsOf.get(row.id) ?? [],
        invoice: invoiceOf(row.id, 'INVOICE'),
        cancellationInvoice: invoiceOf(row.id, 'CANCELLATION'),
        handOver: handOverOf.get(row.id) ?? null,
        mandateReference: mandateOf.get(row.id) ?? null,
        isBeingPaid: beingPaid.has(row.id),
      },
    ]
  })
}
