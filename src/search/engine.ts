import { countFacets } from './counting.ts'
import { findExtents } from './extents.ts'
import type { KernelChoice } from './kernels/load.ts'
import { findPage } from './page.ts'
import type { SearchRequest, SearchResult } from './request.ts'
import { checkSchema, type Document, type Schema } from './schema.ts'
import { Selection } from './selection.ts'
import { Stock } from './stock.ts'

export interface EngineOptions {
  /** The kernels to use; by default the compiled ones where they have been built, else their TypeScript twins. */
  kernels?: KernelChoice
  /** How many documents to make room for at first; more find room as they come. */
  capacity?: number
}

export interface Engine {
  /** How many documents there are. */
  readonly size: number
  /** Replaces everything by the documents; of two with the same id the later one counts. On a throw nothing changes. */
  build(documents: Iterable<Document>): void
  /** Inserts the document, or replaces the one with its id. Throws a RangeError that names the field it cannot hold. */
  put(document: Document): void
  /** Deletes the document; false when there was none. */
  remove(id: number): boolean
  has(id: number): boolean
  /** Throws on a request that asks for fields or sorts that do not exist. Searching changes nothing. */
  search(request: SearchRequest): SearchResult
  /** Bytes of the columns, bitsets, orders and ids, about. */
  memory(): number
}

const FIRST_CAPACITY = 1024

/** An empty engine for documents of the schema. Everything it does is synchronous. */
export function createEngine(schema: Schema, options: EngineOptions = {}): Engine {
  checkSchema(schema)
  let stock = new Stock(schema, options.capacity ?? FIRST_CAPACITY, options.kernels)
  return {
    get size() {
      return stock.slots.size
    },
    build(documents) {
      const next = new Stock(schema, roomFor(documents, options.capacity), options.kernels)
      next.build(documents)
      stock = next
    },
    put: (document) => stock.put(document),
    remove: (id) => stock.remove(id),
    has: (id) => stock.slots.find(id) !== undefined,
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
  if (request.facets === false) return { total, ids, counts: {}, extents: {} }
  return { total, ids, counts: countFacets(stock, selection), extents: findExtents(stock, selection) }
}

/** Room for the documents, where their number is known, and a sixteenth more for those that come later. */
function roomFor(documents: Iterable<Document>, capacity = FIRST_CAPACITY): number {
  return Array.isArray(documents) ? Math.max(capacity, documents.length * (17 / 16)) : capacity
}
