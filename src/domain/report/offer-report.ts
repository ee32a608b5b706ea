import { z } from 'zod'
import { email, emptyToNull, personName } from '../account/fields.ts'
import { plainLines } from '../plain-text.ts'
import { MAX_REPORT_TEXT, REPORT_DECISIONS, REPORT_REASONS } from './report-vocabulary.ts'

/** A notice about an offer (article 16 of the Digital Services Act). Name and address are the reporter's choice. */
export const OfferReportForm = z.object({
  reason: z.enum(REPORT_REASONS, { error: 'REQUIRED' }),
  text: plainLines.pipe(z.string().min(1, { error: 'REQUIRED' }).max(MAX_REPORT_TEXT, { error: 'TOO_LONG' })),
  name: z.preprocess(emptyToNull, personName.nullable()).default(null),
  email: z.preprocess(emptyToNull, email.nullable()).default(null),
  /** That the notice is true and complete to the best of one's knowledge (article 16 (2) d). */
  isTrue: z.literal(true, { error: 'NOT_ACCEPTED' }),
})
export type OfferReportForm = z.output<typeof OfferReportForm>

/** The decision about a report, with the statement of reasons that is mailed. */
export const ReportAnswerForm = z.object({
  decision: z.enum(REPORT_DECISIONS, { error: 'REQUIRED' }),
  statement: plainLines.pipe(z.string().min(1, { error: 'REQUIRED' }).max(MAX_REPORT_TEXT, { error: 'TOO_LONG' })),
})
