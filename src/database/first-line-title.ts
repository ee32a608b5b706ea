import { type RawBuilder, sql } from 'kysely'

/** Title of the first line of an order `o`, in German where it is stored in it, as `lineTexts` reads it; null without lines. */
export const FIRST_LINE_TITLE: RawBuilder<string | null> = sql<string | null>`(
  select coalesce(l.german ->> 'title', l.title) from order_lines l where l.order_id = o.id order by l.position limit 1)`
