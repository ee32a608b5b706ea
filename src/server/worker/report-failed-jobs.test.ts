import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { expect, it } from 'vitest'
import type { ErrorReport } from '#services/error-reporting/port.ts'
import { reportFailedJobs } from './report-failed-jobs.ts'

it('reports a failing job at its first attempt and when it is given up, with its name', () => {
  const events: WorkerEvents = new EventEmitter()
  const reports: ErrorReport[] = []
  reportFailedJobs(events, { report: (error) => void reports.push(error) })
  const fail = (attempts: number) => {
    const job = { task_identifier: 'send-mail', attempts, max_attempts: 3 }
    events.emit('job:error', { job, error: new TypeError('no route') } as never)
  }
  for (const attempt of [1, 2, 3]) fail(attempt)
  expect(reports.map(({ name, message, side }) => [name, message, side])).toEqual([
    ['TypeError', 'job send-mail: no route', 'server'],
    ['TypeError', 'job send-mail: no route', 'server'],
  ])
  expect(new Set(reports.map(({ id }) => id)).size).toBe(2)
})
