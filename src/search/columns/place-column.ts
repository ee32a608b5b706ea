import { setBit } from '../bits.ts'
import type { Block, Memory } from '../memory.ts'
import { Postings } from '../postings.ts'
import type { FieldClause } from '../request.ts'
import type { FieldOf, FieldValue, Point } from '../schema.ts'
import { haversine, haversineAt, isPoint, latitudeReach } from '../sphere.ts'
import type { Steps } from '../steps.ts'
import { type Column, refuse, type Storage, type Work } from './column.ts'

/** Each distinct point has a number (stored plus one, 0 is none), so that distances are computed for points instead of documents. */
export class PlaceColumn implements Column, Storage {
  readonly spec: FieldOf<'place'>
  readonly name: string
  readonly raw: Block<Uint32Array>
  readonly #points: Point[] = []
  readonly #codes = new Map<number, Map<number, number>>()
  readonly #postings = new Postings()

  constructor(memory: Memory, spec: FieldOf<'place'>) {
    this.spec = spec
    this.name = spec.name
    this.raw = memory.column(Uint32Array)
  }

  check(value: FieldValue): void {
    if (value === undefined || value === -1) return
    if (typeof value !== 'object' || !('latitude' in value) || !isPoint(value))
      refuse(this.name, value, 'a point in degrees')
  }

  store(slot: number, value: FieldValue): void {
    this.check(value)
    this.raw.view[slot] = this.#codeOf(value)
  }

  read(slot: number): FieldValue {
    return this.#points[this.raw.view[slot]! - 1]
  }

  open(slot: number): void {
    this.raw.view[slot] = 0
  }

  close(): void {}

  write(slot: number, value: FieldValue): void {
    const before = this.raw.view[slot]!
    const after = this.#codeOf(value)
    if (after === before) return
    if (before > 0) this.#postings.remove(before - 1, slot)
    if (after > 0) this.#postings.add(after - 1, slot)
    this.raw.view[slot] = after
  }

  derive({ length }: Uint32Array): Steps {
    return this.#postings.fill(this.raw.view, length)
  }

  match(clause: FieldClause, { scratch, words }: Work): number {
    if (!('near' in clause)) throw new Error(`${clause.field}: a place takes near`)
    const { near } = clause
    if (!isPoint(near) || !(near.kilometres >= 0)) refuse(clause.field, near, 'a circle')
    const { view, pointer } = scratch.takeEmpty(words)
    const limit = haversineAt(near.kilometres)
    const reach = latitudeReach(near.kilometres)
    for (let code = 0; code < this.#points.length; code++) {
      const point = this.#points[code]!
      // Most points are too far north or south, which is cheaper to check than the distance.
      if (Math.abs(point.latitude - near.latitude) > reach || haversine(near, point) > limit) continue
      for (const slot of this.#postings.slots(code)) setBit(view, slot)
    }
    return pointer
  }

  /** The distinct points, by their codes. */
  get points(): readonly Point[] {
    return this.#points
  }

  /** Numbers the points as another column does, for its codes; only while this column is empty. */
  adoptPoints(points: readonly Point[]): void {
    for (const point of points) this.#codeOf(point)
  }

  /** The haversine from a point for each stored code; infinite for 0 (none). */
  haversines(from: Point): Float64Array {
    if (!isPoint(from)) refuse(this.name, from, 'a point in degrees')
    const result = new Float64Array(this.#points.length + 1)
    result[0] = Infinity
    for (let code = 0; code < this.#points.length; code++) result[code + 1] = haversine(from, this.#points[code]!)
    return result
  }

  memory(): number {
    return this.#postings.memory()
  }

  #codeOf(value: FieldValue): number {
    if (value === undefined || value === -1) return 0
    const { latitude, longitude } = value as Point
    let codes = this.#codes.get(latitude)
    if (!codes) this.#codes.set(latitude, (codes = new Map<number, number>()))
    let code = codes.get(longitude)
    if (code === undefined) {
      code = this.#points.push({ latitude, longitude })
      codes.set(longitude, code)
    }
    return code
  }
}
