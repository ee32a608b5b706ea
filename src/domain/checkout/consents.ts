import type { CustomerKind } from '../account/customer.ts'

/** What a customer consents to before ordering, each in a box of its own that is not pre-ticked. */
const CONSENTS = ['USED_LIABILITY', 'KNOWN_DEFECTS', 'TRADE_IN', 'TERMS'] as const
type ConsentKey = (typeof CONSENTS)[number]

/** Notices beside the consents: information that the law requires on the page of the order button. */
const LEGAL_INFOS = ['GUARANTEE', 'WITHDRAWAL', 'MARGIN_SCHEME', 'CREDIT_WARNING'] as const
export type LegalNoticeKey = (typeof LEGAL_INFOS)[number]

/** The facts of a car that decide which consents it needs. */
export interface ConsentVehicle {
  readonly id: number
  readonly condition: string | null
  readonly accident: boolean | null
  readonly damaged: boolean | null
  readonly roadworthy: boolean | null
  readonly isMarginScheme: boolean
  readonly isFinanced: boolean
  /** The lessor buys the car, so the customer has no claims for defects that could be shortened. */
  readonly isLeased: boolean
}

/** A consent; its place in the list is its index. */
export interface Consent {
  readonly key: ConsentKey
  /** The car it concerns; null for a trade-in or the contract as a whole. */
  readonly vehicleId: number | null
  /** The trade-in it concerns; null for anything else. */
  readonly tradeInId: number | null
  readonly merchantId: number
}

export interface LegalNotice {
  readonly key: LegalNoticeKey
  /** How many cars it concerns. */
  readonly cars: number
}

/** Conditions that are „gebraucht“ under § 476 BGB. A day registration counts as new (BGH, 12 January 2005, VIII ZR 109/04). */
const USED: ReadonlySet<string | null> = new Set(['USED', 'DEMONSTRATOR', 'NEARLY_NEW'])

/**
 * The consents a contract with one dealer needs, in order. The shorter liability for used goods, and known defects, need an express
 * agreement for each car, apart from the terms (§ 476 BGB); companies have no such right. A trade-in is a sale by the customer, which the
 * order button does not mention: it is agreed to separately, by companies too.
 */
export function consentsOf(
  merchantId: number,
  cars: readonly ConsentVehicle[],
  kind: CustomerKind,
  tradeInIds: readonly number[] = [],
): Consent[] {
  const ofCars = kind === 'COMPANY' ? [] : cars.flatMap((car) => keysOf(car).map((key) => ({ key, car })))
  return [
    ...ofCars.map(({ key, car }) => ({ key, vehicleId: car.id, tradeInId: null, merchantId })),
    ...tradeInIds.map((tradeInId) => ({ key: 'TRADE_IN' as const, vehicleId: null, tradeInId, merchantId })),
    { key: 'TERMS', vehicleId: null, tradeInId: null, merchantId },
  ]
}

/** The notices for the whole order, with the number of cars each concerns. */
export function legalNoticesOf(cars: readonly ConsentVehicle[], kind: CustomerKind): LegalNotice[] {
  const counts: Record<LegalNoticeKey, number | null> = {
    GUARANTEE: kind === 'PRIVATE' ? cars.length : null,
    WITHDRAWAL: kind === 'PRIVATE' ? cars.length : null,
    MARGIN_SCHEME: countOf(cars, ({ isMarginScheme }) => isMarginScheme),
    CREDIT_WARNING: countOf(cars, ({ isFinanced }) => isFinanced),
  }
  return LEGAL_INFOS.flatMap((key) => {
    const count = counts[key]
    return count === null ? [] : [{ key, cars: count }]
  })
}

/** Whether a car differs from what one may usually expect. */
export function hasKnownDefects(car: Pick<ConsentVehicle, 'accident' | 'damaged' | 'roadworthy'>): boolean {
  const { accident, damaged, roadworthy } = car
  return accident === true || damaged === true || roadworthy === false
}

function keysOf(car: ConsentVehicle): ConsentKey[] {
  return [
    ...(USED.has(car.condition) && !car.isLeased ? (['USED_LIABILITY'] as const) : []),
    ...(hasKnownDefects(car) ? (['KNOWN_DEFECTS'] as const) : []),
  ]
}

function countOf(cars: readonly ConsentVehicle[], is: (car: ConsentVehicle) => boolean): number | null {
  return cars.filter(is).length || null
}
