import { type RateRange, widestRange } from '#domain/financing/rate-range.ts'
import type { PriceRangeKind } from '#domain/vehicle/search-vocabulary.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import type { Directory } from './directory.ts'

type RateKind = Exclude<PriceRangeKind, 'CASH_RANGE'>

/**
 * The ranges of monthly rates that the visible merchants have set: for loans the slider's range while no car has a rate, for leasing the
 * range of links to such offers. Null where none has set one.
 */
export function rateRangesOf(
  { merchantUuids }: MerchantScope,
  { merchants }: Directory,
): Record<RateKind, RateRange | null> {
  const seen = merchantUuids.length === 0 ? merchants : merchants.filter(({ uuid }) => merchantUuids.includes(uuid))
  return {
    LOAN_RATE_RANGE: widestRange(seen.map(({ loanRangeFallback }) => loanRangeFallback)),
    LEASING_RATE_RANGE: widestRange(seen.map(({ leasingRange }) => leasingRange)),
  }
}
