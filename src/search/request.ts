import type { Point } from './schema.ts'

/**
 * A condition. It belongs to its field's group; within a group all clauses must hold, and so across groups.
 * An empty `anyOf`, `allOf` or `either` restricts nothing; a code that does not exist matches nothing.
 * An `either` over fields of several groups names the group it belongs to.
 * Documents without a value never match a range (bounds inclusive) or a circle.
 */
export type Clause =
  | { field: string; anyOf: readonly number[] }
  | { field: string; allOf: readonly number[] }
  | { field: string; min?: number; max?: number }
  | { field: string; near: Point & { kilometres: number } }
  | { either: readonly (readonly Clause[])[]; group?: string }

export type FieldClause = Extract<Clause, { field: string }>

/**
 * Documents without a value come last in both directions; ties are ordered by id in the direction of the sort, so that
 * one direction is the other one reversed (apart from documents without a value).
 */
export type Sort =
  | { by: string; direction: 'asc' | 'desc' }
  | { by: 'distance'; from: Point; direction: 'asc' | 'desc' }

export interface SearchRequest {
  clauses: readonly Clause[]
  sort: Sort
  offset: number
  limit: number
  /** Default true; false leaves `counts`, `extents` and `excludedBy` empty. */
  facets?: boolean
}

export interface SearchResult {
  total: number
  ids: number[]
  /**
   * Documents per code of each value, flags, term and bucketed number field (for a term: up to the highest code ever
   * seen). The clauses of the field's own group are ignored, but for flags that add up.
   */
  counts: Record<string, Uint32Array>
  /** Smallest and largest value of each number field with `extent`, its own group's clauses ignored; null: no value. */
  extents: Record<string, [number, number] | null>
  /**
   * How many documents each group's clauses alone exclude, which is what the total would gain without them; only groups that exclude some.
   */
  excludedBy: Record<string, number>
}
