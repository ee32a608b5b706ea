/** What a visitor may enter into the calculator, under the names of the API. */
export type FinanceInputName = 'price' | 'downPayment' | 'duration' | 'mileage' | 'finalInstallment'

/**
 * Why an input cannot be calculated. `limit` is the bound that was missed, in the unit of the input (cents, months, km a year). TOO_SMALL:
 * the amount left gives no instalment of a cent. REACHES_PRICE: nothing is left to finance. EXCEEDS_LOAN: a final instalment above the loan
 * would let the debt grow every month.
 */
export interface FinanceRefusal {
  readonly input: FinanceInputName
  readonly code:
    | 'NOT_WHOLE'
    | 'BELOW_MIN'
    | 'ABOVE_MAX'
    | 'OFF_STEP'
    | 'REACHES_PRICE'
    | 'EXCEEDS_LOAN'
    | 'COVERED_BY_RESIDUAL'
    | 'TOO_SMALL'
  readonly limit?: number
  /** The allowed range in the unit of the input, where the terms bound it. */
  readonly allowed?: AllowedRange
}

interface AllowedRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Every input that is not a whole number of at least `min`. */
export function refuseNumbers(
  inputs: readonly (readonly [input: FinanceInputName, value: number, min: number])[],
): FinanceRefusal[] {
  return inputs.flatMap(([input, value, min]): FinanceRefusal[] => {
    if (!Number.isSafeInteger(value)) return [{ input, code: 'NOT_WHOLE' }]
    return value < min ? [{ input, code: 'BELOW_MIN', limit: min }] : []
  })
}
