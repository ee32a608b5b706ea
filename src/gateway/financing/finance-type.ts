import type { FinanceKind } from '#domain/financing/finance-product.ts'
import { builder } from '../builder.ts'

const FINANCE_TYPES = ['Finance', 'Leasing'] as const
export type FinanceType = (typeof FINANCE_TYPES)[number]

export const FinanceTypeRef = builder.enumType('FinanceType', { values: FINANCE_TYPES })

export function kindOf(type: FinanceType | null | undefined): FinanceKind {
  return type === 'Leasing' ? 'LEASING' : 'LOAN'
}

export function typeOf(kind: FinanceKind): FinanceType {
  return kind === 'LEASING' ? 'Leasing' : 'Finance'
}
