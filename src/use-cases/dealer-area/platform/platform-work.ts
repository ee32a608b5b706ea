import type { ReadHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { countPaymentProblems } from '../../payment/payment-problems.ts'
import { countStuckRefunds } from '../../payment/refund.ts'
import { readUnmatchedWithdrawals } from '../../withdrawal/withdrawals.ts'
import { readWaitingListings, reviewDueAt } from './listings-for-review.ts'
import { readGivenUpJobs } from './operations.ts'
import { readOpenReports } from './reports-for-staff.ts'

/** One thing the platform has to do next, and until when. */
export type PlatformWorkItem = { readonly dueAt: Date } & (
  | { readonly kind: 'LISTING' | 'NOTICE'; readonly id: number; readonly title: string }
  /** A withdrawal whose order nobody has found; the title is what its sender called the contract. */
  | { readonly kind: 'WITHDRAWAL'; readonly id: number; readonly title: string }
  /** Problems with payments; jobs that are given up. */
  | { readonly kind: 'PAYMENTS' | 'JOBS'; readonly count: number }
)

/** Within this time a report is decided and a withdrawal gets its order. */
const DECISION_HOURS = 24

/** What waits for administrators, the most urgent first. Refused as by `authorize`. */
export async function readPlatformWork(
  read: ReadHandle,
  actor: DealerAreaActor,
): Promise<{ readonly kind: 'found'; readonly items: readonly PlatformWorkItem[] } | Refused> {
  const now = new Date()
  const refusal = authorize(actor, 'operations.read', null, now)
  if (refusal) return refusal
  const listings = await readWaitingListings(read)
  const reports = await readOpenReports(read)
  const withdrawals = await readUnmatchedWithdrawals(read)
  const problems = (await countPaymentProblems(read)) + (await countStuckRefunds(read))
  const givenUp = await readGivenUpJobs(read)
  const items: PlatformWorkItem[] = [
    ...listings.map(({ id, data, changedAt }) => ({
      ...({ kind: 'LISTING', id, title: data.title } as const),
      dueAt: reviewDueAt(changedAt),
    })),
    ...reports.map(({ id, title, receivedAt }) => ({
      ...({ kind: 'NOTICE', id, title } as const),
      dueAt: decisionDueAt(receivedAt),
    })),
    ...withdrawals.map(({ id, contract, receivedAt }) => ({
      ...({ kind: 'WITHDRAWAL', id, title: contract } as const),
      dueAt: decisionDueAt(receivedAt),
    })),
    ...(problems > 0 ? [{ kind: 'PAYMENTS', count: problems, dueAt: now } as const] : []),
    ...(givenUp.since ? [{ kind: 'JOBS', count: givenUp.count, dueAt: givenUp.since } as const] : []),
  ]
  return { kind: 'found', items: items.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime()) }
}

function decisionDueAt(since: Date): Date {
  return new Date(since.getTime() + DECISION_HOURS * 3_600_000)
}
