import { randomUUID } from 'node:crypto'
import type { WorkerEvents } from 'graphile-worker'
import type { ErrorReporting } from '#services/error-reporting/port.ts'

/**
 * Reports a job that fails: at its first attempt, and once more when it is given up. The attempts between are not reported, because every
 * mail makes many of them while a mail server is away.
 */
export function reportFailedJobs(events: WorkerEvents, { report }: Pick<ErrorReporting, 'report'>): void {
  events.on('job:error', ({ job, error }) => {
    if (job.attempts === 1 || job.attempts >= job.max_attempts)
      report({ id: randomUUID(), ...faultOf(error, `job ${job.task_identifier}`), side: 'server' })
  })
}

/** A thrown value as an error report; `what` says what failed with it. */
export function faultOf(thrown: unknown, what: string) {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown))
  return { name, message: `${what}: ${message}`, stack }
}
