import { sql } from 'kysely'
import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { ReportDecision, ReportReason } from '#domain/report/report-vocabulary.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { onPage, type PartPage } from '../list-page.ts'

export const REPORT_PARTS = ['OPEN', 'DECIDED'] as const
export type ReportPart = (typeof REPORT_PARTS)[number]

/** A report of an offer as administrators see it. */
export interface StaffReport {
  readonly id: number
  readonly receivedAt: Date
  readonly reason: ReportReason
  readonly text: string
  readonly name: string | null
  readonly email: string | null
  readonly title: string
  /** The address of the offer. */
  readonly url: string
  /** Null where the seller is gone. */
  readonly seller: string | null
  /** Of a private person's offer: the number of the listing. */
  readonly listingId: number | null
  readonly decision: ReportDecision | null
  readonly statement: string | null
  readonly decidedAt: Date | null
}

/** A page, from 1, of reports: open ones the oldest first, decided ones the latest first. Refused as by `authorize`. */
export async function readReportsForStaff(
  read: ReadHandle,
  actor: DealerAreaActor,
  { part, page }: { readonly part: ReportPart; readonly page: number },
): Promise<PartPage<StaffReport, ReportPart> | Refused> {
  const refusal = authorize(actor, 'notices.decide', null, new Date())
  if (refusal) return refusal
  const [rows, counts] = await Promise.all([onPage(reportsOf(read, part), page).execute(), countReports(read)])
  return { kind: 'found', rows: rows.map(reportOf), counts }
}

/** Every report that waits for a decision, the oldest first. */
export async function readOpenReports(read: ReadHandle): Promise<readonly StaffReport[]> {
  return (await reportsOf(read, 'OPEN').execute()).map(reportOf)
}

function reportsOf(read: ReadHandle, part: ReportPart) {
  return reports(read)
    .where('o.decision', part === 'OPEN' ? 'is' : 'is not', null)
    .orderBy(part === 'OPEN' ? 'o.received_at' : 'o.decided_at', part === 'OPEN' ? 'asc' : 'desc')
    .orderBy('o.id')
}

function countReports(read: ReadHandle): Promise<Readonly<Record<ReportPart, number>>> {
  return read
    .selectFrom('offer_reports')
    .select(sql<number>`(count(*) filter (where decision is null))::int`.as('OPEN'))
    .select(sql<number>`(count(*) filter (where decision is not null))::int`.as('DECIDED'))
    .executeTakeFirstOrThrow()
}

/** One report. Refused as by `authorize`; NOT_FOUND. */
export async function readReportForStaff(
  read: ReadHandle,
  actor: DealerAreaActor,
  reportId: number,
): Promise<{ readonly kind: 'found'; readonly report: StaffReport } | Refused> {
  const refusal = authorize(actor, 'notices.decide', null, new Date())
  if (refusal) return refusal
  const row = await reports(read).where('o.id', '=', reportId).executeTakeFirst()
  return row ? { kind: 'found', report: reportOf(row) } : refused('NOT_FOUND')
}

function reports(read: SelectHandle) {
  return read
    .selectFrom('offer_reports as o')
    .leftJoin('merchants as m', 'm.id', 'o.merchant_id')
    .select(['o.id', 'o.received_at as receivedAt', 'o.reason', 'o.text', 'o.name', 'o.email', 'o.origin'])
    .select(['o.vehicle_title as title', 'o.vehicle_path as path', 'o.decision', 'o.statement'])
    .select(['o.decided_at as decidedAt', 'm.name as seller'])
    .select(({ selectFrom }) =>
      selectFrom('requests as l')
        .select('l.id')
        .whereRef('l.merchant_id', '=', 'o.merchant_id')
        .where('l.kind', '=', 'PRIVATE_SALE')
        .limit(1)
        .as('listingId'),
    )
}

type Row = Omit<StaffReport, 'url'> & { readonly origin: string; readonly path: string }

function reportOf({ origin, path, ...row }: Row): StaffReport {
  return { ...row, url: origin + path }
}
