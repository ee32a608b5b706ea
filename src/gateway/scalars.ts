import { fromCents, toCents } from '#domain/format/money.ts'
import { Refusal } from './refusal.ts'

/** The types of the scalars that every schema of the gateway has. */
export type ScalarTypes = {
  /** Cents on this side, euros on the wire. */
  Euro: { Input: number; Output: number }
  ID: { Input: string; Output: string }
  DateTime: { Input: Date; Output: Date }
}

export const EURO = {
  description: 'An amount in euros with at most two decimals.',
  serialize: (cents: number) => fromCents(Math.round(cents)),
  parseValue: (euros: unknown) => {
    if (typeof euros !== 'number' || !Number.isFinite(euros)) throw new Refusal('INVALID_INPUT', 'Euro is a number.')
    return exactCents(euros)
  },
}

export const DATE_TIME = {
  description: 'An instant, ISO 8601 in UTC.',
  serialize: (value: Date) => value.toISOString(),
  parseValue: (value: unknown) => {
    const date = new Date(String(value))
    if (Number.isNaN(date.getTime())) throw new Refusal('INVALID_INPUT', 'DateTime is an ISO 8601 instant.')
    return date
  },
}

/** Cents. An amount with more than two decimals gives a fraction of a cent, so that a rule refuses it instead of rounding. */
function exactCents(euros: number): number {
  const cents = toCents(euros)
  return Math.abs(euros * 100 - cents) < 1e-6 ? cents : euros * 100
}
