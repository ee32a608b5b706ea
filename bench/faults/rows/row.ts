import type { Ledger } from '../ledger.ts'

/** A fault of the table. */
export interface Row {
  readonly title: string
  /** How many rounds of a hundred it gets; left out: it is tried once. */
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
  /** What is missing or half there, one line each. */
  readonly lost: readonly string[]
  /** What a visitor of pages saw, by how often. */
  readonly seen: ReadonlyMap<string, number>
  /** What orders, bookings, uploads and deliveries met before they were confirmed. */
  readonly met: ReadonlyMap<string, number>
  /** Milliseconds from each fault, or from its end, until pages and work went on. */
  readonly back: readonly number[]
  readonly note?: string
}
