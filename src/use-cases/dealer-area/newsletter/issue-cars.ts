import { sql } from 'kysely'
import { parseFilters } from '#catalogue/filter-codec.ts'
import type { Database } from '#database/connection.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { carIdsOf } from '#domain/newsletter/issue.ts'
import { MAX_ISSUE_CARS } from '#domain/newsletter/issue-limits.ts'
import type { Places } from '#services/places/port.ts'
import { indexSubset, searchSubset } from '../../vehicle-search/vehicle-subset.ts'

export interface IssueCarsDeps {
  readonly read: Database['read']
  readonly pool: Database['pool']
  readonly places: Pick<Places, 'geocode'>
}

/** The search looks at this many of the newest cars: a newsletter is not about older ones, and the main site has a hundred thousand. */
const MAX_SEARCHED = 3_000
const SHOWN_OF_SEARCH = 6

/** Ids of the cars an issue shows: those that were chosen, or else the newest its search finds. Only what is on sale in this shop. */
export async function findIssueCars(
  { read, pool, places }: IssueCarsDeps,
  { query, cars }: { readonly query: string; readonly cars: string },
  scope: MerchantScope,
): Promise<readonly number[]> {
  const chosen = carIdsOf(cars)
  const onSale = read
    .selectFrom('vehicles as v')
    .innerJoin('merchants as m', 'm.id', 'v.merchant_id')
    .select('v.id')
    .where('v.state', '=', 'PUBLISHED')
    .where('m.state', '=', 'PUBLISHED')
    .where('m.kind', '=', 'COMPANY')
    .where(sql<boolean>`(${scope.merchantUuids.length} = 0 or m.uuid = any(${[...scope.merchantUuids]}::uuid[]))`)
  if (chosen.length > 0) {
    const found = new Set((await onSale.where('v.id', 'in', chosen).execute()).map(({ id }) => id))
    return chosen.filter((id) => found.has(id)).slice(0, MAX_ISSUE_CARS)
  }
  const newest = await onSale.orderBy('v.created_at', 'desc').orderBy('v.id', 'desc').limit(MAX_SEARCHED).execute()
  const subset = await indexSubset(
    { pool, read },
    newest.map(({ id }) => id),
  )
  const filters = parseFilters(new URLSearchParams(query))
  return searchSubset(subset, { filters, scope, limit: SHOWN_OF_SEARCH }, places)
}
