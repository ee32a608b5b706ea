import type { ListFacetsFragment } from '#storefront/generated/graphql.ts'

interface Count {
  readonly name: string
  readonly count: number
}
type FacetTree = Readonly<Record<string, unknown>>

/** Hits of each value of a filter, by its place in the filter input: the facets are nested the same way. */
export function countsOf(facets: ListFacetsFragment, input: string): ReadonlyMap<string, number> {
  let node: unknown = facets
  for (const name of input.split('.')) if (!Array.isArray(node)) node = (node as FacetTree | undefined)?.[name]
  return new Map(isCounts(node) ? node.map(({ name, count }) => [name, count]) : [])
}

function isCounts(node: unknown): node is readonly Count[] {
  return Array.isArray(node)
}
