import { OPERATOR } from '#use-cases/audit/record-audit.ts'
import { retryJobs } from '#use-cases/dealer-area/platform/retry-jobs.ts'
import type { OrderVerb } from './order-verbs.ts'

export const RETRY_JOBS_VERB: OrderVerb = {
  usage: 'retry-jobs: retries every job that was given up after its last attempt; fix the cause first',
  async run({ database }) {
    const { count } = await database.transaction((handle) => retryJobs(handle, OPERATOR))
    if (count === 0) return 'No job is given up.'
    return `${count === 1 ? '1 job' : `${count} jobs`} will be retried, at once if a worker is running.`
  },
}
