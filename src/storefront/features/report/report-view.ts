export interface ReportView {
  /** Idempotency key of the form: sent twice, it is one report. */
  readonly key: string
  readonly stamp: string
  readonly lead: string
  /** The offer's page. */
  readonly back: string
}
