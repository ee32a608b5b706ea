import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { BankingType } from '#domain/banking/vocabulary.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { RequestState } from '#domain/request/transitions.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { type Upload, uploadsOf } from '../../upload/uploads.ts'
import { readViews } from '../../banking/sealed-answers.ts'
import { authorizeRequest } from '../authorize-case.ts'
import { onPage, type PartPage } from '../list-page.ts'

export const FINANCING_PARTS = ['OPEN', 'ENDED'] as const
export type FinancingPart = (typeof FINANCING_PARTS)[number]

/** A financing application as its dealer sees it: nothing of what was answered. */
export interface StaffFinancing {
  readonly requestId: number
  readonly orderId: number
  readonly type: BankingType
  readonly state: RequestState
  readonly title: string
  readonly person: string
  readonly createdAt: Date
  /** Who received it, by name, as its applicant reads it too; null: it was not passed on to a connected bank. */
  readonly bank: string | null
  readonly passedOnAt: Date | null
}

export interface StaffFinancingView extends StaffFinancing {
  readonly kind: 'found'
  /** The bank's own page about it. */
  readonly bankUrl: string | null
  readonly documents: readonly Upload[]
  /** Who has seen answers or documents. */
  readonly views: Awaited<ReturnType<typeof readViews>>
  readonly events: readonly { readonly at: Date; readonly actor: StateActor; readonly to: RequestState }[]
}

/** A page, from 1, of a dealer's applications: open ones the oldest first, ended ones the latest first. Refused as by `authorize`. */
export async function readFinancingsForStaff(
  read: ReadHandle,
  actor: DealerAreaActor,
  { merchantId, part, page }: { readonly merchantId: number; readonly part: FinancingPart; readonly page: number },
): Promise<PartPage<StaffFinancing, FinancingPart> | Refused> {
  const refusal = authorize(actor, 'financing.read', merchantId, new Date())
  if (refusal) return refusal
  const query = rowsOf(read)
    .where('r.merchant_id', '=', merchantId)
    .where('r.delete_after', part === 'OPEN' ? 'is' : 'is not', null)
    .orderBy('r.created_at', part === 'OPEN' ? 'asc' : 'desc')
    .orderBy('r.id')
  const [rows, counts] = await Promise.all([onPage(query, page).execute(), countFinancings(read, merchantId)])
  return { kind: 'found', rows: rows.map(financingOf), counts }
}

async function countFinancings(read: ReadHandle, merchantId: number): Promise<Readonly<Record<FinancingPart, number>>> {
  return read
    .selectFrom('financing_applications as a')
    .innerJoin('requests as r', 'r.id', 'a.request_id')
    .select(sql<number>`(count(*) filter (where r.delete_after is null))::int`.as('OPEN'))
    .select(sql<number>`(count(*) filter (where r.delete_after is not null))::int`.as('ENDED'))
    .where('r.merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow()
}

/** One of them with its documents by name and its history. Refused as by `authorizeRequest`; NOT_FOUND for any other request. */
export async function readFinancingForStaff(
  read: ReadHandle,
  actor: DealerAreaActor,
  requestId: number,
): Promise<StaffFinancingView | Refused> {
  const allowed = await authorizeRequest(read, actor, 'financing.read', requestId)
  if (allowed.kind === 'refused') return allowed
  const row = await rowsOf(read).select('a.bank_url as bankUrl').where('r.id', '=', requestId).executeTakeFirst()
  if (!row) return refused('NOT_FOUND')
  const [documents, views, events] = await Promise.all([
    uploadsOf(read, { attachedTo: `request:${requestId}`, owner: null }),
    readViews(read, requestId),
    read
      .selectFrom('request_events')
      .select(['at', 'actor', 'to_state as to'])
      .where('request_id', '=', requestId)
      .orderBy('id')
      .execute(),
  ])
  return { ...financingOf(row), kind: 'found', bankUrl: row.bankUrl, documents, views, events }
}

function rowsOf(read: ReadHandle) {
  return read
    .selectFrom('financing_applications as a')
    .innerJoin('requests as r', 'r.id', 'a.request_id')
    .select([
      'a.request_id as requestId',
      'a.order_id as orderId',
      'a.type',
      'a.bank',
      'a.recipient',
      'a.passed_on_at as passedOnAt',
    ])
    .select(['r.state', 'r.data', 'r.first_name as firstName', 'r.last_name as lastName', 'r.created_at as createdAt'])
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

function financingOf({ data, firstName, lastName, bank, recipient, ...row }: Row): StaffFinancing {
  return { ...row, bank: bank && recipient, title: data.title, person: `${firstName} ${lastName}`.trim() }
}
