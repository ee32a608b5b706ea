import { z } from 'zod'
import type { SlotChoice } from '../appointments/nearest-slots.ts'
import type { RequestData } from '../request/request.ts'
import { FLOW_ORIGINS, TRADE_IN_FLOWS } from './trade-in-draft.ts'

const cents = z.int()

/** A similar offer, as it was compared. */
const ComparedOffer = z.object({
  id: z.string(),
  title: z.string(),
  seller: z.string(),
  city: z.string(),
  firstRegistration: z.string(),
  mileage: z.int(),
  price: cents,
  /** What age, mileage and power together do to its price. */
  adjustment: cents,
  isMedian: z.boolean(),
})
export type ComparedOffer = z.output<typeof ComparedOffer>

/** What was compared: null means any. Months are YYYY-MM. */
const ComparedBy = z.object({
  make: z.string(),
  model: z.string(),
  fuel: z.string().nullable(),
  gearbox: z.string().nullable(),
  body: z.string().nullable(),
  minPower: z.int().nullable(),
  maxPower: z.int().nullable(),
  from: z.string(),
  to: z.string(),
  maxMileage: z.int(),
})
export type ComparedBy = z.output<typeof ComparedBy>

/** An estimate as it was shown; the lines follow from it and the condition (waterfall.ts). */
export const TradeInValuation = z.object({
  asOf: z.string(),
  market: z.object({ median: cents, age: cents, mileage: cents, power: cents.default(0), low: cents, high: cents }),
  /** Of the offer in the middle. */
  medianOffer: z.object({ firstRegistration: z.string(), mileage: z.int() }),
  offers: z.int(),
  sellers: z.int(),
  comparedBy: ComparedBy,
  comparables: z.array(ComparedOffer),
})
export type TradeInValuation = z.output<typeof TradeInValuation>

/** On which terms and with which amounts of its own a dealer buys. */
const StoredTerms = z.object({
  marginPermille: z.int(),
  minMargin: cents,
  reconditioning: cents,
  since: z.string(),
  amounts: z.record(z.string(), cents),
})
export type StoredTerms = z.output<typeof StoredTerms>

export const TradeInVehicle = z.object({
  make: z.string(),
  model: z.string().nullable(),
  vin: z.string().nullable(),
  plate: z.string().nullable(),
  color: z.string().nullable(),
  firstRegistration: z.string(),
  mileage: z.int(),
  body: z.string().nullable(),
  seats: z.string().nullable(),
  fuel: z.string().nullable(),
  power: z.int().nullable(),
  drive: z.string().nullable(),
  gearbox: z.string().nullable(),
})
export type TradeInVehicle = z.output<typeof TradeInVehicle>

/** What an inspection found: the same lines again. */
export const TradeInInspection = z.object({
  at: z.string(),
  condition: z.record(z.string(), z.string()),
  equipment: z.array(z.string()),
  mileage: z.int(),
  /** Cents the dealer names for answers without a fixed amount, by `question.answer`. */
  amounts: z.record(z.string(), cents),
  /** The market value the dealer names where nothing could be compared. */
  market: cents.nullable(),
})
export type TradeInInspection = z.output<typeof TradeInInspection>

const TradeInDetails = z.object({
  vehicle: TradeInVehicle,
  condition: z.record(z.string(), z.string()),
  equipment: z.array(z.string()),
  flow: z.enum(TRADE_IN_FLOWS),
  origin: z.enum(FLOW_ORIGINS),
  terms: StoredTerms,
  /** Null: there was too little to compare, and the dealer estimates. */
  valuation: TradeInValuation.nullable(),
})
export type TradeInDetails = z.output<typeof TradeInDetails>

/** What a request of the kind TRADE_IN says about itself. */
export interface TradeInData extends RequestData, TradeInDetails {
  /** Null: the dealer arranges the inspection. */
  readonly slot: SlotChoice | null
}

/** The trade-in that a request is about; null where it is about something else. */
export function tradeInDetails(data: RequestData): TradeInDetails | null {
  return TradeInDetails.safeParse(data).data ?? null
}
