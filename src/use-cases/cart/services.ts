import type { ReadHandle } from '#database/handles.ts'
import type { Locale } from '#domain/locale.ts'

/** A service that can be booked with a car. */
export interface OfferedService {
  readonly key: string
  readonly kind: 'REGISTRATION' | 'WARRANTY'
  /** The term of a warranty. */
  readonly months: number | null
  /** Cents. */
  readonly price: number
  readonly title: Readonly<Record<Locale, string>>
  readonly description: Readonly<Record<Locale, string>>
}

/** What each merchant offers beside a car: its own services, or those of every dealer; of one kind the cheapest first. */
export async function readServices(
  read: ReadHandle,
  merchantIds: readonly number[],
): Promise<Map<number, readonly OfferedService[]>> {
  if (merchantIds.length === 0) return new Map()
  const rows = await read
    .selectFrom('extra_services')
    .select(['merchant_id', 'key', 'kind', 'months', 'price_cents as price', 'title', 'description'])
    .where((eb) => eb.or([eb('merchant_id', 'is', null), eb('merchant_id', 'in', [...merchantIds])]))
    .orderBy('kind')
    .orderBy('price_cents')
    .execute()
  return new Map(
    merchantIds.map((id) => {
      const own = rows.filter((row) => row.merchant_id === id)
      const offered = own.length > 0 ? own : rows.filter((row) => row.merchant_id === null)
      return [id, offered.map(serviceOf)]
    }),
  )
}

function serviceOf({ key, kind, months, price, title, description }: OfferedService): OfferedService {
  return { key, kind, months, price, title, description }
}
