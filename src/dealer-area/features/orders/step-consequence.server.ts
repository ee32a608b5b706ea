import type { Locale } from '#domain/locale.ts'
import { type OrderState, releasesVehicles } from '#domain/order/order-states.ts'
import { carConsequenceTexts, orderConsequenceTexts } from '#messages/dealer-orders.ts'

/** What follows from a step of an order, beginning with its car where it has one. */
export function stepConsequence(
  { from, to, hasCar }: { readonly from: OrderState; readonly to: OrderState; readonly hasCar: boolean },
  locale: Locale,
): string {
  const car = to === 'CONFIRMED' ? 'sold' : releasesVehicles(to) && !releasesVehicles(from) ? 'released' : undefined
  const ofCar = hasCar && car ? [carConsequenceTexts[car][locale]] : []
  return [...ofCar, orderConsequenceTexts[to][locale]].join(' ')
}
