import { expect, it } from 'vitest'
import { FORMER_JOB_NAMES } from '#database/jobs.ts'
import { requestMail } from '#database/mails.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { freeAbandonedJobs, runDueJobs } from './worker.ts'

const test = useTestDatabase()

it('frees the jobs of a worker that died, but none that another may still be at', async () => {
  const { pool } = test.database
  await test.database.transaction((handle) =>
    requestMail(handle, { origin: 'https://shop.example', brandSlug: null, locale: 'de' }, 'a@example.com', {
      kind: 'account-deleted',
      person: { salutation: null, firstName: 'A', lastName: 'B' },
    }),
  )
  const lock = (age: string) =>
    pool.query(`update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - $1::interval`, [age])
  const isLocked = async () =>
    (await pool.query('select from graphile_worker._private_jobs where locked_by is not null')).rowCount === 1
  await lock('1 minute')
  const other = await pool.connect()
  await other.query(`set application_name = 'fahrwerk-worker'`)
  await freeAbandonedJobs(test.database)
  expect(await isLocked()).toBe(true)
  await lock('1 hour')
  await freeAbandonedJobs(test.database)
  expect(await isLocked()).toBe(false)
  await lock('1 minute')
  other.release(true)
  await expect
    .poll(async () => {
      await freeAbandonedJobs(test.database)
      return isLocked()
    })
    .toBe(false)
})

it('runs what was queued under the name a job had in an earlier release', async () => {
  const { pool } = test.database
  for (const [name, payload] of [
    ['tell-of-price-drops', {}],
    ['send-search-alerts', { rhythm: 'DAILY' }],
    ['tell-of-order', { eventId: 1 }],
  ] as const) {
    expect(FORMER_JOB_NAMES).toHaveProperty(name)
    await pool.query('select graphile_worker.add_job($1, $2::json, job_key => $1)', [name, JSON.stringify(payload)])
  }
  await runDueJobs(test, readConfig({ DATA_DIR: '/nonexistent' }), createLog('silent'))
  const { rows } = await pool.query(`select key from graphile_worker.jobs where key is not null`)
  expect(rows).toEqual([])
})
