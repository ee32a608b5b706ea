import { randomUUID } from 'node:crypto'
import type { WorkerEvents } from 'graphile-worker'
import type { ErrorReporting } from '#services/error-reporting/port.ts'

/**
 * Reports a job that fails: at its first attempt, and once more when it is given up. What happens between says nothing new: a mail server
 * that is away for an hour makes every mail try often.
 */
export function reportFailedJobs(events: WorkerEvents, { report }: Pick<ErrorReporting, 'report'>): void {
  events.on('job:error', ({ job, error }) => {
    if (job.attempts === 1 || job.attempts >= job.max_attempts)
      report({ id: randomUUID(), ...faultOf(error, `job ${job.task_identifier}`), side: 'server' })
  })
}

/** What is reported of something thrown, named with what it broke. */
export function faultOf(thrown: unknown, what: string) {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown))
  return { name, message: `${what}: ${message}`, stack }
}
