import { sql } from 'kysely'
import type { WriteHandle, Writer } from './handles.ts'

export interface Attempts {
  /** Including this attempt. */
  readonly hits: number
  /** Seconds until the count starts again. */
  readonly secondsLeft: number
}

/** Counts an attempt under a key, in a transaction of its own, so that it counts whatever happens next. */
export async function countAttempt(writer: Writer, key: string, windowSeconds: number): Promise<Attempts> {
  return writer.transaction(async (handle) => {
    const { rows } = await sql<{ hits: number; seconds_left: number }>`
      insert into rate_limits as r (key, hits, ends_at)
      values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
      on conflict (key) do update set
        hits = case when r.ends_at <= now() then 1 else r.hits + 1 end,
        ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
      returning hits, greatest(1, ceil(extract(epoch from ends_at - now())))::int as seconds_left`.execute(handle)
    return { hits: rows[0]!.hits, secondsLeft: rows[0]!.seconds_left }
  })
}

/** Forgets the attempts counted under a key and under those that begin with it. */
export async function forgetAttempts(handle: WriteHandle, key: string): Promise<void> {
  await sql`delete from rate_limits where key = ${key} or starts_with(key, ${`${key}:`})`.execute(handle)
}
