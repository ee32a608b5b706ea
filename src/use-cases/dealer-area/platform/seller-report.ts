import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { berlinYear } from '#domain/berlin-time.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'

/** What a quarter of a year brought a dealer. Cents. */
export interface QuarterSales {
  readonly sales: number
  readonly paid: number
}

/** A dealer with sales in a year, as the platform reports it (§ 14 PStTG). */
export interface ReportedSeller {
  readonly name: string
  readonly street: string | null
  readonly zip: string
  readonly city: string
  readonly vatId: string | null
  readonly registerEntry: string | null
  readonly iban: string | null
  readonly quarters: readonly QuarterSales[]
}

/** The first year that can be reported: the shop did not exist before. */
const FIRST_YEAR = 2020

/**
 * The dealers of the shop with the contracts of a calendar year for which they were paid, by the quarter of the payment; what was refunded
 * is left out. The shop takes no fees. Private offers are none of them (decision 047). Refused as by `authorize`; INVALID_INPUT.
 */
export async function readSellerReport(
  read: ReadHandle,
  actor: DealerAreaActor,
  year: number,
): Promise<{ readonly kind: 'found'; readonly sellers: readonly ReportedSeller[] } | Refused> {
  const refusal = authorize(actor, 'sellers.report', null, new Date())
  if (refusal) return refusal
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > berlinYear())
    return refused('INVALID_INPUT', { fields: [{ field: 'year', code: 'INVALID' }] })
  const rows = await read
    .with('paid', (db) =>
      db
        .selectFrom('orders as o')
        .innerJoin('order_events as e', (on) =>
          on.onRef('e.order_id', '=', 'o.id').on('e.subject', '=', 'PAYMENT').on('e.to_state', '=', 'PAID'),
        )
        .select(['o.id', 'o.merchant_id'])
        // A trade-in is a part of what is paid.
        .select(
          sql<number>`(select sum(l.quantity * l.unit_price_cents) from order_lines l
            where l.order_id = o.id and l.line_type <> 'TRADE_IN_VEHICLE')`.as('price'),
        )
        .select(sql<Date>`min(e.at) at time zone 'Europe/Berlin'`.as('day'))
        .where('o.payment_state', '=', 'PAID')
        .groupBy('o.id'),
    )
    .selectFrom('paid as p')
    .innerJoin('merchants as m', 'm.id', 'p.merchant_id')
    .select(['m.id', 'm.name', 'm.street', 'm.zip', 'm.city', 'm.vat_id as vatId', 'm.iban'])
    .select(['m.register_entry as registerEntry', sql<number>`extract(quarter from p.day)::int`.as('quarter')])
    .select([sql<number>`count(*)::int`.as('sales'), sql<number>`coalesce(sum(p.price), 0)::float`.as('paid')])
    .where(sql<boolean>`extract(year from p.day) = ${year}`)
    .where('m.kind', '=', 'COMPANY')
    .groupBy(['m.id', 'quarter'])
    .orderBy('m.name')
    .orderBy('m.id')
    .execute()
  const sellers = [...Map.groupBy(rows, ({ id }) => id).values()].map((quarters) => {
    const { name, street, zip, city, vatId, registerEntry, iban } = quarters[0]!
    const of = (quarter: number) => quarters.find((each) => each.quarter === quarter) ?? { sales: 0, paid: 0 }
    return {
      ...{ name, street, zip, city, vatId, registerEntry, iban },
      quarters: [1, 2, 3, 4].map((quarter) => ({ sales: of(quarter).sales, paid: of(quarter).paid })),
    }
  })
  return { kind: 'found', sellers }
}
