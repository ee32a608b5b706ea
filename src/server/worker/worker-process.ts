import { type ChildProcess, fork } from 'node:child_process'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { Log } from '../log.ts'

const PROGRAM = new URL(import.meta.resolve('../main.ts'))
/** Longer than the timeout of mail servers, so that the jobs in progress can end, and what is new reach the backup place. */
const TIMEOUT_MS = 40_000

interface WorkerOptions {
  readonly databaseUrl: string
  readonly log: Log
  /** While the database is down, the end of a worker does not count, because another worker would end as well. */
  readonly isDatabaseUp: () => Promise<boolean>
  /** Called where the worker ends again and again although the database answers. */
  readonly onLost: (error: Error) => void
}

const RESTARTS = { firstPauseMs: 1_000, maxPauseMs: 60_000, youngMs: 60_000, maxFailures: 10 } as const

/**
 * Keeps a worker running in a process of its own, so that jobs never slow down pages. One that dies is started again, after a pause that
 * grows while workers die within a minute. After ten such deaths in a row, some five minutes, it gives up and a supervisor has to act.
 */
export function keepWorkerRunning(
  { databaseUrl, log, isDatabaseUp, onLost }: WorkerOptions,
  { firstPauseMs, maxPauseMs, youngMs, maxFailures }: Record<keyof typeof RESTARTS, number> = RESTARTS,
  startProcess: (env: NodeJS.ProcessEnv) => ChildProcess = startWorker,
): { stop(): Promise<void> } {
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  let pause = firstPauseMs
  let failures = 0
  const start = () => {
    const started = Date.now()
    const own = startProcess({ ...process.env, PROCESSES: 'worker', DATABASE_URL: databaseUrl })
    child = own
    const ended = (cause: object) => {
      // A process that could not be started may report both an error and an end.
      if (child !== own) return
      child = undefined
      if (isStopping) return
      log.error(cause, 'the worker ended and is started anew')
      void startAnew(Date.now() - started > youngMs)
    }
    // A running process may report an error too, such as a message that could not be sent; if it ends, `exit` follows.
    own.on('error', (error) => {
      if (own.pid === undefined) ended({ error: error.message })
      else log.error({ error: error.message }, 'the worker reported an error')
    })
    own.on('exit', (code, signal) => ended({ code, signal }))
  }
  const startAnew = async (hasLived: boolean) => {
    if (hasLived) failures = 0
    else if (await isDatabaseUp()) failures++
    if (isStopping) return
    if (failures >= maxFailures)
      return onLost(new StartRefusal(`The worker ended ${failures} times in a row; the log says why.`))
    pause = hasLived ? firstPauseMs : Math.min(pause * 2, maxPauseMs)
    timer = setTimeout(start, pause)
  }
  start()
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      const ending = child
      if (!ending) return
      const ended = new Promise((resolve) => ending.once('exit', resolve))
      ending.kill('SIGTERM')
      const killTimer = setTimeout(() => ending.kill('SIGKILL'), TIMEOUT_MS)
      await ended
      clearTimeout(killTimer)
    },
  }
}

function startWorker(env: NodeJS.ProcessEnv): ChildProcess {
  // Without the options of Node with which the shop itself was started.
  return fork(PROGRAM, { env, execArgv: [] })
}
