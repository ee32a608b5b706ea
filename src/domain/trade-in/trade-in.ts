import type { TradeInState } from './trade-in-states.ts'

/**
 * The identity of a trade-in vehicle when the offer was made, because its entry in the garage may change or be deleted. Months are `YYYY-
 * MM`.
 */
export interface TradedCar {
  readonly make: string
  readonly model: string | null
  readonly vin: string | null
  readonly plate: string | null
  readonly firstRegistration: string | null
  /** Kilometres. */
  readonly mileage: number | null
}

/** Days an offer is valid unless its dealer says otherwise. */
export const DAYS_OFFERED = 14
/** The longest an offer may bind its dealer, because cars lose their value. */
export const MAX_DAYS_OFFERED = 90
/** Days before its last day on which the customer is reminded. */
export const DAYS_OF_NOTICE = 3
/** Cents: a higher price is a typing error. */
export const MAX_OFFERED = 500_000_00

/** The facts that decide whether an offer can be used. Its last day as YYYY-MM-DD, in Berlin. */
interface OfferStatus {
  readonly state: TradeInState
  readonly validUntil: string | null
  /** The same car is traded in already. */
  readonly isTaken: boolean
}

/** Whether the offer can still be accepted: up to and including its last day, and as long as the car is not traded in. */
export function isOpenOffer({ state, validUntil, isTaken }: OfferStatus, today: string): boolean {
  return state === 'OFFERED' && validUntil !== null && validUntil >= today && !isTaken
}

/** Whether a text is the id of a trade-in: digits only, greater than zero, safe as a number. */
export function isTradeInId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text)
}

export function tradedCarName({ make, model }: Pick<TradedCar, 'make' | 'model'>): string {
  return [make, model].filter(Boolean).join(' ')
}
