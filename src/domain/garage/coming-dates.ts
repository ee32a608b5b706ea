import { berlinToday } from '../berlin-time.ts'

/** A date that a car has ahead: a booked time of a workshop, or a month, `YYYY-MM`. */
export type ComingDate<Booked> =
  | { readonly kind: 'BOOKED'; readonly at: string; readonly booked: Booked }
  | { readonly kind: MonthlyDate; readonly at: string; readonly isOverdue: boolean }

export type MonthlyDate = 'INSPECTION' | 'SERVICE' | 'WARRANTY_END'

interface Dated<Booked> {
  readonly nextInspection?: string | null
  readonly nextService?: string | null
  readonly warrantyUntil?: string | null
  /** With the instant of each, ISO. */
  readonly booked: readonly (Booked & { readonly startsAt: string })[]
}

/** A car's next dates on a day, the first one first. Overdue dates stay in it, except the end of a warranty. */
export function comingDates<Booked>(car: Dated<Booked>, today: string): ComingDate<Booked>[] {
  const month = today.slice(0, 7)
  const monthly = (kind: MonthlyDate, at: string | null | undefined): ComingDate<Booked>[] =>
    !at || (kind === 'WARRANTY_END' && at < month) ? [] : [{ kind, at, isOverdue: at < month }]
  const dates: ComingDate<Booked>[] = [
    ...car.booked
      .filter(({ startsAt }) => berlinToday(new Date(startsAt)) >= today)
      .map((booked) => ({ kind: 'BOOKED' as const, at: booked.startsAt, booked })),
    ...monthly('INSPECTION', car.nextInspection),
    ...monthly('SERVICE', car.nextService),
    ...monthly('WARRANTY_END', car.warrantyUntil),
  ]
  // A month comes after the booked days in it: `2026-12` is due by its end.
  return dates.toSorted((a, b) => sortKey(a.at).localeCompare(sortKey(b.at)))
}

function sortKey(at: string): string {
  return at.length === 7 ? `${at}-99` : at
}
