import { type SelectQueryBuilder, sql } from 'kysely'
import { LIST_PAGE } from '#domain/staff/list-page.ts'

/** A page of a list, and how many rows its pages have together. */
export interface ListPage<Row> {
  readonly kind: 'found'
  readonly rows: readonly Row[]
  readonly total: number
}

/** The rows of a page, from 1, of all that `query` finds. */
export async function readListPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: number,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const offset = (Math.max(1, page) - 1) * LIST_PAGE
  const [rows, counted] = await Promise.all([
    query.limit(LIST_PAGE).offset(offset).execute(),
    query
      .clearSelect()
      .clearOrderBy()
      .select(sql<number>`count(*)::int`.as('total'))
      .$castTo<{ readonly total: number }>()
      .execute(),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}
