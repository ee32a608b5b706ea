export const INCOMES = ['netIncome', 'otherIncome', 'pension', 'rentalIncome', 'maintenanceIncome'] as const
export const EXPENSES = [
  'housingCosts',
  'otherLoans',
  'mortgages',
  'maintenanceObligations',
  'privateHealthInsurance',
  'deduction',
] as const
export type AmountField = (typeof INCOMES)[number] | (typeof EXPENSES)[number]

type Amounts = { readonly [Field in AmountField]?: number | null | undefined }

/** Amounts a month, in cents. */
export interface BankingSums {
  readonly incomes: number
  readonly expenses: number
  /** Of the car. */
  readonly installment: number
  /** What is left; below zero more goes out than comes in. */
  readonly free: number
}

/** What is left of a month's income: a check for the applicant that nothing was forgotten, never a judgement. */
export function bankingSums(amounts: Amounts, installment: number): BankingSums {
  const sum = (fields: readonly AmountField[]) => fields.reduce((total, field) => total + (amounts[field] ?? 0), 0)
  const [incomes, expenses] = [sum(INCOMES), sum(EXPENSES)]
  return { incomes, expenses, installment, free: incomes - expenses - installment }
}
