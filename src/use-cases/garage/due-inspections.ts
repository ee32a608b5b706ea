import type { ReadHandle } from '#database/handles.ts'
import type { Locale } from '#domain/locale.ts'
import type { MailPerson } from '#domain/account/mail-person.ts'

interface DueInspection {
  /** Of the car's entry in the garage. */
  readonly id: number
  /** What the customer knows the car by: make, model, plate. */
  readonly vehicle: string
  /** YYYY-MM */
  readonly month: string
  readonly email: string
  readonly person: MailPerson
  readonly locale: Locale
  readonly origin: string
  readonly brandSlug: string | null
}

/**
 * Cars whose next inspection is in one of these months (`YYYY-MM`) and whose owners have not been reminded of it: the first `limit` whose
 * ids are larger than `after`.
 */
export async function readDueInspections(
  read: ReadHandle,
  { from, to }: { readonly from: string; readonly to: string },
  after: number,
  limit: number,
): Promise<DueInspection[]> {
  const rows = await read
    .selectFrom('garage_vehicles as g')
    .innerJoin('customers as c', 'c.id', 'g.customer_id')
    .select(['g.id', 'g.make', 'g.model', 'g.plate', 'g.next_inspection as month'])
    .select(['c.email', 'c.salutation', 'c.first_name as firstName', 'c.last_name as lastName'])
    .select(['c.locale', 'c.origin', 'c.brand_slug as brandSlug'])
    .where('g.next_inspection', '>=', from)
    .where('g.next_inspection', '<=', to)
    .whereRef('g.inspection_reminded_for', 'is distinct from', 'g.next_inspection')
    .where('c.status', '=', 'ACTIVE')
    .where('g.id', '>', after)
    .orderBy('g.id')
    .limit(limit)
    .execute()
  return rows.map(({ make, model, plate, month, salutation, firstName, lastName, ...due }) => ({
    ...due,
    month: month!,
    vehicle: `${[make, model].filter(Boolean).join(' ')}${plate === null ? '' : ` (${plate})`}`,
    person: { salutation, firstName, lastName },
  }))
}
