import type { ListFacetsFragment } from '#storefront/generated/graphql.ts'

interface Count {
  readonly name: string
  readonly count: number
}
type FacetTree = Readonly<Record<string, unknown>>

/**
 * Hits of each value of a filter, by its place in the filter input: the facets are nested the same way, except that where a group has a
 * list of its own, its other filters are at the top level (`bodyColors.metallic`, `priceRange.priceRating`).
 */
export function countsOf(facets: ListFacetsFragment, input: string): ReadonlyMap<string, number> {
  const [group = '', name = ''] = input.split('.')
  const tree: FacetTree = facets
  const ownList = isCounts(tree[group]) && tree[name]
  const node = ownList || (isCounts(tree[group]) ? tree[group] : (tree[group] as FacetTree | undefined)?.[name])
  return new Map(isCounts(node) ? node.map(({ name, count }) => [name, count]) : [])
}

function isCounts(node: unknown): node is readonly Count[] {
  return Array.isArray(node)
}
