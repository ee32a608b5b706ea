import pg from 'pg'

/** The type `text[]`, which the driver has no name for. */
export const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0]

const parseAny = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[]

/** A text array as PostgreSQL writes it. Codes, which are most of them, need no quotation marks and are merely cut apart. */
export function textArray(text: string): (string | null)[] {
  if (text === '{}') return []
  return /["\\]|(^|[{,])NULL([,}]|$)|^\[|^\{\{/.test(text) ? parseAny(text) : text.slice(1, -1).split(',')
}
