import type { Ledger } from '../ledger.ts'

/** A row of the table in docs/faults.md: a fault and how it is measured. */
export interface Row {
  readonly title: string
  /** Percent of all rounds that it gets; left out: it is tried once. */
  readonly share?: number
  run(setting: Setting): Promise<Outcome>
}

export interface Setting {
  readonly port: number
  readonly rounds: number
}

export interface Outcome {
  readonly rounds: number
  readonly confirmed: Readonly<Record<keyof Ledger, number>>
  /** What is missing or half written, one line each. */
  readonly lost: readonly string[]
  /** The answers that a visitor of pages saw, and how often. */
  readonly seen: ReadonlyMap<string, number>
  /** What orders, bookings, uploads and deliveries got instead of an answer before they were confirmed, and how often. */
  readonly met: ReadonlyMap<string, number>
  /** Milliseconds from each fault, or from its end, until pages and work went on. */
  readonly back: readonly number[]
  readonly note?: string
}
