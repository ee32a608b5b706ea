/**
 * How the exact instalment is rounded to cents. PLAN: interest in whole cents each month, the last instalment takes the remainder, as in a
 * contract. TOTAL: the exact total is rounded. INSTALMENT: the rounded instalment is multiplied. Banks advertise with all three.
 */
export const ROUNDINGS = ['PLAN', 'TOTAL', 'INSTALMENT'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** One month of a loan; all amounts in cents. `payment` = `interest` + `principal`; `balance` is what is owed afterwards. */
export interface RepaymentRow {
  readonly month: number
  readonly payment: number
  readonly interest: number
  readonly principal: number
  readonly balance: number
}

interface PlanTerms {
  /** Cents owed at the beginning. */
  readonly debt: number
  /** The monthly interest rate as a fraction. */
  readonly monthly: number
  readonly months: number
  /** The number of regular instalments: one a month, or one fewer where the final instalment replaces the last. */
  readonly count: number
  /** Cents, unrounded. */
  readonly exactInstallment: number
  /** Cents due in the last month on top of, or instead of, an instalment. */
  readonly finalInstallment: number
  readonly rounding: Rounding
}

/** The loan month by month. It ends at a balance of zero; its payments are the total to the cent. */
export function repaymentPlan(terms: PlanTerms): RepaymentRow[] {
  const installment = Math.round(terms.exactInstallment)
  const rows: RepaymentRow[] = []
  let balance = terms.debt
  for (let month = 1; month <= terms.months; month++) {
    const isLast = month === terms.months
    const accrued = Math.round(balance * terms.monthly)
    const regular =
      month < terms.count ? installment : month === terms.count ? lastInstallment(terms, balance + accrued) : 0
    const payment = regular + (isLast ? terms.finalInstallment : 0)
    // The last payment settles the debt including the rounding remainder.
    const interest = isLast ? payment - balance : accrued
    const principal = payment - interest
    balance -= principal
    rows.push({ month, payment, interest, principal, balance })
  }
  return rows
}

/** The last regular instalment in cents; `owed` is the balance with the month's interest. */
function lastInstallment(
  { rounding, exactInstallment, count, months, finalInstallment, monthly }: PlanTerms,
  owed: number,
): number {
  const installment = Math.round(exactInstallment)
  if (rounding === 'INSTALMENT') return installment
  if (rounding === 'TOTAL') return Math.round(count * exactInstallment) - (count - 1) * installment
  // A final instalment one month later must pay exactly the balance left for it and its interest.
  const left = count === months ? finalInstallment : Math.round(finalInstallment / (1 + monthly))
  return owed - left
}
