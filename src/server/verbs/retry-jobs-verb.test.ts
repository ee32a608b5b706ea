import { expect, it } from 'vitest'
import { enqueue } from '#database/jobs.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { RETRY_JOBS_VERB } from './retry-jobs-verb.ts'

const test = useTestDatabase()

it('has given-up jobs tried again, says how many, and stands in the audit log as the operator’s', async () => {
  const run = () => RETRY_JOBS_VERB.run(test, [])
  await test.database.transaction((handle) => enqueue(handle, 'send-mail', { mailId: 'x' }))
  expect(await run()).toBe('No job is given up.')
  await test.database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts')
  expect(await run()).toMatch(/^1 job will be retried/)
  expect(await run()).toBe('No job is given up.')
  const { rows } = await test.database.pool.query('select actor, operation from audit_log')
  expect(rows).toEqual([{ actor: 'operator', operation: 'retry-jobs' }])
})
