export const ENVIRONMENTS = ['DEVELOPMENT', 'UAT', 'PRODUCTION'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** An error as it happened: adapters take personal data out of it (`scrub.ts`). */
export interface ErrorReport {
  /** The id by which the log and the visitor's page name it. */
  readonly id: string
  readonly name: string
  readonly message: string
  readonly stack?: string | undefined
  /** Where it happened: in this process or in a visitor's browser. */
  readonly side: 'server' | 'client'
}

/** How long a request took. */
export interface Trace {
  /** The name of the screen; its address may hold personal data. */
  readonly name: string
  readonly startedAt: Date
  readonly endedAt: Date
  readonly status: number
}

/** Where the operator hears of errors. `report` and `trace` never throw and return at once. */
export interface ErrorReporting {
  report(error: ErrorReport): void
  trace(trace: Trace): void
  /** Waits until every report on its way is sent. */
  close(): Promise<void>
}
