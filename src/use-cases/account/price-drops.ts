import type { ReadHandle } from '#database/handles.ts'
import type { Locale } from '#domain/locale.ts'
import type { MailPerson } from '#domain/account/mail-person.ts'

export interface PriceDrops {
  /** Of the customer. */
  readonly id: number
  readonly email: string
  readonly person: MailPerson
  readonly locale: Locale
  readonly origin: string
  readonly brandSlug: string | null
  readonly unsubscribeKey: string
  /** Cents; what the customer knew before. */
  readonly vehicles: readonly { readonly vehicleId: number; readonly oldPrice: number }[]
}

/** Customers whose favourites cost less than they were last told: the first `limit` whose ids are larger than `after`. */
export async function readPriceDrops(read: ReadHandle, after: number, limit: number): Promise<PriceDrops[]> {
  const customers = await drops(read)
    .select('c.id')
    .distinct()
    .where('c.id', '>', after)
    .orderBy('c.id')
    .limit(limit)
    .execute()
  if (customers.length === 0) return []
  const rows = await drops(read)
    .select([
      'c.id',
      'c.email',
      'c.salutation',
      'c.first_name as firstName',
      'c.last_name as lastName',
      'c.locale',
      'c.origin',
      'c.brand_slug as brandSlug',
      'c.unsubscribe_key as unsubscribeKey',
      'f.vehicle_id as vehicleId',
      'f.alerted_price_cents as oldPrice',
    ])
    .where(
      'c.id',
      'in',
      customers.map(({ id }) => id),
    )
    .orderBy('c.id')
    .orderBy('f.added_at', 'desc')
    .execute()
  const byCustomer = Map.groupBy(rows, ({ id }) => id)
  return [...byCustomer.values()].map((of) => {
    const { salutation, firstName, lastName, vehicleId: _, oldPrice: __, ...customer } = of[0]!
    const vehicles = of.map(({ vehicleId, oldPrice }) => ({ vehicleId, oldPrice }))
    return { ...customer, person: { salutation, firstName, lastName }, vehicles }
  })
}

function drops(read: ReadHandle) {
  return read
    .selectFrom('favourites as f')
    .innerJoin('vehicles as v', 'v.id', 'f.vehicle_id')
    .innerJoin('customers as c', 'c.id', 'f.customer_id')
    .whereRef('v.price_cents', '<', 'f.alerted_price_cents')
    .innerJoin('merchants as m', 'm.id', 'v.merchant_id')
    .where('v.state', '=', 'PUBLISHED')
    .where('m.state', '=', 'PUBLISHED')
    .where('c.price_alerts', '=', true)
    .where('c.status', '=', 'ACTIVE')
}
