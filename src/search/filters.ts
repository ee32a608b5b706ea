import type { Clause } from './request.ts'
import type { Stock } from './stock.ts'

/** For each group with a condition, the address of the bitset of documents that meet it. */
export function matchGroups(stock: Stock, clauses: readonly Clause[]): Map<string, number> {
  const byGroup = new Map<string, Clause[]>()
  for (const clause of clauses) {
    const group = groupOf(stock, clause)
    if (group !== null) byGroup.set(group, [...(byGroup.get(group) ?? []), clause])
  }
  const filters = new Map<string, number>()
  for (const [group, members] of byGroup) {
    const filter = matchAll(stock, members)
    if (filter !== null) filters.set(group, filter)
  }
  return filters
}

/** The group of a clause's field; null for a clause without fields, which restricts nothing. */
function groupOf(stock: Stock, clause: Clause): string | null {
  if ('field' in clause) return columnOf(stock, clause.field).spec.group
  if (clause.group !== undefined) return clause.group
  const groups = new Set(clause.either.flat().map((member) => groupOf(stock, member)))
  groups.delete(null)
  if (groups.size > 1) throw new Error(`either: fields of several groups (${[...groups].join(', ')})`)
  return [...groups][0] ?? null
}

function columnOf(stock: Stock, field: string) {
  const column = stock.columns.get(field)
  if (!column) throw new Error(`there is no field ${field}`)
  return column
}

/** Null stands for "restricts nothing". */
function matchAll(stock: Stock, clauses: readonly Clause[]): number | null {
  let result: number | null = null
  for (const clause of clauses) {
    const matched = matchClause(stock, clause)
    if (matched === null) continue
    result = result === null ? matched : combine(stock, 'and', result, matched)
  }
  return result
}

function matchEither(stock: Stock, rows: readonly (readonly Clause[])[]): number | null {
  let result: number | null = null
  for (const row of rows) {
    const matched = matchAll(stock, row)
    if (matched === null) return null
    result = result === null ? matched : combine(stock, 'or', result, matched)
  }
  return result
}

function matchClause(stock: Stock, clause: Clause): number | null {
  if ('either' in clause) return matchEither(stock, clause.either)
  const column = columnOf(stock, clause.field)
  if ('anyOf' in clause && clause.anyOf.length === 0) return null
  if ('allOf' in clause && clause.allOf.length === 0) return null
  return column.match(clause, { kernels: stock.kernels, scratch: stock.scratch, words: stock.slots.words })
}

function combine(stock: Stock, operation: 'and' | 'or', a: number, b: number): number {
  const out = stock.scratch.take().pointer
  stock.kernels[operation](out, a, b, stock.slots.words)
  return out
}
