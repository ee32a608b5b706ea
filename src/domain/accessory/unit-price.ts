import type { Accessory, Content } from './accessory.ts'

const BASES = { ml: ['l', 1000], l: ['l', 1], g: ['kg', 1000], kg: ['kg', 1], m: ['m', 1] } as const satisfies Record<
  Content['unit'],
  readonly [string, number]
>

/** Cents for one litre, kilogram or metre. */
export interface UnitPrice {
  readonly cents: number
  readonly per: 'l' | 'kg' | 'm'
}

/** Packs below are exempt (§ 4 section 3 no. 1 PAngV), in grams or millilitres. */
const MIN_AMOUNT = 10

/**
 * The unit price (Grundpreis, § 4 PAngV), which must stand beside the price of goods sold by volume, weight or length. Null where none is
 * required: sold by the piece, a tiny pack, or a pack of exactly one unit.
 */
export function unitPriceOf({ unitPrice, content }: Pick<Accessory, 'unitPrice' | 'content'>): UnitPrice | null {
  if (!content || content.amount <= 0) return null
  const [per, divisor] = BASES[content.unit]
  const amount = content.amount / divisor
  if (amount === 1 || (per !== 'm' && amount * 1000 < MIN_AMOUNT)) return null
  return { cents: Math.round(unitPrice / amount), per }
}
