import type { Weighted } from './weighted.ts'

/** An offer that is compared with a car: its price as if it had the car's age, mileage and power, in cents. */
export interface Compared<Offer> extends Weighted {
  readonly offer: Offer
  /** What the difference in age, in mileage and in power does to its price, one after the other. */
  readonly age: number
  readonly mileage: number
  readonly power: number
}

/** The largest share of the weight that the offers of one seller may have. */
export const MAX_SELLER_SHARE = 0.3
/** With fewer sellers that share cannot be observed. */
export const MIN_SELLERS = Math.ceil(1 / MAX_SELLER_SHARE)

/**
 * The same offers with the weight of every seller limited to its share, so that nobody can set the price of a car by one's own offers.
 * Undefined where there are too few sellers.
 */
export function limitSellers<Offer>(
  compared: readonly Compared<Offer>[],
  sellerOf: (offer: Offer) => number,
): Compared<Offer>[] | undefined {
  const sellers = Map.groupBy(compared, ({ offer }) => sellerOf(offer))
  if (sellers.size < MIN_SELLERS) return undefined
  const weights = new Map([...sellers].map(([seller, offers]) => [seller, weightOf(offers)]))
  const limit = limitOf([...weights.values()])
  return compared.map((each) => {
    const own = weights.get(sellerOf(each.offer))!
    return own > limit ? { ...each, weight: (each.weight * limit) / own } : each
  })
}

/** The weight above which a seller is limited, largest first: what is limited has its exact share of the sum that remains. */
function limitOf(weights: readonly number[]): number {
  const sorted = weights.toSorted((a, b) => b - a)
  let others = sorted.reduce((sum, weight) => sum + weight, 0)
  for (const [limited, weight] of sorted.entries()) {
    const total = others / (1 - MAX_SELLER_SHARE * limited)
    if (weight <= MAX_SELLER_SHARE * total * (1 + 1e-12)) return MAX_SELLER_SHARE * total
    others -= weight
  }
  return Infinity
}

function weightOf(offers: readonly Weighted[]): number {
  return offers.reduce((sum, { weight }) => sum + weight, 0)
}
