import { PRICE_SHARES, RELEVANCE_PARTS } from '../vehicle/relevance.ts'
import type { VehicleState } from './stock-state.ts'

/** Columns that the stock list can be sorted by. */
export const STOCK_SORTS = [
  ...(['VEHICLE', 'NUMBER', 'STATE', 'PRICE', 'POSITION', 'DAYS'] as const),
  ...(['REGISTERED', 'MILEAGE', 'QUALITY', 'PICTURES', 'REQUESTS', 'CHANGED'] as const),
] as const
export type StockSort = (typeof STOCK_SORTS)[number]

/** What a car's offer lacks, the law first: values of its energy label (Pkw-EnVKV), pictures, words. */
export const STOCK_GAPS = ['LABEL', 'NO_PICTURES', 'FEW_PICTURES', 'SHORT_TEXT'] as const
export type StockGap = (typeof STOCK_GAPS)[number]

/** Fewer pictures, or fewer characters, are named as a gap. */
export const MIN_PICTURES = 5
export const MIN_TEXT = 200

/** A car that stands for longer is in the view of those. */
export const LONG_ON_STOCK_DAYS = 60

/** Parts of the stock: one state, or all cars that are not online although nobody has bought them. */
export const STOCK_PARTS = ['PUBLISHED', 'OFFLINE', 'INCOMPLETE', 'DRAFT', 'RESERVED', 'SOLD', 'ARCHIVED'] as const
export type StockPart = (typeof STOCK_PARTS)[number]

export const STATES_OF_PART: Readonly<Record<StockPart, readonly VehicleState[]>> = {
  ...{ PUBLISHED: ['PUBLISHED'], OFFLINE: ['INCOMPLETE', 'DRAFT'], INCOMPLETE: ['INCOMPLETE'], DRAFT: ['DRAFT'] },
  ...{ RESERVED: ['RESERVED'], SOLD: ['SOLD'], ARCHIVED: ['ARCHIVED'] },
}

/** Which cars of a merchant are listed; without a part all but the archived. Cents and whole days, bounds included. */
export interface StockFilter {
  readonly text?: string | undefined
  readonly part?: StockPart | undefined
  readonly gap?: StockGap | undefined
  readonly minDays?: number | undefined
  readonly maxDays?: number | undefined
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
}

/** A price beside those of comparable offers, the best first. */
export const PRICE_POSITIONS = ['VERY_GOOD', 'GOOD', 'FAIR', 'RAISED', 'HIGH'] as const
export type PricePosition = (typeof PRICE_POSITIONS)[number]

/** Up to this share of comparable asking prices each. */
const UPPER_SHARES = [0.9, 0.96, 1.04, 1.1] as const

/** The position that the stored points of a price stand for (`pricePoints`); null where it cannot be compared. */
export function pricePositionOf(points: number | null): PricePosition | null {
  if (points === null) return null
  const { best, worst } = PRICE_SHARES
  const share = worst - (points / RELEVANCE_PARTS.price) * (worst - best)
  const index = UPPER_SHARES.findIndex((upper) => share <= upper + 1e-9)
  return PRICE_POSITIONS[index === -1 ? UPPER_SHARES.length : index]!
}
