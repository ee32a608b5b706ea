import type { ReadHandle } from '#database/handles.ts'
import { addMonths } from '#domain/calendar-month.ts'
import type { ComparedBy, ComparedOffer, TradeInValuation } from '#domain/trade-in/trade-in-data.ts'
import { compareAlike, type DescribedCar, type Narrowed, POWER_APART, withoutTwins } from '#domain/valuation/alike.ts'
import type { Compared } from '#domain/valuation/compared.ts'
import { KILOMETRES_APART, MAX_MONTHS_APART } from '#domain/valuation/estimate.ts'
import { quantileItem, quantileOf } from '#domain/valuation/weighted.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { type ComparedCar, type NamedComparable, readComparables } from './comparables.ts'

export type MarketCar = ComparedCar & DescribedCar

/**
 * What is compared first, and what is given up one after the other while there are too few offers. The power is never given up: a sports
 * version says nothing about the price of a family car.
 */
const NARROWED: readonly (readonly Narrowed[])[] = [
  ['fuel', 'power', 'body', 'gearbox'],
  ['fuel', 'power', 'body'],
  ['fuel', 'power'],
  ['power'],
]

/**
 * What similar offers of the whole shop say about a car, without those of the dealer who is to buy it. Undefined where fewer than five
 * remain, or so few sellers that one of them would weigh more than its share.
 */
export async function readMarketValue(
  read: ReadHandle,
  car: MarketCar,
  { exceptMerchantId, today }: { readonly exceptMerchantId: number; readonly today: string },
): Promise<TradeInValuation | undefined> {
  const all = await readComparables(read, car, null, [])
  const others = withoutTwins(all.filter(({ merchantId }) => merchantId !== exceptMerchantId))
  const alike = compareAlike(car, others, NARROWED, today)
  return alike && valuationOf(car, alike.compared, alike.narrowed, today)
}

function valuationOf(
  car: MarketCar,
  compared: readonly Compared<NamedComparable>[],
  narrowed: readonly Narrowed[],
  today: string,
): TradeInValuation {
  const median = quantileItem(compared, 0.5)!
  return {
    asOf: today,
    market: {
      ...{ median: median.offer.price, age: Math.round(median.age), mileage: Math.round(median.mileage) },
      power: Math.round(median.power),
      low: Math.round(quantileOf(compared, 0.2)),
      high: Math.round(quantileOf(compared, 0.8)),
    },
    medianOffer: { firstRegistration: median.offer.firstRegistration, mileage: median.offer.mileage },
    offers: compared.length,
    sellers: new Set(compared.map(({ offer }) => offer.merchantId)).size,
    comparedBy: comparedBy(car, narrowed),
    comparables: compared
      .toSorted((a, b) => a.offer.firstRegistration.localeCompare(b.offer.firstRegistration))
      .map((each) => namedOffer(each, each === median)),
  }
}

function comparedBy(car: MarketCar, narrowed: readonly Narrowed[]): ComparedBy {
  const power = narrowed.includes('power') ? car.power : null
  const valueOf = (by: 'fuel' | 'gearbox' | 'body') => (narrowed.includes(by) ? car[by] : null)
  return {
    ...{ make: slugOf(car.make), model: slugOf(car.model), fuel: valueOf('fuel'), gearbox: valueOf('gearbox') },
    body: valueOf('body'),
    minPower: power === null ? null : Math.ceil(power * (1 - POWER_APART)),
    maxPower: power === null ? null : Math.floor(power * (1 + POWER_APART)),
    from: addMonths(car.firstRegistration, -MAX_MONTHS_APART),
    to: addMonths(car.firstRegistration, MAX_MONTHS_APART),
    maxMileage: Math.ceil(car.mileage + Math.max(car.mileage * KILOMETRES_APART.share, KILOMETRES_APART.least)),
  }
}

function namedOffer({ offer, age, mileage, power }: Compared<NamedComparable>, isMedian: boolean): ComparedOffer {
  const { id, make, model, modelDescription, seller, sellerKind, city, firstRegistration, price } = offer
  return {
    ...{ id, city, firstRegistration, price, isMedian, mileage: offer.mileage },
    title: [make, model, modelDescription].filter(Boolean).join(' '),
    // Who sells privately stays unnamed.
    seller: sellerKind === 'PRIVATE' ? '' : seller,
    adjustment: Math.round(age + mileage + power),
  }
}
