import type { CodeColumn } from './columns/code-column.ts'
import type { Column, Countable, Storage } from './columns/column.ts'
import { createColumns } from './columns/create-columns.ts'
import type { FlagsColumn } from './columns/flags-column.ts'
import type { NumberColumn } from './columns/number-column.ts'
import type { PlaceColumn } from './columns/place-column.ts'
import type { TermColumn } from './columns/term-column.ts'
import type { ValueColumn } from './columns/value-column.ts'
import type { ListBuffer } from './document-set.ts'
import type { Kernels } from './kernels/kernels.ts'
import { type KernelChoice, loadKernels } from './kernels/load.ts'
import { checkDump, type Dump, gather } from './dump.ts'
import { type Block, Memory, type View } from './memory.ts'
import { firstSlots, sortByKey } from './radix-sort.ts'
import type { Rows } from './rows.ts'
import type { Document, FieldValue, Schema } from './schema.ts'
import { Scratch } from './scratch.ts'
import { Slots } from './slots.ts'
import { type Steps, inChunks } from './steps.ts'

/** All documents, as columns. */
export class Stock {
  readonly schema: Schema
  readonly memory: Memory
  readonly kernels: Kernels
  readonly slots: Slots
  readonly scratch: Scratch
  readonly rows: Rows
  readonly columns: ReadonlyMap<string, Column>
  readonly numbers: readonly NumberColumn[]
  readonly places: readonly PlaceColumn[]
  readonly terms: readonly TermColumn[]
  readonly countables: readonly Countable[]
  /** The counted terms, in the order of the rows. */
  readonly countedTerms: readonly TermColumn[]
  /** Groups of flags that add up, whose own clauses count as well. */
  readonly adding: ReadonlySet<string>
  /** Counters of all packed codes. */
  readonly counters: Block<Uint32Array>
  /** Memory for two lists of slots: one for the matches, one for all other sets. */
  readonly lists: readonly [ListBuffer, ListBuffer]
  /** A few numbers passed to or returned by a kernel. */
  readonly exchange: Block<Uint32Array>
  readonly #codes: readonly CodeColumn[]
  readonly #storages: readonly Storage[]
  readonly #values: readonly ValueColumn[]
  readonly #flags: readonly FlagsColumn[]

