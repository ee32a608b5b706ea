import type { VehicleState } from './stock-state.ts'

export const BULK_KINDS = ['PRICE', 'STATE', 'TEXT', 'TERMS'] as const
export type BulkKind = (typeof BULK_KINDS)[number]

export const PRICE_MODES = ['PERCENT', 'AMOUNT', 'EACH'] as const
export type PriceMode = (typeof PRICE_MODES)[number]

/** Terms of an offer that many cars can share: days until delivery, cents of the transfer, a warranty. */
export const BULK_TERMS = ['availability', 'transferCost', 'warranty'] as const
export type BulkTerm = (typeof BULK_TERMS)[number]

/** Cents that a new price can be rounded to. */
export const ROUNDINGS = [1, 1_00, 10_00, 50_00, 100_00] as const

/** What is to become of every selected car. */
export interface BulkProposal {
  /** Of a price: percent with at most one decimal, or cents; below zero makes it cheaper. */
  readonly mode?: PriceMode
  readonly by?: number
  readonly rounding?: number
  /** Of EACH: the new price of each car in cents, by its id. */
  readonly prices?: Readonly<Record<string, number>>
  readonly to?: 'PUBLISHED' | 'DRAFT' | 'ARCHIVED'
  /** A paragraph that is added to the description. */
  readonly text?: string
  /** Null: the offer says nothing of it. */
  readonly term?: { readonly key: BulkTerm; readonly value: number | boolean | null }
}

/** Why a car stays as it is. */
export const BULK_REFUSALS = ['ORDERED', 'LABEL', 'LIMIT', 'SAME', 'CHANGED', 'GONE'] as const
export type BulkRefusal = (typeof BULK_REFUSALS)[number]

/** What a change has done to one car, for its undoing. */
export interface BulkResult {
  readonly id: number
  readonly before: number | string | boolean | null
  readonly after: number | string | boolean | null
  /** Whether the field was a person's own before. */
  readonly wasOwn: boolean
}

/** Minutes after its application in which a change can be undone. */
export const UNDO_MINUTES = 30
/** For more cars than this, their number has to be typed to confirm. */
export const COUNT_TYPED_ABOVE = 25
/** The most cars that can be changed at once. */
export const MAX_BULK_VEHICLES = 5_000

/** The new price of a car in cents; rounded commercially. */
export function changedPrice(id: number, price: number, { mode, by = 0, rounding = 1, prices }: BulkProposal): number {
  if (mode === 'EACH') return prices?.[String(id)] ?? price
  const changed = mode === 'PERCENT' ? price + (price * Math.round(by * 10)) / 1000 : price + by
  return Math.round(changed / rounding) * rounding
}

/** Whether a proposal says all that its kind needs. */
export function isComplete(kind: BulkKind, { mode, by, prices, to, text, term }: BulkProposal): boolean {
  if (kind === 'TERMS') return term !== undefined
  if (kind === 'PRICE' && mode === 'EACH') return Object.keys(prices ?? {}).length > 0
  if (kind === 'PRICE') return mode !== undefined && by !== undefined && by !== 0
  return kind === 'STATE' ? to !== undefined : Boolean(text)
}

/** Whether an order has the car, which then keeps its price and state. */
export function isOrdered(state: VehicleState): boolean {
  return state === 'RESERVED' || state === 'SOLD'
}
