import { Logger, run, runOnce, type RunnerOptions, type TaskList } from 'graphile-worker'
import type { Database } from '#database/connection.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { sessionSecret } from '../secrets.ts'
import type { Store } from '../store.ts'
import { CRONTAB, tasksOf } from './tasks.ts'

const JOBS_AT_ONCE = 4
/** Jobs are announced as they are committed; looking is for those that wait for their time. */
const LOOK_EVERY_MS = 1_000
/**
 * What became of jobs is waited for at the end where it is gathered; without that, the last ones still count as running when all is done.
 */
const AWAITED = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const
/** Under this name workers are connected to the database: whoever starts sees whether there is another. */
const APPLICATION = 'fahrwerk-worker'
/** No job of ours takes as long. */
const ABANDONED_MINUTES = 15

export interface Worker {
  /** Lets what runs come to its end. */
  stop(): Promise<void>
}

/** Runs the jobs that commands asked for, until it is stopped. */
export async function startWorker(store: Store, config: Config, log: Log): Promise<Worker> {
  await freeAbandonedJobs(store.database)
  const { options, close } = await runnerOf(store, config, log)
  const runner = await run({ ...options, crontab: CRONTAB })
  return {
    async stop() {
      try {
        await runner.stop()
      } finally {
        await close()
      }
    },
  }
}

/** Runs the jobs that are due, and returns when none is left. */
export async function runDueJobs(store: Pick<Store, 'database' | 'url'>, config: Config, log: Log): Promise<void> {
  const { options, close } = await runnerOf(store, config, log)
  try {
    await runOnce({ ...options, preset: { worker: AWAITED } })
  } finally {
    await close()
  }
}

/**
 * Frees the jobs of workers that died: the queue itself would wait four hours. Where no other worker is connected every lock is one of a
 * dead worker; otherwise only those are that are older than any job takes.
 */
export async function freeAbandonedJobs({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker._private_jobs where locked_by is not null and (
         locked_at < now() - make_interval(mins => $2)
         or not exists (select from pg_stat_activity where datname = current_database() and application_name = $1))))`,
    [APPLICATION, ABANDONED_MINUTES],
  )
}

async function runnerOf({ database, url }: Pick<Store, 'database' | 'url'>, config: Config, log: Log) {
  const { tasks, close } = await tasksOf(database, config, await sessionSecret(config), log)
  const named = new URL(url)
  named.searchParams.set('application_name', APPLICATION)
  const options: RunnerOptions = {
    connectionString: named.href,
    concurrency: JOBS_AT_ONCE,
    maxPoolSize: JOBS_AT_ONCE + 1,
    pollInterval: LOOK_EVERY_MS,
    noHandleSignals: true,
    taskList: tasks as unknown as TaskList,
    logger: new Logger(({ taskIdentifier, jobId }) => (level, message) => {
      if (level === 'error') log.error({ job: taskIdentifier, jobId }, message)
    }),
  }
  return { options, close }
}
