import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { IS_GIVEN_UP, IS_RUN } from '#database/jobs.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { readReturnedMails } from '../../mail/returned-mails.ts'
import { readStuckMails } from '../../mail/waiting-mails.ts'
import { countPaymentProblems } from '../../payment/payment-problems.ts'
import { countStuckRefunds } from '../../payment/refund.ts'
import { readUnmatchedWithdrawals } from '../../withdrawal/withdrawals.ts'
import { readAccessoriesProviders } from './accessories-providers.ts'

/** How the shop as a whole runs. */
export interface Operations {
  readonly jobs: Awaited<ReturnType<typeof readTroubledJobs>>
  /** Without runs of the schedule, and with those that `jobs` has no room for. */
  readonly givenUpJobs: number
  readonly mails: Awaited<ReturnType<typeof readStuckMails>>
  readonly returnedMails: Awaited<ReturnType<typeof readReturnedMails>>
  readonly withdrawals: Awaited<ReturnType<typeof readUnmatchedWithdrawals>>
  readonly refusedImports: Awaited<ReturnType<typeof readRefusedImports>>
  /** Messages of providers that could not be applied in the last seven days. */
  readonly paymentProblems: number
  /** Refunds that a provider has not confirmed for a day. */
  readonly stuckRefunds: number
  readonly stock: Awaited<ReturnType<typeof readStockState>>
  readonly runs: Awaited<ReturnType<typeof readRuns>>
  readonly uploads: Awaited<ReturnType<typeof readUploadTotals>>
  readonly providers: Awaited<ReturnType<typeof readAccessoriesProviders>>
}

/** For administrators: what failed or waits, and how much there is. Refused as by `authorize`. */
export async function readOperations(
  read: ReadHandle,
  actor: DealerAreaActor,
): Promise<{ readonly kind: 'found'; readonly operations: Operations } | Refused> {
  const refusal = authorize(actor, 'operations.read', null, new Date())
  if (refusal) return refusal
  const [
    jobs,
    { count: givenUpJobs },
    mails,
    returnedMails,
    withdrawals,
    refusedImports,
    paymentProblems,
    stuckRefunds,
    stock,
    runs,
    uploads,
    providers,
  ] = await Promise.all([
    readTroubledJobs(read),
    readGivenUpJobs(read),
    readStuckMails(read),
    readReturnedMails(read),
    readUnmatchedWithdrawals(read),
    readRefusedImports(read),
    countPaymentProblems(read),
    countStuckRefunds(read),
    readStockState(read),
    readRuns(read),
    readUploadTotals(read),
    readAccessoriesProviders(read),
  ])
  return {
    kind: 'found',
    operations: {
      ...{ jobs, givenUpJobs, mails, returnedMails, withdrawals, refusedImports },
      ...{ paymentProblems, stuckRefunds, stock, runs, uploads, providers },
    },
  }
}

const MAX_ROWS = 50

interface JobRow {
  readonly id: string
  readonly name: string
  readonly attempts: number
  readonly maxAttempts: number
  readonly runAt: Date
  /** No further attempt is made by itself. */
  readonly isGivenUp: boolean
  readonly error: string | null
}

/** Jobs that nobody tries again, then those that failed and are tried again, by the next run too, or should have begun five minutes ago. */
function readTroubledJobs(read: ReadHandle): Promise<JobRow[]> {
  const jobs = sql<JobRow & { isForGood: boolean }>`(select j.id::text, t.identifier as name, j.attempts::int,
      j.max_attempts::int as "maxAttempts", j.run_at as "runAt", ${IS_GIVEN_UP} as "isGivenUp",
      (${IS_GIVEN_UP} and not ${IS_RUN}) as "isForGood", left(j.last_error, 200) as error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.last_error is not null or ${IS_GIVEN_UP}
      or (j.locked_at is null and j.run_at < now() - interval '5 minutes'))`
  return read
    .selectFrom(jobs.as('jobs'))
    .select(['id', 'name', 'attempts', 'maxAttempts', 'runAt', 'isGivenUp', 'error'])
    .orderBy(sql.ref('isForGood'), 'desc')
    .orderBy(sql.ref('runAt'))
    .limit(MAX_ROWS)
    .execute()
}

