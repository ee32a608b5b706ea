/** A rate per year in percent, as a bank states it. */
export interface InterestRate {
  /** EFFECTIVE compounds the months; NOMINAL (Sollzins) is twelve times the monthly rate. */
  readonly kind: 'EFFECTIVE' | 'NOMINAL'
  readonly percent: number
}

/** The rate of one month as a fraction: 6.49 % effective → 0.00525…, 6.30 % nominal → 0.00525. */
export function monthlyRate({ kind, percent }: InterestRate): number {
  return kind === 'NOMINAL' ? percent / 1200 : Math.expm1(Math.log1p(percent / 100) / 12)
}

/** Effective rate per year in percent, unrounded, of a monthly fraction: (1 + i)^12 − 1 (annex to § 16 PAngV). */
export function effectivePercentOf(monthly: number): number {
  return Math.expm1(12 * Math.log1p(monthly)) * 100
}

/** Nominal rate per year in percent, unrounded, of a monthly fraction. */
export function nominalPercentOf(monthly: number): number {
  return monthly * 1200
}

/** A percentage with two decimals, halves upwards, as § 16 PAngV shows it. */
export function roundedPercent(percent: number): number {
  // The tiny addend lifts halves that binary fractions store a hair too low, such as 1.005.
  return Math.round((percent + 1e-9) * 100) / 100
}

/** The present value of one unit due after `months`. */
export function discount(monthly: number, months: number): number {
  return Math.exp(-months * Math.log1p(monthly))
}

/** The present value of `count` payments of one unit, each at the end of a month. */
export function annuityFactor(monthly: number, count: number): number {
  return monthly === 0 ? count : -Math.expm1(-count * Math.log1p(monthly)) / monthly
}
