import type { Block, Memory } from '../memory.ts'
import { Order } from '../order.ts'
import { sortByKey } from '../radix-sort.ts'
import type { FieldClause } from '../request.ts'
import type { FieldOf, FieldValue } from '../schema.ts'
import { type Steps, inChunks } from '../steps.ts'
import { type Column, refuse, type Storage, type Work } from './column.ts'
import type { Part } from './part.ts'

export const NO_NUMBER = -(2 ** 31)
const MAX_VALUE = 2 ** 31 - 1

/**
 * A 32-bit integer per document: scanned for ranges, sorted for orders and extents, and part of a packed code when its histogram is
 * counted.
 */
export class NumberColumn implements Column, Storage {
  readonly spec: FieldOf<'number'>
  readonly name: string
  readonly raw: Block<Int32Array>
  /** The documents with a value by (value, id), and those without by id; null when the schema sorts by neither. */
  readonly orders: { valued: Order; without: Order } | null
  readonly #part: Part | null

  constructor(memory: Memory, spec: FieldOf<'number'>, ids: Block<Float64Array>, part: Part | null, ordered: boolean) {
    this.spec = spec
    this.name = spec.name
    this.raw = memory.column(Int32Array)
    this.orders = ordered ? { valued: new Order(this.raw, ids), without: new Order(null, ids) } : null
    this.#part = part
  }

  check(value: FieldValue): void {
    if (value === undefined) return
    if (!Number.isInteger(value) || (value as number) <= NO_NUMBER || (value as number) > MAX_VALUE)
      refuse(this.name, value, 'a 32-bit integer')
  }

  store(slot: number, value: FieldValue): void {
    this.check(value)
    this.raw.view[slot] = numberOf(value)
    this.#part?.store(slot, this.#bucketOf(value))
  }

  read(slot: number): FieldValue {
    const value = this.raw.view[slot]!
    return value === NO_NUMBER ? undefined : value
  }

  open(slot: number): void {
    this.raw.view[slot] = NO_NUMBER
    this.orders?.without.insert(slot)
  }

  close(slot: number): void {
    this.orders?.without.remove(slot)
  }

  write(slot: number, value: FieldValue): void {
    const before = this.raw.view[slot]!
    const after = numberOf(value)
    if (after === before) return
    this.#orderFor(before)?.remove(slot)
    this.raw.view[slot] = after
    this.#orderFor(after)?.insert(slot)
    this.#part?.write(slot, this.#bucketOf(value))
  }

  *derive(idOrder: Uint32Array): Steps {
    if (!this.orders) return
    const numbers = this.raw.view
    const valued = new Uint32Array(idOrder.length)
    const without = new Uint32Array(idOrder.length)
    let count = 0
    yield* inChunks(idOrder.length, (from, to) => {
      for (let i = from; i < to; i++) {
        const slot = idOrder[i]!
        if (numbers[slot] === NO_NUMBER) without[i - count] = slot
        else valued[count++] = slot
      }
    })
    yield* this.orders.valued.fill(yield* sortByKey(valued.subarray(0, count), numbers))
    yield* this.orders.without.fill(without.subarray(0, idOrder.length - count))
  }

  match(clause: FieldClause, { kernels, scratch, words }: Work): number {
    if ('allOf' in clause || 'near' in clause) throw new Error(`${clause.field}: a number takes min and max, or anyOf`)
    const result = scratch.takeEmpty(words).pointer
    const ranges = 'anyOf' in clause ? clause.anyOf.map((value) => ({ min: value, max: value })) : [clause]
    const scanned = ranges.length > 1 ? scratch.take().pointer : result
    for (const { min = -Infinity, max = Infinity } of ranges) {
      if (Number.isNaN(min) || Number.isNaN(max)) refuse(clause.field, clause, 'a range')
      const low = Math.max(Math.ceil(min), NO_NUMBER + 1)
      const high = Math.min(Math.floor(max), MAX_VALUE)
      if (low > high) continue
      kernels.scan(this.raw.pointer, words, low, high, scanned)
      if (scanned !== result) kernels.or(result, result, scanned, words)
    }
    return result
  }

  #orderFor(value: number): Order | undefined {
    return value === NO_NUMBER ? this.orders?.without : this.orders?.valued
  }

  /** 0 for none and for values below the first bound, otherwise the number of bounds not above the value. */
  #bucketOf(value: FieldValue): number {
    if (value === undefined) return 0
    const bounds = this.spec.buckets!
    let low = 0
    let high = bounds.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (bounds[middle]! <= (value as number)) low = middle + 1
      else high = middle
    }
    return low
  }
}

function numberOf(value: FieldValue): number {
  return value === undefined ? NO_NUMBER : (value as number)
}
