import type { ReportDecision, ReportReason } from './report-vocabulary.ts'

/** What the operator decided about a reported offer. */
export interface MailReportDecision {
  readonly number: string
  readonly title: string
  readonly decision: ReportDecision
  /** Word for word. */
  readonly statement: string
}

/** About reported offers, to all sides. */
export type ReportMailContent =
  | { readonly kind: 'report-received'; readonly number: string; readonly title: string }
  | ({ readonly kind: 'report-answered' } & MailReportDecision)
  | ({ readonly kind: 'report-for-seller' } & MailReportDecision)
  | {
      readonly kind: 'report-for-operator'
      readonly number: string
      readonly title: string
      readonly reason: ReportReason
      /** The offer's page. */
      readonly path: string
    }
