import type { Clause, SearchRequest, SearchResult } from './request.ts'
import type { Document, FieldSpec, FieldValue, Point, Schema } from './schema.ts'
import { kilometresBetween } from './sphere.ts'

/** Answers a request by reading every document, as plainly as possible: the tests compare the engine with it. */
export function bruteForce(schema: Schema, documents: readonly Document[], request: SearchRequest): SearchResult {
  const specs = new Map(schema.fields.map((spec) => [spec.name, spec]))
  const hits = documents.filter((document) => request.clauses.every((clause) => matches(document, clause)))
  const result: SearchResult = { total: hits.length, ids: page(), counts: {}, extents: {}, excludedBy: {} }
  if (request.facets === false) return result
  for (const spec of schema.fields) {
    const others = request.clauses.filter((clause) => {
      const group = groupOf(clause)
      return group === schema.scopeGroup || group !== spec.group || (spec.kind === 'flags' && spec.addUp)
    })
    const counted = documents.filter((document) => others.every((clause) => matches(document, clause)))
    if (spec.group !== schema.scopeGroup && isOrderable(spec)) result.counts[spec.name] = count(spec, counted)
    if (spec.kind === 'number' && spec.extent) {
      const values = counted.flatMap(({ values }) => (values[spec.name] as number | undefined) ?? [])
      result.extents[spec.name] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : null
    }
  }
  for (const group of new Set(request.clauses.map(groupOf))) {
    if (group === undefined || group === schema.scopeGroup) continue
    const others = request.clauses.filter((clause) => groupOf(clause) !== group)
    const gain =
      documents.filter((document) => others.every((clause) => matches(document, clause))).length - hits.length
    if (gain > 0) result.excludedBy[group] = gain
  }
  return result

  function groupOf(clause: Clause): string | undefined {
    if ('field' in clause) return specs.get(clause.field)!.group
    return clause.group ?? clause.either.flat().map(groupOf).find(Boolean)
  }

  function matches({ id, values }: Document, clause: Clause): boolean {
    if ('either' in clause)
      return (
        clause.either.length === 0 || clause.either.some((row) => row.every((each) => matches({ id, values }, each)))
      )
    const value = values[clause.field]
    const codes = codesOf(specs.get(clause.field)!, value)
    if ('anyOf' in clause) return clause.anyOf.length === 0 || clause.anyOf.some((code) => codes.includes(code))
    if ('allOf' in clause) return clause.allOf.every((code) => codes.includes(code))
    if ('near' in clause) return isPlace(value) && kilometresBetween(clause.near, value) <= clause.near.kilometres
    return codes.some((code) => code >= (clause.min ?? -Infinity) && code <= (clause.max ?? Infinity))
  }

  function page(): number[] {
    const { sort, offset, limit } = request
    const sign = sort.direction === 'asc' ? 1 : -1
    const keyOf = ({ values }: Document): number | undefined => {
      if (!('from' in sort)) {
        const known = schema.sorts.find(({ name }) => name === sort.by)!
        return values[known.field ?? known.name] as number | undefined
      }
      const value = values[schema.fields.find(({ kind }) => kind === 'place')!.name]
      return isPlace(value) ? kilometresBetween(sort.from, value) : undefined
    }
    return hits
      .map((document) => ({ id: document.id, key: keyOf(document) }))
      .sort((a, b) => {
        if ((a.key === undefined) !== (b.key === undefined)) return a.key === undefined ? 1 : -1
        return sign * ((a.key ?? 0) - (b.key ?? 0) || a.id - b.id)
      })
      .slice(offset, offset + limit)
      .map(({ id }) => id)
  }
}

function isOrderable(spec: FieldSpec): boolean {
  return spec.kind === 'number' ? spec.buckets !== undefined : spec.kind !== 'place'
}

function count(spec: FieldSpec, documents: readonly Document[]): Uint32Array {
  const buckets = spec.kind === 'number' ? spec.buckets! : null
  const codes = documents.flatMap(({ values }) => {
    const own = [...new Set(codesOf(spec, values[spec.name]))]
    return buckets
      ? own.map((number) => buckets.findLastIndex((bound) => bound <= number)).filter((code) => code >= 0)
      : own
  })
  const size = 'size' in spec ? spec.size : (buckets?.length ?? Math.max(-1, ...codes) + 1)
  const counts = new Uint32Array(size)
  for (const code of codes) counts[code]!++
  return counts
}

function codesOf(spec: FieldSpec, value: FieldValue): readonly number[] {
  if (typeof value === 'number') return value === -1 && spec.kind !== 'number' ? [] : [value]
  return Array.isArray(value) ? value : []
}

function isPlace(value: FieldValue): value is Point {
  return typeof value === 'object' && 'latitude' in value
}
