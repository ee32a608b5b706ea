import { type ChildProcess, fork } from 'node:child_process'
import type { Log } from '../log.ts'

const PROGRAM = import.meta.resolve('../main.ts')
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000
/** Longer than a mail server may keep silent: a job that is under way comes to its end. */
const TIMEOUT_MS = 25_000

/** Keeps a worker running in a process of its own, so that jobs never hold up pages; one that dies is started anew. */
export function keepWorkerRunning(databaseUrl: string, log: Log): { stop(): Promise<void> } {
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  let pause = FIRST_PAUSE_MS
  const start = () => {
    const started = Date.now()
    child = fork(new URL(PROGRAM), {
      env: { ...process.env, PROCESSES: 'worker', DATABASE_URL: databaseUrl },
      // What the shop itself was started with is not the worker's.
      execArgv: [],
    })
    child.on('error', (error) => log.error({ error: error.message }, 'the worker could not be started'))
    child.on('exit', (code, signal) => {
      child = undefined
      if (isStopping) return
      log.error({ code, signal }, 'the worker ended and is started anew')
      pause = Date.now() - started > MAX_PAUSE_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS)
      timer = setTimeout(start, pause)
    })
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
      const impatience = setTimeout(() => ending.kill('SIGKILL'), TIMEOUT_MS)
      await ended
      clearTimeout(impatience)
    },
  }
}
