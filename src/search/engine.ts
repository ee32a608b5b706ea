import { countFacets } from './counting.ts'
import type { Dump } from './dump.ts'
import { findExtents } from './extents.ts'
import type { KernelChoice } from './kernels/load.ts'
import { findPage } from './page.ts'
import type { SearchRequest, SearchResult } from './request.ts'
import { checkSchema, type Document, type FieldValue, type Schema } from './schema.ts'
import { Selection } from './selection.ts'
import { Stock } from './stock.ts'
import { runToEnd, type Steps } from './steps.ts'

interface EngineOptions {
  /** The kernels to use; by default the compiled ones where they have been built, otherwise the TypeScript ones. */
  kernels?: KernelChoice
  /** How many documents to reserve memory for at first; it grows on demand. */
  capacity?: number
}

export interface Engine {
  /** How many documents there are. */
  readonly size: number
  /** Replaces all documents; of two with the same id the later one counts. If it throws, nothing changes. */
  build(documents: Iterable<Document>): void
  /** The same in steps, while the engine answers from the old documents; `expected` is the approximate number of new ones. */
  startBuild(expected: number): Build
  /** A copy of everything, for `restore` of an engine with the same schema; nothing may change it between two steps. */
  dump(): Steps<Dump>
  /** Replaces all documents, in steps as `finish` of a build. Throws, and changes nothing, for a dump of another schema. */
  restore(dump: Dump): Steps
  /** Inserts the document, or replaces the one with its id. Throws a RangeError with the name of a field whose value does not fit. */
  put(document: Document): void
  /** Deletes the document; false when there is none with this id. */
  remove(id: number): boolean
  has(id: number): boolean
  /** The values that these fields of the document have; undefined without a document of this id. Throws for an unknown field. */
  read(id: number, fields: readonly string[]): Record<string, FieldValue> | undefined
  /** Throws when the request names unknown fields or sorts. Searching changes nothing. */
  search(request: SearchRequest): SearchResult
  /** Approximate bytes of the columns, bitsets, orders and ids. */
  memory(): number
}

interface Build {
  /** Adds a document. The object is copied, so that the caller may reuse it for the next one. */
  add(document: Document): void
  /** The rest of the work, in steps of about a millisecond; after the last one the engine answers from the new documents. */
  finish(): Steps
}

const FIRST_CAPACITY = 1024
/** Reserves a sixteenth more than expected, for documents that are added later. */
const RESERVE_FACTOR = 17 / 16

/** An empty engine for documents of the schema. Everything it does is synchronous. */
export function createEngine(schema: Schema, options: EngineOptions = {}): Engine {
  checkSchema(schema)
  const { capacity = FIRST_CAPACITY, kernels } = options
  let stock = new Stock(schema, capacity, kernels)
  const startBuild = (expected: number): Build => {
    const next = new Stock(schema, Math.max(capacity, expected * RESERVE_FACTOR), kernels)
    return {
      add: (document) => next.store(document),
      *finish() {
        yield* next.derive()
        stock = next
      },
    }
  }
  return {
    get size() {
      return stock.slots.size
    },
    build(documents) {
      const build = startBuild(Array.isArray(documents) ? documents.length : 0)
      for (const document of documents) build.add(document)
      runToEnd(build.finish())
    },
    startBuild,
    dump: () => stock.dump(),
    *restore(dump) {
      const next = new Stock(schema, Math.max(capacity, dump.ids.length * RESERVE_FACTOR), kernels)
      yield* next.restore(dump)
      stock = next
    },
    put: (document) => stock.put(document),
    remove: (id) => stock.remove(id),
    has: (id) => stock.slots.find(id) !== undefined,
    read: (id, fields) => stock.read(id, fields),
    search: (request) => search(stock, request),
    memory: () => stock.bytes(),
  }
}

function search(stock: Stock, request: SearchRequest): SearchResult {
  for (const name of ['offset', 'limit'] as const)
    if (!Number.isSafeInteger(request[name]) || request[name] < 0) throw new RangeError(`${name}: not a natural number`)
  stock.scratch.reset()
  const selection = new Selection(stock, request.clauses)
  const total = selection.matches.size
  const ids = findPage(stock, selection.matches, request)
  if (request.facets === false) return { total, ids, counts: {}, extents: {}, excludedBy: {} }
  const excludedBy = Object.fromEntries(
    Array.from(selection.extras, ([group, { size }]) => [group, size] as const).filter(([, size]) => size > 0),
  )
  return { total, ids, counts: countFacets(stock, selection), extents: findExtents(stock, selection), excludedBy }
}
