import type pg from 'pg'
import type { Packing } from '#search/packing.ts'
import type { Clause, SearchRequest } from '#search/request.ts'
import { codeColumn, maskOf, packings } from './postgres-table.ts'
import { schema } from './vehicles.ts'

/**
 * The same request in the fastest SQL we found: one query for the page; one for the facets of all groups without a filter (their conditions
 * are the same), by GROUPING SETS over packed codes; and one for each filtered group, under the others' conditions. A single scan that
 * marks the rows with at most one failed condition is slower on most requests.
 */
export async function searchPostgres(
  client: pg.Client,
  request: SearchRequest,
): Promise<{ total: number; ids: number[] }> {
  const conditions = conditionsByGroup(request.clauses)
  const all = where([...conditions.values()])
  const { by, direction } = request.sort
  const page = await client.query<{ id: number }>(
    `select id from vehicle ${all} order by ${by} ${direction} nulls last, id ${direction}
     limit ${request.limit} offset ${request.offset}`,
  )
  const open = groups.filter((group) => !conditions.has(group))
  const answer = await countFacets(client, open, all)
  for (const group of conditions.keys()) {
    const others = [...conditions].filter(([other]) => other !== group).map(([, condition]) => condition)
    await countFacets(client, [group], where(others))
  }
  return { total: totalOf(answer), ids: page.rows.map(({ id }) => id) }
}

const groups = [...new Set(schema.fields.map(({ group }) => group))].filter((group) => facetColumns([group]).length > 0)
const extents = schema.fields.filter((field) => field.kind === 'number' && field.extent)

function facetColumns(chosen: readonly string[]): string[] {
  const codes = packings.filter((packing) => groupsOf(packing).some((group) => chosen.includes(group))).map(codeColumn)
  const terms = schema.fields.filter(({ kind, group }) => kind === 'term' && chosen.includes(group))
  return [...codes, ...terms.map(({ name }) => name)]
}

function groupsOf(packing: Packing): string[] {
  return 'digits' in packing ? packing.digits.map(({ group }) => group) : [packing.flags.group]
}

/** Rows of a count, the number of its grouping set, and the codes, of which all but one are null. */
async function countFacets(client: pg.Client, chosen: readonly string[], condition: string): Promise<FacetRow[]> {
  const columns = facetColumns(chosen)
  const ranges = extents
    .filter(({ group }) => chosen.includes(group))
    .map(({ name }) => `, min(${name}), max(${name})`)
    .join('')
  const text = `select count(*), grouping(${columns.join()}), ${columns.join()}${ranges}
    from vehicle ${condition} group by grouping sets (${columns.map((name) => `(${name})`).join()}, ())`
  const { rows } = await client.query<FacetRow>({ text, rowMode: 'array' })
  return rows
}

type FacetRow = [count: string, grouping: number, ...codes: (number | null)[]]

/** The count of the empty grouping set, in which every column is grouped away. */
function totalOf(rows: readonly FacetRow[]): number {
  const [count] = rows.reduce((best, row) => (row[1] > best[1] ? row : best))
  return Number(count)
}

function conditionsByGroup(clauses: readonly Clause[]): Map<string, string> {
  const conditions = new Map<string, string>()
  for (const clause of clauses) {
    const group = groupOf(clause)
    const known = conditions.get(group)
    conditions.set(group, known ? `${known} and ${sqlOf(clause)}` : sqlOf(clause))
  }
  return conditions
}

function where(conditions: readonly string[]): string {
  return conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
}

function groupOf(clause: Clause): string {
  if ('either' in clause) return groupOf(clause.either[0]![0]!)
  return schema.fields.find(({ name }) => name === clause.field)!.group
}

function sqlOf(clause: Clause): string {
  if ('either' in clause) return `(${clause.either.map((row) => row.map(sqlOf).join(' and ')).join(' or ')})`
  const { field } = clause
  if ('anyOf' in clause) return `${field} in (${clause.anyOf.join()})`
  if ('allOf' in clause) return `${field} & ${maskOf(clause.allOf)} = ${maskOf(clause.allOf)}`
  if ('near' in clause) {
    const { latitude, longitude, kilometres } = clause.near
    const angle = `sin(radians(latitude - ${latitude}) / 2) ^ 2
      + cos(radians(latitude)) * cos(radians(${latitude})) * sin(radians(longitude - ${longitude}) / 2) ^ 2`
    return `place in (select id from place where 2 * 6371.0088 * asin(sqrt(${angle})) <= ${kilometres})`
  }
  const { min, max } = clause
  const bounds = [min === undefined ? [] : `${field} >= ${min}`, max === undefined ? [] : `${field} <= ${max}`].flat()
  return bounds.join(' and ')
}
