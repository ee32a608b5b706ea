import pg from 'pg'

/** The type `text[]`, which the driver has no name for. */
export const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0]

const parseAny = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[]

/** Parses a PostgreSQL text array. Most elements are codes without quotation marks, which are only split. */
export function textArray(text: string): (string | null)[] {
  if (text === '{}') return []
  return /["\\]|(^|[{,])NULL([,}]|$)|^\[|^\{\{/.test(text) ? parseAny(text) : text.slice(1, -1).split(',')
}
