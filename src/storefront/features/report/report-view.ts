export interface ReportView {
  /** Of the form: sent twice, it is one report. */
  readonly key: string
  readonly stamp: string
  readonly lead: string
  /** The offer's page. */
  readonly back: string
}
