import { beforeAll, beforeEach, expect, it } from 'vitest'
import { enqueue } from '#database/jobs.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { somebodyWaits } from '../../../../tests/support/somebody-waits.ts'
import { addStaff, staffActor } from '../../../../tests/support/staff.ts'
import { addMerchant } from '../../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { OPERATOR } from '../../audit/record-audit.ts'
import { sweepExpired } from '../../session/sweep-expired.ts'
import { countLateJobs, readOperations } from './operations.ts'
import { retryJobs, retryJobsAsStaff } from './retry-jobs.ts'

const test = useTestDatabase()
const fail = (error: unknown) => {
  throw error
}
let admin: StaffActor
let owner: StaffActor

/** Jobs by their key, and how far each has come. The queue moves the time of a job on after its last failure, too. */
const STATES = {
  'given-up': `attempts = 12, last_error = 'refused', run_at = now() + interval '6 hours'`,
  'cut-off': `attempts = 12, run_at = now() - interval '1 minute'`,
  running: `attempts = 12, last_error = 'refused', locked_at = now(), locked_by = 'worker'`,
  'tried-again': `attempts = 11, last_error = 'refused', run_at = now() + interval '1 hour'`,
  planned: `run_at = now() + interval '1 hour'`,
}

beforeAll(async () => {
  const { id: merchantId } = await addMerchant(test.database)
  owner = staffActor({ merchantId, roles: ['OWNER'] })
  const staffId = await addStaff(test.database, 'admin@example.com', { isAdmin: true })
  admin = { ...staffActor({ merchantId, roles: [], staffId }), isAdmin: true }
})

beforeEach(async () => {
  await test.database.pool.query('delete from graphile_worker._private_jobs')
  for (const [key, state] of Object.entries(STATES)) {
    await test.database.transaction((handle) => enqueue(handle, 'send-mail', { mailId: key }, { key }))
    await test.database.pool.query(`update graphile_worker._private_jobs set ${state} where key = $1`, [key])
  }
})

async function jobs() {
  const { rows } = await test.database.pool.query<{ key: string; isDue: boolean }>(
    `select key, attempts, max_attempts as "maxAttempts", run_at <= now() as "isDue", run_at as "runAt", locked_by as worker
     from graphile_worker._private_jobs`,
  )
  return Object.fromEntries(rows.map(({ key, ...job }) => [key, job]))
}

async function auditRows() {
  const { rows } = await test.database.pool.query<{ actor: string; after: object }>(
    `select actor, subject, after from audit_log where operation = 'retry-jobs' order by id`,
  )
  return rows
}

it('gives given-up jobs all their attempts again at once, and leaves every other one alone', async () => {
  const before = await jobs()
  const { 'given-up': givenUp, 'cut-off': cutOff, ...others } = before
  expect([givenUp!.isDue, cutOff!.isDue]).toEqual([false, true])
  expect(await retryJobsAsStaff(test.database, owner)).toMatchObject({ code: 'FORBIDDEN' })
  expect([await jobs(), await auditRows()]).toEqual([before, []])

  expect(await retryJobsAsStaff(test.database, admin)).toEqual({ kind: 'done', count: 2 })
  const { 'given-up': retried, 'cut-off': alsoRetried, ...untouched } = await jobs()
  for (const job of [retried, alsoRetried])
    expect(job).toMatchObject({ attempts: 0, maxAttempts: 12, isDue: true, worker: null })
  expect(untouched).toEqual(others)
  const row = { actor: 'Eva', subject: 'jobs', after: { count: 2 } }
  expect(await auditRows()).toEqual([row])

  expect(await test.database.transaction((handle) => retryJobs(handle, OPERATOR))).toEqual({ kind: 'done', count: 0 })
  expect(await auditRows(), 'where none was given up, nothing was changed').toEqual([row])
})

it('leaves runs of the schedule to their next run, counts none of them and lists them last; a day later they are gone', async () => {
  const run = (planned: string) => `select graphile_worker.add_job('back-up', job_key => 'backup', max_attempts => 3,
    payload => '{"_cron":{"ts":"${planned}"}}'::json)`
  const giveUp = `update graphile_worker._private_jobs set attempts = 3, last_error = 'no place', run_at = now() - interval '1 day'
    where max_attempts = 3`
  for (const planned of ['2026-11-27T01:00:00.000Z', '2026-11-28T01:00:00.000Z']) {
    await test.database.pool.query(run(planned))
    await test.database.pool.query(giveUp)
  }
  const runs = async () => {
    const { rows } = await test.database.pool.query(
      'select attempts from graphile_worker._private_jobs where max_attempts = 3',
    )
    return rows
  }
  const found = await readOperations(test.database.read, admin)
  expect(found).toMatchObject({ operations: { givenUpJobs: 2 } })
  expect(found.kind === 'found' && found.operations.jobs.map(({ name }) => name)).toEqual([
    ...['send-mail', 'send-mail', 'back-up', 'back-up'],
    ...['send-mail', 'send-mail'],
  ])
  expect(await retryJobsAsStaff(test.database, admin)).toEqual({ kind: 'done', count: 2 })
  expect(await runs()).toEqual([{ attempts: 3 }, { attempts: 3 }])
  await sweepExpired(test.database, fail)
  expect(await runs()).toHaveLength(2)
  await test.database.pool.query(`update graphile_worker._private_jobs set created_at = now() - interval '25 hours'`)
  await sweepExpired(test.database, fail)
  expect(await runs()).toEqual([])
  expect(Object.keys(await jobs()), 'no other job').toHaveLength(Object.keys(STATES).length)
})

it('counts a job once where two operators retry at the same time', async () => {
  const retry = () => test.database.transaction((handle) => retryJobs(handle, OPERATOR))
  const later: ReturnType<typeof retry>[] = []
  const first = await test.database.transaction(async (handle) => {
    const outcome = await retryJobs(handle, OPERATOR)
    later.push(retry())
    await expect.poll(() => somebodyWaits(test.database)).toBe(true)
    return outcome
  })
  expect([first.count, (await later[0]!).count]).toEqual([2, 0])
})

it('the page of operators lists given-up jobs first, and counts them', async () => {
  const found = await readOperations(test.database.read, admin)
  if (found.kind !== 'found') throw new Error(found.code)
  const { jobs: listed, givenUpJobs } = found.operations
  expect(givenUpJobs).toBe(2)
  expect(listed.map(({ error, isGivenUp }) => [error, isGivenUp])).toEqual([
    ...[
      [null, true],
      ['refused', true],
    ],
    ...[
      ['refused', false],
      ['refused', false],
    ],
  ])
  expect(await countLateJobs(test.database.read), 'the running one may still come to its end').toBe(2)
  await retryJobsAsStaff(test.database, admin)
  expect(await countLateJobs(test.database.read)).toBe(0)
  expect(await readOperations(test.database.read, admin)).toMatchObject({ operations: { givenUpJobs: 0 } })
})
