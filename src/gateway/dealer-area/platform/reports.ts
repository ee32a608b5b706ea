import { ReportAnswerForm } from '#domain/report/offer-report.ts'
import { REPORT_DECISIONS, REPORT_REASONS } from '#domain/report/report-vocabulary.ts'
import { answerReportAsStaff } from '#use-cases/dealer-area/platform/answer-report-as-staff.ts'
import {
  readReportForStaff,
  readReportsForStaff,
  REPORT_PARTS,
  type StaffReport,
} from '#use-cases/dealer-area/platform/reports-for-staff.ts'
import { readInput, unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { partPageOf } from '../list-page.ts'
import { requireStaff } from '../require-staff.ts'

const ReportPartType = builder.enumType('ReportPart', { values: REPORT_PARTS })
const ReportReasonType = builder.enumType('ReportReason', { values: REPORT_REASONS })
const ReportDecisionType = builder.enumType('ReportDecision', { values: REPORT_DECISIONS })

const ReportType = builder.objectRef<StaffReport>('StaffReport').implement({
  description: 'A report of an offer.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    reason: t.expose('reason', { type: ReportReasonType }),
    text: t.exposeString('text'),
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    title: t.exposeString('title'),
    url: t.exposeString('url', { description: 'Of the offer.' }),
    seller: t.exposeString('seller', { nullable: true }),
    listingId: t.id({
      nullable: true,
      description: 'Of a private person’s offer.',
      resolve: ({ listingId }) => (listingId === null ? null : String(listingId)),
    }),
    decision: t.expose('decision', { type: ReportDecisionType, nullable: true }),
    statement: t.exposeString('statement', { nullable: true }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.queryFields((t) => ({
  offerReports: t.field({
    type: partPageOf('StaffReportPage', ReportType, REPORT_PARTS),
    description: 'Open reports, the oldest first, or decided ones, the latest first; for administrators.',
    args: { part: t.arg({ type: ReportPartType, required: true }), page: t.arg.int({ description: 'From 1.' }) },
    resolve: async (_, { part, page }, { actor, deps }) =>
      unwrapOrThrow(await readReportsForStaff(deps.read, actor, { part, page: page ?? 1 })),
  }),
  offerReport: t.field({
    type: ReportType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { actor, deps }) =>
      unwrapOrThrow(await readReportForStaff(deps.read, actor, rowId(id))).report,
  }),
}))

builder.mutationField('answerOfferReport', (t) =>
  t.boolean({
    description: 'Decides, once; the reporter is mailed, and the seller where something was done. Refused: CONFLICT.',
    args: {
      id: t.arg.id({ required: true }),
      decision: t.arg({ type: ReportDecisionType }),
      statement: t.arg.string({ required: true }),
    },
    resolve: async (_, { id, ...entered }, context) => {
      const actor = requireStaff(context)
      const answer = { reportId: rowId(id), ...readInput(ReportAnswerForm, entered) }
      unwrapOrThrow(await answerReportAsStaff(context.deps.writer, actor, answer))
      return true
    },
  }),
)
