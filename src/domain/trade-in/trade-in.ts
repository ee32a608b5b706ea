import type { TradeInState } from './trade-in-states.ts'

/** What identifies a traded-in car, as it was when the offer was made: its entry in the garage may change or go. Months are `YYYY-MM`. */
export interface TradedCar {
  readonly make: string
  readonly model: string | null
  readonly vin: string | null
  readonly plate: string | null
  readonly firstRegistration: string | null
  /** Kilometres. */
  readonly mileage: number | null
}

/** How long an offer holds where its dealer says nothing of it. */
export const DAYS_OFFERED = 14
/** Dealers do not bind themselves for longer: cars lose their value. */
export const MAX_DAYS_OFFERED = 90
/** So many days before the last one the customer is reminded. Source: domain research, section 6.2. */
export const DAYS_OF_NOTICE = 3
/** Cents: a price beyond is a slip of the keys. */
export const MAX_OFFERED = 500_000_00

/** What decides whether an offer can be used. Its last day as YYYY-MM-DD, in Berlin. */
export interface OfferStanding {
  readonly state: TradeInState
  readonly validUntil: string | null
  /** The same car is already given to a dealer. */
  readonly isTaken: boolean
}

/** Whether the customer can still have what was offered: up to and including the last day, and as long as the car is theirs to give. */
export function isOpenOffer({ state, validUntil, isTaken }: OfferStanding, today: string): boolean {
  return state === 'OFFERED' && validUntil !== null && validUntil >= today && !isTaken
}

/** Whether a text is the id of a trade-in: digits only, greater than zero, safe as a number. */
export function isTradeInId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text)
}

export function tradedCarName({ make, model }: Pick<TradedCar, 'make' | 'model'>): string {
  return [make, model].filter(Boolean).join(' ')
}
