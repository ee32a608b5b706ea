import { type Expression, sql } from 'kysely'
import { lenderNames } from '#domain/banking/lenders.ts'
import type { FinancedLine } from './financed-order.ts'

/** Names of the lenders of ordered cars: the banks, to those who read about their application. */
export function lendersOf(lines: readonly FinancedLine[]): string {
  return lenderNames(lines.map(({ finance }) => finance.lender))
}

/** The same lenders in a query, with their addresses, in the order of the lines. */
export function lendersOfOrder(orderId: Expression<number>) {
  return sql<string[]>`array(
    select l.finance ->> 'lender' from order_lines l
    where l.order_id = ${orderId} and l.finance ->> 'lender' is not null order by l.position
  )`
}
