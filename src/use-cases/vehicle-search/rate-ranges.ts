import { type RateRange, widestRange } from '#domain/financing/rate-range.ts'
import type { PriceRangeKind } from '#domain/vehicle/search-vocabulary.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import type { Directory } from './directory.ts'

type RateKind = Exclude<PriceRangeKind, 'CASH_RANGE'>

/**
 * The ranges that the merchants a request sees have for monthly rates: of loans where the slider stands while no car has a
 * rate, of leasing what links to such offers ask for. Null where none of them has one.
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
