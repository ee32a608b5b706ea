import type { ReadHandle } from '#database/handles.ts'
import { type BrokerPermit, NO_PERMIT } from '#domain/banking/broker-permit.ts'
import type { BankingType } from '#domain/banking/vocabulary.ts'
import type { Locale } from '#domain/locale.ts'
import type { OrderFinance } from '#domain/order/order.ts'
import type { FinancingState } from '#domain/order/financing-states.ts'
import { isRunning } from '#domain/order/order-steps.ts'
import type { Shopper } from '#domain/shopper.ts'
import { type Order, type OrderLine, readOrder } from '../order/orders.ts'

export interface FinancedLine {
  readonly line: OrderLine
  readonly finance: OrderFinance
  /** In which it was ordered. */
  readonly language: Locale
}

/** An order with loans or leases, and how far its application is. */
export interface FinancedOrder {
  readonly order: Order
  readonly lines: readonly FinancedLine[]
  readonly type: BankingType
  /** Cents a month, of all cars together. */
  readonly installment: number
  readonly financing: FinancingState
  /** An application can be filled in: the order waits for its bank, and none was sent. */
  readonly isOpen: boolean
  /** Of the latest application that was sent; null: none was. */
  readonly requestId: number | null
  readonly permit: BrokerPermit
  /** When the information before the contract was handed over. */
  readonly informedAt: Date | null
}

/** A customer's own financed order by its number, or by that of its application; undefined for any other. */
export async function readFinancedOrder(
  read: ReadHandle,
  shopper: Shopper,
  id: number,
): Promise<FinancedOrder | undefined> {
  const order = (await readOrder(read, shopper, id)) ?? (await orderOfRequest(read, shopper, id))
  const lines = order ? financedLines(order) : []
  if (!order || lines.length === 0) return undefined
  const [request, merchant, handOver] = await Promise.all([
    read
      .selectFrom('requests')
      .select('id')
      .where('order_id', '=', order.id)
      .where('kind', '=', 'FINANCING')
      .orderBy('created_at', 'desc')
      .executeTakeFirst(),
    read.selectFrom('merchants').select('broker_permit').where('id', '=', order.merchant_id).executeTakeFirst(),
    read.selectFrom('pre_contract_hand_overs').select('at').where('order_id', '=', order.id).executeTakeFirst(),
  ])
  return {
    ...{ order, lines, type: bankingType(lines), financing: order.financing_state, requestId: request?.id ?? null },
    installment: lines.reduce((sum, { finance, line }) => sum + finance.quote.monthlyInstallment * line.quantity, 0),
    isOpen: isRunning(order.state) && order.financing_state === 'WAITING' && !request,
    permit: merchant?.broker_permit ?? NO_PERMIT,
    informedAt: handOver?.at ?? null,
  }
}

async function orderOfRequest(read: ReadHandle, shopper: Shopper, requestId: number): Promise<Order | undefined> {
  const row = await read
    .selectFrom('requests')
    .select('order_id')
    .where('id', '=', requestId)
    .where('kind', '=', 'FINANCING')
    .where('customer_id', '=', shopper.customerId)
    .executeTakeFirst()
  return row?.order_id ? readOrder(read, shopper, row.order_id) : undefined
}

/** The cars of an order that are financed or leased. */
export function financedLines({ lines, locale }: Pick<Order, 'lines' | 'locale'>): FinancedLine[] {
  return lines.flatMap((line) => (line.finance ? [{ line, finance: line.finance, language: locale }] : []))
}

/** DEFAULT: both loans and leases. */
export function bankingType(lines: readonly FinancedLine[]): BankingType {
  const kinds = new Set(lines.map(({ finance }) => finance.quote.kind))
  if (kinds.size > 1) return 'DEFAULT'
  return kinds.has('LEASING') ? 'BANKING_LEASING' : 'BANKING_FINANCING'
}

/** What is lent, in cents. */
export function lentAmount(lines: readonly FinancedLine[]): number {
  return lines.reduce((sum, { finance, line }) => sum + finance.quote.netLoanAmount * line.quantity, 0)
}
