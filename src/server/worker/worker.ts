import { EventEmitter } from 'node:events'
import { Logger, run, runOnce, type RunnerOptions, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { BACKUP_CRONTAB, BACKUP_JOBS, embeddedPlace } from '../backup/backup-tasks.ts'
import { startLogShipping } from '../backup/log-shipping.ts'
import { openPlace } from '../backup/place.ts'
import { shipAtStop } from '../backup/ship-at-stop.ts'
import { errorReportingOf } from '../error-reporting.ts'
import { objectStore } from '../object-store.ts'
import type { Repeated } from '../repeat.ts'
import { sessionSecret } from '../secrets.ts'
import type { Store } from '../store.ts'
import { endWithin } from './end-within.ts'
import { keepAlive } from './liveness.ts'
import { reportFailedJobs } from './report-failed-jobs.ts'
import { CRONTAB } from './schedule.ts'
import { tasksOf, withFormerNames } from './tasks.ts'

const MAX_JOBS = 4
/** Jobs that call dealers’ servers or a bank, which may answer late or never. They have workers of their own, so that mails never wait. */
const OUTSIDE_JOBS = ['deliver-webhook', 'fetch-pictures', 'pass-on-application', 'pass-on-proofs'] as const
const MAX_OUTSIDE_JOBS = 4
/** PostgreSQL announces new jobs as they are committed; polling finds those that were waiting for their time. */
const POLL_INTERVAL_MS = 1_000
/**
 * Results of jobs are written at once and not in batches; otherwise the last jobs would still count as running when everything is done.
 */
const AWAITED = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const
/** Together with the end of the log, less than a supervisor waits before it kills (`worker-process.ts`, `fahrwerk-worker.service`). */
const STOP_LIMIT_MS = 20_000

export interface Worker {
  /** Waits until the running jobs have ended, up to a limit; what a job had begun is taken up by the next worker. */
  stop(): Promise<void>
}

/** Runs the jobs that use cases have added, until it is stopped. */
export async function startWorker(store: Store, config: Config, log: Log): Promise<Worker> {
  const cluster = await embeddedPlace(config, store.url)
  const { options, events, close } = await runnerOf(store, config, log)
  const alive: { stop(): Promise<void> }[] = []
  const onError = (error: unknown) => log.error({ error: String(error) }, 'the worker could not say that it lives')
  // The queue names a pool of workers as it starts it, before the pool takes its first job.
  events.on('pool:create', ({ workerPool }) => alive.push(keepAlive(store.database.pool, workerPool.id, onError)))
  const [calls, others] = split(options.taskList!, OUTSIDE_JOBS)
  // Only beside the embedded server can it be backed up: another worker of the shop must not take those jobs.
  const own = cluster
    ? { taskList: others, crontab: CRONTAB + BACKUP_CRONTAB }
    : { taskList: split(others, BACKUP_JOBS)[1], crontab: CRONTAB }
  const runner = await run({ ...options, ...own })
  const outside = await run({
    ...{ ...options, taskList: calls },
    ...{ concurrency: MAX_OUTSIDE_JOBS, maxPoolSize: MAX_OUTSIDE_JOBS + 1 },
  })
  let shipping: Repeated | undefined
  let shipEnd = async () => {}
  if (config.backup && cluster) {
    const place = openPlace(config.backup.url)
    const { pool } = store.database
    shipping = startLogShipping(pool, { cluster, place, dataFolder: config.dataFolder }, log)
    shipEnd = () => shipAtStop({ pool, cluster, place, objects: objectStore(config) }, log)
  } else if (config.backup)
    log.warn('BACKUP_URL is for the embedded database: back up that of DATABASE_URL by its own means')
  return {
    async stop() {
      const endJobs = async () => {
        try {
          await Promise.all([runner.stop(), outside.stop()])
        } finally {
          for (const one of alive) await one.stop()
        }
      }
      const problem = await endWithin(STOP_LIMIT_MS, [endJobs(), shipping?.stop() ?? Promise.resolve()])
      if (problem !== undefined) log.error({ error: problem }, 'the worker stops before everything has ended')
      await shipEnd()
      await close()
    },
  }
}

/** The tasks of these names, and the others. */
function split(tasks: TaskList, names: readonly string[]): readonly [TaskList, TaskList] {
  const only = (isNamed: boolean) => Object.entries(tasks).filter(([name]) => names.includes(name) === isNamed)
  return [Object.fromEntries(only(true)), Object.fromEntries(only(false))]
}

/** Runs the jobs that are due, and returns when none is left. Over the shop's pool, whose `jobId` in the log is a number. */
export async function runDueJobs(store: Pick<Store, 'database' | 'url'>, config: Config, log: Log): Promise<void> {
  const { options, close } = await runnerOf(store, config, log)
  const { pool } = store.database
  try {
    // A round looks for the next job before it has freed the queue of the last one, and may end with that next one still waiting.
    do await runOnce({ ...options, connectionString: undefined, pgPool: pool, preset: { worker: AWAITED } })
    while (await hasDueJob(pool, Object.keys(options.taskList!)))
  } finally {
    await close()
  }
}

/** Whether a job waits that one of these tasks may begin now; one that has failed waits for a later time. */
async function hasDueJob(pool: Store['database']['pool'], tasks: readonly string[]): Promise<boolean> {
  const due = await pool.query(
    `select from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = any ($1)
       left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where j.is_available and j.run_at <= now() and q.locked_at is null limit 1`,
    [tasks],
  )
  return due.rowCount === 1
}

async function runnerOf({ database, url }: Pick<Store, 'database' | 'url'>, config: Config, log: Log) {
  const errors = errorReportingOf(config, log)
  const outside = { secret: await sessionSecret(config), url, errors }
  const { tasks, close } = await tasksOf(database, config, outside, log)
  const events: WorkerEvents = new EventEmitter()
  reportFailedJobs(events, errors)
  const options: RunnerOptions = {
    connectionString: url,
    concurrency: MAX_JOBS,
    maxPoolSize: MAX_JOBS + 1,
    pollInterval: POLL_INTERVAL_MS,
    noHandleSignals: true,
    events,
    taskList: withFormerNames(tasks) as TaskList,
    logger: new Logger(({ taskIdentifier, jobId }) => (level, message) => {
      if (level === 'error') log.error({ job: taskIdentifier, jobId }, message)
    }),
  }
  return { options, events, close: async () => void (await Promise.all([close(), errors.close()])) }
}
