import type { Database } from '#database/connection.ts'
import type { Images } from '#services/images/port.ts'

/** In SQL: the pictures that are shown, or would be again, photographs and drawings. */
export const SHOWN_PHOTOGRAPHS = `select unnest(pictures || spin_frames) as picture from vehicles
  union all select picture from order_lines where picture is not null
  union all select hero_picture from brands where hero_picture is not null
  union all select person ->> 'picture' from brands, jsonb_array_elements(people) person where person ? 'picture'
  union all select uncovered_key from covered_photographs
  union all select value from picture_orders, jsonb_each_text(stored)
  union all select jsonb_array_elements_text(feed_values -> 'pictures') from vehicles where feed_values ? 'pictures'
  union all select jsonb_array_elements_text(before -> 'pictures') from delivery_changes where before ? 'pictures'`

/**
 * Those of the photographs that no vehicle, no order and no storefront shows, nor would once the latest delivery is undone, the pictures
 * are given back to the feed, a box is removed, or an order of pictures is complete.
 */
export async function unusedPhotographs(
  { pool }: Pick<Database, 'pool'>,
  keys: readonly string[],
): Promise<readonly string[]> {
  if (keys.length === 0) return []
  const { rows } = await pool.query<{ key: string }>(
    `select key from unnest($1::text[]) as key
     where not exists (select from (${SHOWN_PHOTOGRAPHS}) shown where shown.picture = key)`,
    [keys],
  )
  return rows.map(({ key }) => key)
}

/** Deletes the photographs that were stored for a change and that nothing shows, because it was refused or broke off. */
export async function discardPhotographs(
  database: Pick<Database, 'pool'>,
  images: Images,
  keys: readonly string[],
): Promise<void> {
  for (const key of await unusedPhotographs(database, keys)) await images.remove(key)
}
