import { Logger, run, runOnce, type RunnerOptions, type TaskList } from 'graphile-worker'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store.ts'
import { CRONTAB, tasksOf } from './tasks.ts'

const JOBS_AT_ONCE = 4
/** Jobs are announced as they are committed; looking is for those that wait for their time. */
const LOOK_EVERY_MS = 1_000

export interface Worker {
  /** Lets what runs come to its end. */
  stop(): Promise<void>
}

/** Runs the jobs that commands asked for, until it is stopped. */
export async function startWorker(store: Store, config: Config, log: Log): Promise<Worker> {
  const { options, close } = runnerOf(store, config, log)
  const runner = await run({ ...options, crontab: CRONTAB })
  return {
    async stop() {
      await runner.stop()
      close()
    },
  }
}

/** Runs the jobs that are due, and returns when none is left. */
export async function runDueJobs(store: Pick<Store, 'database' | 'url'>, config: Config, log: Log): Promise<void> {
  const { options, close } = runnerOf(store, config, log)
  await runOnce(options)
  close()
}

function runnerOf({ database, url }: Pick<Store, 'database' | 'url'>, config: Config, log: Log) {
  const { close, ...tasks } = tasksOf(database, config)
  const options: RunnerOptions = {
    connectionString: url,
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
