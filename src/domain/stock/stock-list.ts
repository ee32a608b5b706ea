import type { PriceRating } from '../vehicle/price-rating.ts'
import type { VehicleState } from './stock-state.ts'

/** Columns that the stock list can be sorted by. */
export const STOCK_SORTS = [
  ...(['VEHICLE', 'NUMBER', 'STATE', 'PRICE', 'RATING', 'DAYS'] as const),
  ...(['REGISTERED', 'MILEAGE', 'QUALITY', 'PICTURES', 'REQUESTS', 'CHANGED'] as const),
] as const
export type StockSort = (typeof STOCK_SORTS)[number]

/** What a car's offer lacks, the law first: values of its energy label (Pkw-EnVKV), pictures, words. */
export const STOCK_GAPS = ['LABEL', 'NO_PICTURES', 'FEW_PICTURES', 'SHORT_TEXT'] as const
export type StockGap = (typeof STOCK_GAPS)[number]

/** Fewer pictures, or fewer characters, are named as a gap. */
export const MIN_PICTURES = 5
export const MIN_TEXT = 200

/** A car that has been in stock for longer is in the view of long-standing cars. */
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
  readonly rating?: PriceRating | undefined
  readonly minDays?: number | undefined
  readonly maxDays?: number | undefined
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
}
