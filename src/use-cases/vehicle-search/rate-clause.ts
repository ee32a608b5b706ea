import { toCents } from '#domain/format/money.ts'
import { LRUCache } from 'lru-cache'
import type { PriceFilter } from '#catalogue/filters.ts'
import { PRICE_FIELDS } from '#catalogue/search-columns.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import { type CentRange, pricesWithRate } from '#domain/financing/wished-terms.ts'
import type { Clause } from '#search/request.ts'
import type { NamedMerchant } from './directory.ts'
import { MERCHANT, NO_CODE, PRICE } from './engine-schema.ts'

/** Ranges of prices by product and terms: to calculate them takes milliseconds, and pages of one list ask again and again. */
const rangesByTerms = new LRUCache<string, readonly CentRange[]>({ max: 500 })

/** Whether a filter by rate means other terms than those the stored rates were calculated with. */
export function hasOwnTerms({ kind, downPayment, months }: PriceFilter): boolean {
  return kind !== 'CASH_RANGE' && (downPayment !== undefined || months !== undefined)
}

/**
 * A filter by rate with the visitor's own terms. No index holds those rates, but each lender's are a matter of the price: so it becomes,
 * for the merchants of each product, the prices that have such a rate. Only cars with a stored rate are financed at all.
 */
export function rateClause(price: PriceFilter, merchants: readonly NamedMerchant[]): Clause {
  const rate = PRICE_FIELDS[price.kind]
  const kind = price.kind === 'LOAN_RATE_RANGE' ? 'LOAN' : 'LEASING'
  const financed = merchants.flatMap(({ id, financeProducts }) => {
    const product = financeProducts.find((one) => one.kind === kind)
    return product ? [{ id, product, terms: JSON.stringify({ ...product, legalText: null }) }] : []
  })
  const either = [...Map.groupBy(financed, ({ terms }) => terms)].flatMap(([terms, members]): Clause[][] => {
    const { product } = members[0]!
    const merchant: Clause = { field: MERCHANT, anyOf: members.map(({ id }) => id) }
    return rangesOf(product, terms, price).map((prices) => [
      merchant,
      { field: PRICE_FIELDS.CASH_RANGE, ...prices },
      { field: rate, min: 0 },
    ])
  })
  return either.length > 0
    ? { either, group: PRICE }
    : { either: [[{ field: MERCHANT, anyOf: [NO_CODE] }]], group: PRICE }
}

function rangesOf(product: FinanceProduct, terms: string, price: PriceFilter): readonly CentRange[] {
  const { min = 0, max, downPayment, months } = price
  const key = `${terms} ${min} ${max} ${downPayment} ${months}`
  const known = rangesByTerms.get(key)
  if (known) return known
  const wished = {
    ...(downPayment === undefined ? {} : { downPayment: toCents(downPayment) }),
    ...(months === undefined ? {} : { months }),
  }
  const ranges = pricesWithRate(product, wished, {
    min: toCents(min),
    max: max === undefined ? Infinity : toCents(max),
  })
  rangesByTerms.set(key, ranges)
  return ranges
}
