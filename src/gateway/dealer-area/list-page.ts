import type { ListPage } from '#use-cases/dealer-area/list-page.ts'
import { builder } from './builder.ts'

type ListedType<Row> = ReturnType<ReturnType<typeof builder.objectRef<Row>>['implement']>

/** The type of a page of a list: at most 50 rows, and the number of rows on all pages. */
export function listPageOf<Row>(name: string, type: ListedType<Row>) {
  return builder.objectRef<Pick<ListPage<Row>, 'rows' | 'total'>>(name).implement({
    description: 'A page of at most 50.',
    fields: (t) => ({
      rows: t.field({ type: [type], resolve: ({ rows }) => [...rows] }),
      total: t.exposeInt('total', { description: 'On all pages.' }),
    }),
  })
}