  constructor(schema: Schema, capacity: number, kernels?: KernelChoice) {
    this.schema = schema
    this.memory = new Memory(capacity)
    this.kernels = loadKernels(this.memory.wasm, kernels)
    this.slots = new Slots(this.memory)
    this.scratch = new Scratch(this.memory)
    const made = createColumns(this.memory, schema, this.slots.ids)
    this.rows = made.rows
    this.columns = made.columns
    this.#values = made.values
    this.#flags = made.flags
    this.numbers = made.numbers
    this.places = made.places
    this.terms = made.terms
    this.counters = made.counters
    this.#codes = made.codes
    this.#storages = [...made.codes, ...made.terms, ...made.numbers, ...made.places]
    const isCounted = ({ groups }: Countable) => !groups.includes(schema.scopeGroup ?? '')
    this.countables = [...made.codes, ...made.terms].filter(isCounted)
    this.countedTerms = made.terms.filter(isCounted)
    this.adding = new Set(schema.fields.flatMap((field) => (field.kind === 'flags' && field.addUp ? field.group : [])))
    this.lists = [this.#listBuffer(), this.#listBuffer()]
    this.exchange = this.memory.table(Uint32Array, schema.fields.length + 16)
  }

  put({ id, values }: Document): void {
    this.#check({ id, values })
    let slot = this.slots.find(id)
    if (slot === undefined) {
      slot = this.slots.take(id)
      for (const storage of this.#storages) storage.open(slot)
    }
    for (const [name, column] of this.columns) column.write(slot, values[name])
  }

  read(id: number, fields: readonly string[]): Record<string, FieldValue> | undefined {
    const slot = this.slots.find(id)
    if (slot === undefined) return undefined
    return Object.fromEntries(
      fields.map((field) => {
        const column = this.columns.get(field)
        if (!column) throw new Error(`${field}: no such field`)
        return [field, column.read(slot)]
      }),
    )
  }

  remove(id: number): boolean {
    const slot = this.slots.find(id)
    if (slot === undefined) return false
    for (const column of this.columns.values()) column.write(slot, undefined)
    for (const storage of this.#storages) storage.close(slot)
    this.slots.release(id)
    return true
  }

  /** First half of filling an empty stock: writes the raw columns alone. A document replaces an earlier one with its id. */
  store({ id, values }: Document): void {
    checkId(id)
    const slot = this.slots.find(id) ?? this.slots.take(id)
    for (const code of this.#codes) code.store(slot, 0)
    // One loop for each kind, as a loop over all columns has to find out at each call whose method it is.
    for (const column of this.terms) column.store(slot, values[column.name])
    for (const column of this.numbers) column.store(slot, values[column.name])
    for (const column of this.#values) column.store(slot, values[column.name])
    for (const column of this.#flags) column.store(slot, values[column.name])
    for (const column of this.places) column.store(slot, values[column.name])
  }

  /** The raw columns of every document, close together. Nothing may be written between two steps. */
  *dump(): Steps<Dump> {
    const slots = this.slots.inUse()
    const ids = yield* gather(this.slots.ids, slots)
    const columns: View[] = []
    for (const { raw } of this.#storages) columns.push(yield* gather(raw, slots))
    return { ids, columns, points: this.places.map(({ points }) => [...points]) }
  }

  /** Fills an empty stock with what `dump` gave of another with the same schema. */
  *restore({ ids, columns, points }: Dump): Steps {
    checkDump({ ids, columns, points }, this.#storages, this.places)
    yield* inChunks(ids.length, (from, to) => {
      for (let i = from; i < to; i++) this.slots.take(ids[i]!)
    })
    this.places.forEach((place, index) => place.adoptPoints(points[index]!))
    for (const [index, { raw }] of this.#storages.entries()) {
      raw.view.set(columns[index]!)
      yield
    }
    yield* this.derive()
  }

  /** Second half, once every document is stored: builds everything derived from the raw columns, one after the other. */
  *derive(): Steps {
    yield* this.#arrange()
    const idOrder = yield* this.slots.idOrder()
    for (const storage of this.#storages) yield* storage.derive(idOrder)
  }

  get rowBytes(): number {
    return this.slots.size * this.rows.stride
  }

  bytes(): number {
    const orders = this.numbers.flatMap((number) => (number.orders ? Object.values(number.orders) : []))
    const aside = [...orders, ...this.places, ...this.terms.map((term) => term.postings)]
    return this.memory.bytes + this.slots.memory() + aside.reduce((sum, structure) => sum + structure.memory(), 0)
  }

  #listBuffer(): ListBuffer {
    return { block: this.memory.column(Uint32Array), holder: null }
  }

  #check({ id, values }: Document): void {
    checkId(id)
    for (const [name, column] of this.columns) column.check(values[name])
  }

  /** Lays the documents out by parent and term, see `parent` in the schema. */
  *#arrange(): Steps {
    const term = this.terms.find(({ spec }) => spec.parent)
    if (!term) return
    const parent = this.columns.get(term.spec.parent!) as TermColumn
    const order = yield* sortByKey(yield* sortByKey(firstSlots(this.slots.size), term.raw.view), parent.raw.view)
    for (const { view } of [this.slots.ids, ...this.#storages.map(({ raw }) => raw)]) {
      const before = view.slice(0, order.length)
      yield* inChunks(order.length, (from, to) => {
        for (let slot = from; slot < to; slot++) view[slot] = before[order[slot]!]!
      })
    }
    yield* this.slots.renumber()
  }
}

function checkId(id: number): void {
  if (!Number.isSafeInteger(id) || id <= 0) throw new RangeError(`id: ${id} is not a positive safe integer`)
}