/** Jobs that are given up, but for runs of the schedule: how many, and since when the first one; null where there is none. */
export async function readGivenUpJobs(
  read: ReadHandle,
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const givenUp = sql<{ count: number; since: Date | null }>`(select count(*)::int as count, min(j.updated_at) as since
    from graphile_worker._private_jobs j where ${IS_GIVEN_UP} and not ${IS_RUN})`
  return read.selectFrom(givenUp.as('givenUp')).selectAll().executeTakeFirstOrThrow()
}

/** Jobs that should have begun five minutes ago, or are given up. */
export async function countLateJobs(read: ReadHandle): Promise<number> {
  const late = sql<{ count: number }>`(select count(*)::int as count from graphile_worker.jobs j
    where (j.locked_at is null and j.run_at < now() - interval '5 minutes' and j.attempts < j.max_attempts) or ${IS_GIVEN_UP})`
  return (await read.selectFrom(late.as('late')).selectAll().executeTakeFirstOrThrow()).count
}

/** How many jobs of a kind there are. */
export interface QueueLength {
  readonly kind: string
  /** They should have begun. */
  readonly due: number
  readonly running: number
  /** For later, or again after a failure. */
  readonly planned: number
  /** They are given up. */
  readonly failed: number
}

/** The queue by kind; kinds without any job are left out. */
export function readQueueLengths(read: ReadHandle): Promise<QueueLength[]> {
  const queue = sql<QueueLength>`(select j.task_identifier as kind,
      count(*) filter (where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now())::int as due,
      count(*) filter (where j.locked_at is not null)::int as running,
      count(*) filter (where j.locked_at is null and j.attempts < j.max_attempts and j.run_at > now())::int as planned,
      count(*) filter (where ${IS_GIVEN_UP})::int as failed
    from graphile_worker.jobs j group by j.task_identifier)`
  return read.selectFrom(queue.as('queue')).selectAll().orderBy(sql.ref('kind')).execute()
}

const MAX_IMPORTS = 10

/** The latest deliveries of dealers that were refused as a whole. */
function readRefusedImports(read: ReadHandle) {
  return read
    .selectFrom('feed_runs as f')
    .innerJoin('merchants as m', 'm.id', 'f.merchant_id')
    .select([
      'f.id',
      'm.name as merchant',
      'f.file_name as fileName',
      'f.finished_at as finishedAt',
      'f.reason',
      'f.details',
    ])
    .where('f.outcome', '=', 'REFUSED')
    .orderBy('f.finished_at', 'desc')
    .limit(MAX_IMPORTS)
    .execute()
}

/** What the search index is built from, and when a rebuild was last ordered. */
async function readStockState(read: ReadHandle) {
  const { vehicles } = await read
    .selectFrom('vehicles')
    .select(({ fn }) => fn.countAll<number>().as('vehicles'))
    .where('state', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow()
  const changes = await read
    .selectFrom('vehicle_changes')
    .select(({ fn }) => fn.max('changed_at').as('changedAt'))
    .select(sql<Date | null>`max(changed_at) filter (where vehicle_id is null)`.as('rebuildAt'))
    .executeTakeFirstOrThrow()
  return { vehicles, ...changes }
}

interface RunRow {
  readonly name: string
  readonly lastAt: Date | null
}

/** When each of the regular jobs was last begun, the deletions after their retention among them. */
function readRuns(read: ReadHandle): Promise<RunRow[]> {
  const runs = sql<RunRow>`(select identifier as name, last_execution as "lastAt" from graphile_worker._private_known_crontabs)`
  return read.selectFrom(runs.as('runs')).selectAll().orderBy(sql.ref('name')).execute()
}

function readUploadTotals(read: ReadHandle) {
  return read
    .selectFrom('uploads')
    .select(['kind', sql<number>`count(*)::int`.as('files'), sql<number>`coalesce(sum(bytes), 0)::float`.as('bytes')])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
}
