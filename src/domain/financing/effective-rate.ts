import { effectivePercentOf } from './interest.ts'

/** A payment from the borrower's point of view: cents, positive when received. A month is a twelfth of a year. */
export interface CashFlow {
  readonly months: number
  readonly cents: number
}

const MIN_MONTHLY_RATE = -0.005
const MAX_MONTHLY_RATE = 0.1
const PRECISION = 1e-12

/**
 * The effective rate per year in percent, unrounded, at which all payments balance (annex to § 16 PAngV; Directive 2008/48/EC,
 * annex I). Null where no monthly rate from −0.5 to 10 percent does.
 */
export function effectiveRate(flows: readonly CashFlow[]): number | null {
  let low = MIN_MONTHLY_RATE
  let high = MAX_MONTHLY_RATE
  // The later a repayment, the less it weighs, so the balance rises with the rate.
  if (presentValue(flows, low) > 0 || presentValue(flows, high) < 0) return null
  while (high - low > PRECISION) {
    const middle = (low + high) / 2
    if (presentValue(flows, middle) < 0) low = middle
    else high = middle
  }
  return effectivePercentOf((low + high) / 2)
}

function presentValue(flows: readonly CashFlow[], monthly: number): number {
  return flows.reduce((sum, { months, cents }) => sum + cents * (1 + monthly) ** -months, 0)
}
