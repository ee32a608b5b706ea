import type { NumberColumn } from './columns/number-column.ts'
import { NO_NUMBER } from './columns/number-column.ts'
import type { DocumentSet } from './document-set.ts'
import type { SearchRequest } from './request.ts'
import type { Point } from './schema.ts'
import { topK } from './top-k.ts'
import type { Stock } from './stock.ts'

/**
 * A step along an order costs a third of inserting a match into the heap: a walk is tried when it should take at most this many steps for
 * each match.
 */
const WALK_STEPS_PER_MATCH = 2
/** A walk may take this many times the expected steps, because filters and orders correlate: old vehicles are cheap. */
const MAX_WALK_FACTOR = 3

/** The ids of the matches at positions offset … offset + limit − 1 in the requested order. */
export function findPage(stock: Stock, matches: DocumentSet, { sort, offset, limit }: SearchRequest): number[] {
  const ids = stock.slots.ids.view
  const sign = sort.direction === 'asc' ? 1 : -1
  const wanted: Page = { offset, limit: Math.min(limit, matches.size - offset) }
  const number = 'from' in sort ? null : sortedNumber(stock, sort.by)
  if (wanted.limit <= 0) return []
  const walked = number && walk(stock, matches, number, sign, wanted)
  if (walked) return walked
  const keys = 'from' in sort ? distanceKeys(stock, matches, sort.from, sign) : numberKeys(number!, matches, sign)
  return topK(matches.slots(), keys, ids, sign, offset, wanted.limit).map((slot) => ids[slot]!)
}

interface Page {
  offset: number
  limit: number
}

function sortedNumber(stock: Stock, name: string): NumberColumn {
  const sort = stock.schema.sorts.find((known) => known.name === name)
  if (!sort) throw new Error(`there is no sort ${name}`)
  return stock.columns.get(sort.field ?? name) as NumberColumn
}

/** Walks the order until the page is full; null when that takes too long. */
function walk(
  stock: Stock,
  matches: DocumentSet,
  number: NumberColumn,
  sign: 1 | -1,
  { offset, limit }: Page,
): number[] | null {
  const expectedSteps = (stock.slots.size * (offset + limit)) / matches.size
  if (expectedSteps > matches.size * WALK_STEPS_PER_MATCH) return null
  const budget = Math.max(expectedSteps * MAX_WALK_FACTOR, matches.size)

  const ids = stock.slots.ids.view
  const bits = new Uint32Array(stock.memory.wasm.buffer, matches.wholeBits, stock.slots.words)
  const found: number[] = []
  let passed = 0
  const visit = (slot: number) => {
    if (passed++ >= offset) found.push(ids[slot]!)
    return found.length < limit
  }
  const { valued, without } = number.orders!
  const left = valued.walk(bits, sign < 0, budget, visit)
  if (left >= 0 && found.length < limit) without.walk(bits, sign < 0, left, visit)
  return found.length < limit ? null : found
}

/** Keys to be sorted ascending: documents without a value come last in both directions. */
function numberKeys({ raw }: NumberColumn, matches: DocumentSet, sign: number): Float64Array {
  const numbers = raw.view
  const slots = matches.slots()
  const keys = new Float64Array(slots.length)
  for (let i = 0; i < slots.length; i++) {
    const value = numbers[slots[i]!]!
    keys[i] = value === NO_NUMBER ? Infinity : sign * value
  }
  return keys
}

function distanceKeys(stock: Stock, matches: DocumentSet, from: Point, sign: number): Float64Array {
  const place = stock.places[0]
  if (!place) throw new Error('distance: the schema has no place')
  const haversines = place.haversines(from)
  const places = place.raw.view
  const slots = matches.slots()
  const keys = new Float64Array(slots.length)
  for (let i = 0; i < slots.length; i++) {
    const code = places[slots[i]!]!
    keys[i] = code === 0 ? Infinity : sign * haversines[code]!
  }
  return keys
}
