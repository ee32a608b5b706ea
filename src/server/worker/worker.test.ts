import { expect, it } from 'vitest'
import { FORMER_JOB_NAMES } from '#database/jobs.ts'
import { requestMail } from '#database/mails.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import type { Store } from '../store.ts'
import { freeAbandonedJobs, reportAlive } from './liveness.ts'
import { BACKUP_CRONTAB } from '../backup/backup-tasks.ts'
import { CRONTAB } from './schedule.ts'
import { runDueJobs, startWorker } from './worker.ts'

const test = useTestDatabase()

it('releases the jobs of a dead worker, but none that another worker is running, however long it takes', async () => {
  const { pool } = test.database
  await test.database.transaction((handle) =>
    requestMail(handle, { origin: 'https://shop.example', brandSlug: null, locale: 'de' }, 'a@example.com', {
      kind: 'account-deleted',
      person: { salutation: null, firstName: 'A', lastName: 'B' },
    }),
  )
  const lock = (worker: string, age: string) =>
    pool.query(`update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2::interval`, [
      ...[worker, age],
    ])
  const isLocked = async () =>
    (await pool.query('select from graphile_worker._private_jobs where locked_by is not null')).rowCount === 1
  const isFreed = async (worker: string, age: string) => {
    await lock(worker, age)
    await freeAbandonedJobs(pool)
    return !(await isLocked())
  }
  const seen = (worker: string, age: string) =>
    pool.query('update job_workers set seen_at = now() - $2::interval where id = $1', [worker, age])
  await reportAlive(pool, 'busy')
  expect(await isFreed('busy', '3 hours'), 'it lives').toBe(false)
  await seen('busy', '50 seconds')
  expect(await isFreed('busy', '1 minute'), 'its next word may be under way').toBe(false)
  await seen('busy', '2 minutes')
  expect(await isFreed('busy', '1 minute'), 'it died').toBe(true)
  expect(await isFreed('of an earlier release', '1 minute')).toBe(false)
  expect(await isFreed('of an earlier release', '1 hour')).toBe(true)
})

it('reports itself alive under the name by which the queue locks its jobs, until it stops', async () => {
  const { pool } = test.database
  const config = readConfig({ DATA_DIR: '/nonexistent' })
  const worker = await startWorker({ ...test, close: async () => {} } as Store, config, createLog('silent'))
  const seen = async () =>
    (await pool.query<{ id: string }>('select id from job_workers where id <> $1', ['busy'])).rows
  await expect.poll(seen).toHaveLength(2)
  expect((await seen())[0]!.id).toMatch(/^pool-/)
  await worker.stop()
  expect(await seen()).toEqual([])
})

it('makes up every missed run, except those whose next one follows within minutes', () => {
  const lines = `${CRONTAB.trim()}\n${BACKUP_CRONTAB.trim()}`.split('\n')
  const seldom = lines.filter((line) => !line.startsWith('*'))
  expect(seldom.length).toBeGreaterThan(5)
  expect(seldom.filter((line) => !/[?&]fill=/.test(line))).toEqual([])
})

it('runs jobs queued under their name of an earlier release', async () => {
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

it('leaves none of the jobs that wait for one another', async () => {
  const { pool } = test.database
  await pool.query(
    `select graphile_worker.add_job('remind-of-offers', queue_name => 'one') from generate_series(1, 30)`,
  )
  await runDueJobs(test, readConfig({ DATA_DIR: '/nonexistent' }), createLog('silent'))
  expect((await pool.query(`select from graphile_worker.jobs where queue_name = 'one'`)).rowCount).toBe(0)
})
