import { lenderNames } from '#domain/banking/lenders.ts'
import type { Banking } from '#services/banking/port.ts'
import type { FinancedLine } from './financed-order.ts'

/** Who receives an application, by name: the connected bank, or, where the dealer passes it on, the lenders of the contracts. */
export function recipientOf({ chosen }: Pick<Banking, 'chosen'>, lines: readonly FinancedLine[]): string {
  return chosen?.recipient ?? lenderNames(lines.map(({ finance }) => finance.lender))
}
