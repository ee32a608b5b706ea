import { filterQuery, formatFilters, parseFilters } from '#catalogue/filter-codec.ts'
import { CHOICE_PARAMS } from '#catalogue/filter-params.ts'
import type { MakeModel } from '#catalogue/filters.ts'
import { rowOfSlug, withPathFilters } from '#catalogue/list-path.ts'
import type { ReadHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { matchPath } from '#domain/routes/paths.ts'

/**
 * The filters that the copied address of a list names in its path and its query, as a query alone. INVALID_INPUT for an address of anything
 * else, because the issue would then show other cars than its author means.
 */
export async function issueQuery(
  read: ReadHandle,
  entered: string,
): Promise<{ readonly kind: 'found'; readonly query: string } | Refused> {
  const invalid = refused('INVALID_INPUT', { fields: [{ field: 'query', code: 'INVALID' }] })
  const { path, query } = splitAddress(entered)
  const parameters = new URLSearchParams(query)
  const filters = parseFilters(parameters)
  const understood = formatFilters(filters)
  if (losesChoices(parameters, understood)) return invalid
  if (path === '') {
    const isPlain = entered === '' || understood.size > 0
    return isPlain ? { kind: 'found', query: understood.toString() } : invalid
  }
  const match = matchPath(path)
  if (!match || !/^cars(-|$)/.test(match.screen)) return invalid
  const rows = match.screen === 'cars-slug' ? await rowsOfSlug(read, match.params.slug ?? '') : []
  if (!rows) return invalid
  return { kind: 'found', query: filterQuery(withPathFilters(filters, match.screen, rows)) }
}

/** Of `https://shop.example/auto-kaufen?fuel=DIESEL#top`, without its scheme, without its host, or its query alone. */
function splitAddress(entered: string): { readonly path: string; readonly query: string } {
  if (/^[\w-]+=/.test(entered)) return { path: '', query: entered.split('#', 1)[0]! }
  const [, path = '', query = ''] = /^(?:https?:\/\/)?[^/?#]*(\/[^?#]*)?(?:\?([^#]*))?/.exec(entered) ?? []
  return { path, query }
}

/** Whether the address names a value that no filter knows: a misspelt one would widen what is shown. */
function losesChoices(entered: URLSearchParams, understood: URLSearchParams): boolean {
  return CHOICE_PARAMS.some((name) => understood.getAll(name).length < new Set(entered.getAll(name)).size)
}

/** Undefined for a slug that names no make, or no model of its make. */
async function rowsOfSlug(read: ReadHandle, slug: string): Promise<readonly MakeModel[] | undefined> {
  const makes = await read.selectFrom('makes').select('slug as name').execute()
  const modelsOf = (make: string) =>
    read
      .selectFrom('models as md')
      .innerJoin('makes as mk', 'mk.id', 'md.make_id')
      .select('md.slug as name')
      .where('mk.slug', '=', make)
      .execute()
  const row = await rowOfSlug(slug, makes, modelsOf)
  return row && [row]
}
