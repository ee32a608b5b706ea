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
  /** Of the screen, not its address. */
  readonly name: string
  readonly startedAt: Date
  readonly endedAt: Date
  readonly status: number
}

/** Where the operator hears of errors. Neither function ever throws or waits. */
export interface ErrorReporting {
  report(error: ErrorReport): void
  trace(trace: Trace): void
  /** Lets what is under way come to its end. */
  close(): Promise<void>
}
