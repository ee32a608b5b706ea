import type { ReadHandle } from '#database/handles.ts'
import type { Locale } from '#domain/locale.ts'
import type { MailPerson } from '#domain/mail.ts'

export interface PriceDrops {
  readonly customerId: number
  readonly email: string
  readonly person: MailPerson
  readonly locale: Locale
  readonly origin: string
  readonly brandSlug: string | null
  readonly unsubscribeKey: string
  /** Cents; what the customer knew before. */
  readonly vehicles: readonly { readonly vehicleId: number; readonly oldPrice: number }[]
}

/** Customers whose favourites cost less than they were last told. */
export async function readPriceDrops(read: ReadHandle): Promise<PriceDrops[]> {
  const rows = await read
    .selectFrom('favourites as f')
    .innerJoin('vehicles as v', 'v.id', 'f.vehicle_id')
    .innerJoin('customers as c', 'c.id', 'f.customer_id')
    .select([
      'c.id as customerId',
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
    .whereRef('v.price_cents', '<', 'f.alerted_price_cents')
    .where('v.state', '=', 'PUBLISHED')
    .where('c.price_alerts', '=', true)
    .where('c.status', '=', 'ACTIVE')
    .orderBy('c.id')
    .orderBy('f.added_at', 'desc')
    .execute()
  const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId)
  return [...byCustomer.values()].map((of) => {
    const { salutation, firstName, lastName, vehicleId: _, oldPrice: __, ...customer } = of[0]!
    const vehicles = of.map(({ vehicleId, oldPrice }) => ({ vehicleId, oldPrice }))
    return { ...customer, person: { salutation, firstName, lastName }, vehicles }
  })
}
