import { IdempotentForm } from '#domain/idempotency-key.ts'
import { OfferReportForm } from '#domain/report/offer-report.ts'
import { REPORT_REASONS } from '#domain/report/report-vocabulary.ts'
import { reportOffer } from '#use-cases/report/report-offer.ts'
import { builder } from '../builder.ts'
import { readInput, unwrapOrThrow } from '../outcome.ts'
import { mailSite } from '../session/actor.ts'
import { BotProofInput, checkBot } from '../session/bot-check.ts'

const ReportReasonRef = builder.enumType('ReportReason', { values: REPORT_REASONS })

const ReportOfferInput = builder.inputType('ReportOfferInput', {
  fields: (t) => ({
    vehicleId: t.id({ required: true }),
    reason: t.field({ type: ReportReasonRef }),
    text: t.string({ required: true, description: 'What is wrong with the offer; at most 2000 characters.' }),
    name: t.string(),
    email: t.string({ description: 'For the receipt and the answer.' }),
    isTrue: t.boolean({ required: true, description: 'That the notice is true to the best of one’s knowledge.' }),
    botCheck: t.field({ type: BotProofInput }),
  }),
})

const OfferReportType = builder.objectRef<{ readonly id: number }>('OfferReport').implement({
  fields: (t) => ({ number: t.string({ resolve: ({ id }) => String(id) }) }),
})

builder.mutationField('reportOffer', (t) =>
  t.field({
    type: OfferReportType,
    description:
      'Reports an offer that breaks the law or the rules (article 16 of the Digital Services Act), without a log-in. Refused: ' +
      'INVALID_INPUT, NOT_FOUND, BOT_SUSPECTED, RATE_LIMITED.',
    args: {
      key: t.arg.string({
        required: true,
        description: 'Idempotency key of the form: submitted twice, it is one report.',
      }),
      input: t.arg({ type: ReportOfferInput, required: true }),
    },
    resolve: async (_, { input: { vehicleId, botCheck, ...entered }, ...form }, context) => {
      const { key } = readInput(IdempotentForm, form)
      const report = readInput(OfferReportForm, entered)
      await checkBot(context, 'report-offer', botCheck, report.email ?? '')
      const { deps, scope } = context
      return unwrapOrThrow(await reportOffer(deps, { site: mailSite(context), scope, key, vehicleId, report }))
    },
  }),
)
