import type { ReadHandle } from '#database/handles.ts'
import { parsePeriod, type Period, type PeriodUnit, periodsUntil } from '#domain/figures/period.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { readAppointmentFigures } from './appointment-figures.ts'
import { readRequestFigures } from './request-figures.ts'
import { readOrderFigures, readSaleFigures } from './sale-figures.ts'
import { readTradeInFigures } from './trade-in-figures.ts'
import { readViewFigures } from './view-figures.ts'

/** What happened at a dealer in a period. Null: nothing was there to measure. */
export interface PeriodFigures {
  readonly period: Period
  /** How often pages of its cars were opened; null where that is less than may be shown. */
  readonly views: number | null
  readonly requests: number
  /** Open minutes until the first answer, of half of the contacts that were answered. */
  readonly answerMinutes: number | null
  /** Orders placed; each reserves its cars. */
  readonly orders: number
  /** Of these the ones that were rejected or cancelled. */
  readonly lostOrders: number
  /** Cars in orders that were confirmed in the period, without those that ended otherwise. */
  readonly sales: number
  /** Cents. */
  readonly turnover: number
  /** Days from the car's first delivery until its order was confirmed, of half of the sold cars. */
  readonly daysInStock: number | null
  /** Booked minutes of work in a hundred of those the workshop has. */
  readonly utilisation: number | null
  /** Appointments in a hundred to which nobody came. */
  readonly missed: number | null
  readonly purchases: number
  /** By how much the price of a trade-in differed from its estimate on average, in per cent. */
  readonly estimateDeviation: number | null
}

/** How many periods are compared. */
const COUNTS: Readonly<Record<PeriodUnit, number>> = { MONTH: 12, QUARTER: 8, YEAR: 4 }

/** The figures of a dealer in a period and those before it, the earliest first. Refused as by `authorize`; INVALID_INPUT. */
export async function readFigures(
  read: ReadHandle,
  actor: DealerAreaActor,
  { merchantId, period: name }: { readonly merchantId: number; readonly period: string },
): Promise<{ readonly kind: 'found'; readonly figures: readonly PeriodFigures[] } | Refused> {
  const refusal = authorize(actor, 'figures.read', merchantId, new Date())
  if (refusal) return refusal
  const period = parsePeriod(name)
  if (!period) return refused('INVALID_INPUT', { fields: [{ field: 'period', code: 'INVALID' }] })
  const of = { merchantId, periods: periodsUntil(period, COUNTS[period.unit]) }
  const [views, requests, orders, sales, appointments, tradeIns] = await Promise.all([
    readViewFigures(read, of),
    readRequestFigures(read, of),
    readOrderFigures(read, of),
    readSaleFigures(read, of),
    readAppointmentFigures(read, of),
    readTradeInFigures(read, of),
  ])
  return {
    kind: 'found',
    figures: of.periods.map((each, index) => ({
      ...{
        ...views[index]!,
        ...requests[index]!,
        ...orders[index]!,
        ...sales[index]!,
        ...appointments[index]!,
        ...tradeIns[index]!,
      },
      period: each,
    })),
  }
}
