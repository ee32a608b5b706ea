import type pg from 'pg'
import { type Repeated, repeat } from '../repeat.ts'

/** How often a worker reports that it lives, and after how many seconds without a report it counts as dead. */
const BEAT_MS = 15_000
const BELIEVED_SECONDS = 60
/** The age at which a lock counts as abandoned whose worker never reports: a worker of an earlier release. */
const UNKNOWN_ABANDONED_MINUTES = 15

/**
 * Reports that a pool of workers lives, and frees the jobs of pools that no longer report. A job that merely takes long is never freed.
 * `id` is the name under which the queue locks the pool's jobs.
 */
export function keepAlive(pool: pg.Pool, id: string, onError: (error: unknown) => void): Repeated {
  const beat = async () => {
    try {
      await reportAlive(pool, id)
      await freeAbandonedJobs(pool)
    } catch (error) {
      onError(error)
    }
  }
  const beats = repeat(BEAT_MS, beat)
  return {
    async stop() {
      await beats.stop()
      await pool.query('delete from job_workers where id = $1', [id]).catch(onError)
    },
  }
}

export async function reportAlive(pool: Pick<pg.Pool, 'query'>, id: string): Promise<void> {
  await pool.query('insert into job_workers (id) values ($1) on conflict (id) do update set seen_at = now()', [id])
}

/** Frees the jobs of workers that died: the queue itself would wait four hours. */
export async function freeAbandonedJobs(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct j.locked_by from graphile_worker._private_jobs j left join job_workers w on w.id = j.locked_by
       where j.locked_by is not null
         and case when w.id is null then j.locked_at < now() - make_interval(mins => $2)
           else w.seen_at < now() - make_interval(secs => $1) end))`,
    [BELIEVED_SECONDS, UNKNOWN_ABANDONED_MINUTES],
  )
  await pool.query(`delete from job_workers w where seen_at < now() - interval '1 day'
    and not exists (select from graphile_worker._private_jobs j where j.locked_by = w.id)`)
}
