import { type SelectQueryBuilder, sql } from 'kysely'
import { LIST_PAGE } from '#domain/staff/list-page.ts'

/** A page of a list, and how many rows its pages have together. */
export interface ListPage<Row> {
  readonly kind: 'found'
  readonly rows: readonly Row[]
  readonly total: number
}

/** A page of a part of a list, and how many rows each part has. */
export interface PartPage<Row, Part extends string> {
  readonly kind: 'found'
  readonly rows: readonly Row[]
  readonly counts: Readonly<Record<Part, number>>
}

/** Of all that `query` finds, the rows of a page, from 1. */
export function onPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: number,
): SelectQueryBuilder<DB, TB, Row> {
  return query.limit(LIST_PAGE).offset((Math.max(1, page) - 1) * LIST_PAGE)
}

/** The rows of a page, from 1, of all that `query` finds. */
export async function readListPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: number,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const [rows, counted] = await Promise.all([
    onPage(query, page).execute(),
    query
      .clearSelect()
      .clearOrderBy()
      .select(sql<number>`count(*)::int`.as('total'))
      .$castTo<{ readonly total: number }>()
      .execute(),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}
