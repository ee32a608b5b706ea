import type { PartPage } from '#use-cases/dealer-area/list-page.ts'
import { builder } from './builder.ts'

type ListedType<Row> = ReturnType<ReturnType<typeof builder.objectRef<Row>>['implement']>

/** The type of a page of a list in parts: at most 50 rows, and the number of rows in each part, `TO_VALUE` as `toValue`. */
export function partPageOf<Row, Part extends string>(name: string, type: ListedType<Row>, parts: readonly Part[]) {
  return builder.objectRef<Pick<PartPage<Row, Part>, 'rows' | 'counts'>>(name).implement({
    description: 'A page of at most 50, and how many rows each part has.',
    fields: (t) => ({
      rows: t.field({ type: [type], resolve: ({ rows }) => [...rows] }),
      ...Object.fromEntries(
        parts.map((part) => [fieldOf(part), t.int({ resolve: ({ counts }) => counts[part] })] as const),
      ),
    }),
  })
}

function fieldOf(part: string): string {
  return part.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
