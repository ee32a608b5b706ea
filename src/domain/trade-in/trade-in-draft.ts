import { z } from 'zod'
import { SEQUENCE_STEPS } from './sequence.ts'

/** Where somebody comes from (specification, section 3: flow origin, section 9: flows). */
export const FLOW_ORIGINS = ['CHECKOUT', 'STANDALONE', 'WIDGET'] as const
export type FlowOrigin = (typeof FLOW_ORIGINS)[number]

export const TRADE_IN_FLOWS = ['pdpFlow', 'garageFlow', 'scartFlow', 'scartSecFlow', 'standFlow', 'otherFlow'] as const
export type TradeInFlow = (typeof TRADE_IN_FLOWS)[number]

/** The ways to name one's car. */
export const IDENTIFICATION_TABS = ['VIN', 'KEY_NUMBERS', 'GARAGE', 'SEQUENCE'] as const
export type IdentificationTab = (typeof IDENTIFICATION_TABS)[number]

/** Kilometres. */
export const MAX_TRADED_KILOMETRES = 1_000_000
/** Longest message to the dealer, in characters. */
export const MAX_TRADE_IN_MESSAGE = 500

const Answers = z.partialRecord(z.enum(SEQUENCE_STEPS), z.string().max(80))

/** What somebody has entered in a trade-in so far. */
export const TradeInDraft = z.object({
  /** Names what the draft has reserved, whoever its owner is by then. */
  key: z.uuid(),
  flow: z.enum(TRADE_IN_FLOWS),
  origin: z.enum(FLOW_ORIGINS),
  /** The car on offer that somebody came from. */
  carId: z.string().nullable(),
  tab: z.enum(IDENTIFICATION_TABS),
  vin: z.string().nullable(),
  hsn: z.string().nullable(),
  tsn: z.string().nullable(),
  plate: z.string().nullable(),
  garageId: z.number().nullable(),
  /** A make or model that is not in our stock, as it is written in the garage. */
  makeName: z.string().nullable(),
  modelName: z.string().nullable(),
  /** The models that the key numbers may stand for; null: any. */
  models: z.array(z.string()).nullable(),
  /** What VIN, key numbers or garage say. */
  known: Answers,
  /** What was chosen; a choice resets the later ones. */
  answers: Answers,
  mileage: z.int().nullable(),
  condition: z.record(z.string(), z.string()),
  equipment: z.array(z.string()),
  /** Where a dealer is looked for. */
  place: z.string().nullable(),
  /** UUID of the dealer. */
  merchant: z.uuid().nullable(),
})
export type TradeInDraft = z.output<typeof TradeInDraft>

export function emptyTradeInDraft(key: string): TradeInDraft {
  return {
    ...{ key, flow: 'otherFlow', origin: 'STANDALONE', carId: null, tab: 'SEQUENCE' },
    ...{ vin: null, hsn: null, tsn: null, plate: null, garageId: null, makeName: null, modelName: null, models: null },
    ...{ known: {}, answers: {}, mileage: null, condition: {}, equipment: [], place: null, merchant: null },
  }
}

/** Carts lead to the checkout; everything else stands alone. A widget says so itself. */
export function originOf(flow: TradeInFlow): FlowOrigin {
  return flow === 'scartFlow' || flow === 'scartSecFlow' ? 'CHECKOUT' : 'STANDALONE'
}
