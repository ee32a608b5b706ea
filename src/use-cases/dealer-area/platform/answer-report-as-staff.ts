import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { answerReport, type ReportAnswer } from '../../report/answer-report.ts'
import { audited } from '../audited.ts'

/** Decides about a report of an offer. Refused as by `authorize` and `answerReport`. */
export function answerReportAsStaff(
  writer: Writer,
  actor: StaffActor,
  answer: ReportAnswer,
): Promise<{ readonly kind: 'done' } | Refused> {
  const { reportId, decision, statement } = answer
  return audited(writer, actor, {
    entry: { operation: 'answer-report', subject: `report ${reportId}`, after: { decision, statement } },
    allow: async (handle) => {
      const refusal = authorize(actor, 'notices.decide', null, new Date())
      if (refusal) return refusal
      const row = await handle
        .selectFrom('offer_reports')
        .select('merchant_id as merchantId')
        .where('id', '=', reportId)
        .forUpdate()
        .executeTakeFirst()
      return row ? ({ kind: 'allowed', ...row } as const) : refused('NOT_FOUND')
    },
    change: (handle) => answerReport(handle, answer),
  })
}
