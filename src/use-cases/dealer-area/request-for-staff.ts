import type { ReadHandle } from '#database/handles.ts'
import type { Locale } from '#domain/locale.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { type LastChange, readLastChange } from '../audit/last-change.ts'
import { type Colleague, readColleagues } from './assign-request.ts'
import { authorizeRequest } from './authorize-case.ts'
import { type CaseNote, readCaseNotes } from './case-notes.ts'
import { readTemplatesOf, type ReplyTemplate } from './reply-templates.ts'
import { readAppointment } from '../appointment/appointment.ts'
import { readRequestAs, type RequestView } from '../request/request.ts'

/** A request as its merchant sees it, with what only colleagues see. */
export interface StaffRequest extends RequestView {
  /** The language that its customer reads. */
  readonly locale: Locale
  readonly merchantSlug: string
  readonly notes: readonly CaseNote[]
  /** Of its appointment; null without one, or where it is cancelled. */
  readonly startsAt: Date | null
  /** Who answers it; null: nobody has taken it. */
  readonly assignedTo: number | null
  /** Who gave it to them, or took it from them. */
  readonly lastAssignment: LastChange | null
  /** Who may. */
  readonly colleagues: readonly Colleague[]
  readonly templates: readonly ReplyTemplate[]
}

/** A request to the merchant of a member of staff. Refused as by `authorize`; one that does not exist like somebody else's. */
export async function readRequestForStaff(
  read: ReadHandle,
  actor: DealerAreaActor,
  requestId: number,
): Promise<{ readonly kind: 'found'; readonly request: StaffRequest } | Refused> {
  const allowed = await authorizeRequest(read, actor, 'requests.read', requestId)
  if (allowed.kind === 'refused') return allowed
  const { merchantId } = allowed
  const [request, notes, colleagues, templates, row, lastAssignment, appointment] = await Promise.all([
    readRequestAs(read, requestId, 'MERCHANT'),
    readCaseNotes(read, { requestId }),
    readColleagues(read, merchantId),
    readTemplatesOf(read, merchantId),
    read
      .selectFrom('requests as r')
      .innerJoin('merchants as m', 'm.id', 'r.merchant_id')
      .select(['r.assigned_to as assignedTo', 'r.locale', 'm.slug as merchantSlug'])
      .where('r.id', '=', requestId)
      .executeTakeFirst(),
    readLastChange(read, `request ${requestId}`, { operation: 'assign-request' }),
    readAppointment(read, requestId),
  ])
  if (!request || !row) return refused('FORBIDDEN')
  // An application for a loan is for those who deal with loans.
  const hidden = request.kind === 'FINANCING' ? authorize(actor, 'financing.read', merchantId, new Date()) : undefined
  if (hidden) return hidden
  const startsAt = appointment && !appointment.isCancelled ? appointment.startsAt : null
  return {
    kind: 'found',
    request: { ...request, ...row, startsAt, lastAssignment: lastAssignment ?? null, notes, colleagues, templates },
  }
}
