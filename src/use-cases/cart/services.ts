import type { ReadHandle } from '#database/handles.ts'
import { isOfferedService } from '#database/offered-services.ts'
import type { Locale } from '#domain/locale.ts'
import type { Merchant } from '../merchant/merchants.ts'
import type { CartLine } from './cart-line.ts'
import type { CartRow } from './cart-rows.ts'

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
  readonly vat: 'REGULAR' | 'EXEMPT'
  /** Percent, included in the price; null: none. */
  readonly insuranceTaxRate: number | null
  /** The slug of the page with a warranty's terms. */
  readonly terms: string | null
}

/** What each merchant offers beside a car; of one kind the cheapest first. */
export async function readServices(
  read: ReadHandle,
  merchantIds: readonly number[],
): Promise<Map<number, readonly OfferedService[]>> {
  if (merchantIds.length === 0) return new Map()
  const rows = await read
    .selectFrom('merchants as m')
    .innerJoin('extra_services as s', (join) => join.on(isOfferedService))
    .select(['m.id as merchantId', 's.key', 's.kind', 's.months', 's.price_cents as price', 's.title', 's.description'])
    .select(['s.vat_mode as vat', 's.insurance_tax_rate as insuranceTaxRate', 's.terms'])
    .where('m.id', 'in', [...merchantIds])
    .orderBy('s.kind')
    .orderBy('s.price_cents')
    .execute()
  return new Map(merchantIds.map((id) => [id, rows.filter(({ merchantId }) => merchantId === id)]))
}

/** The line of a service at today's price; none where its dealer no longer offers it, because nothing is left to show. */
export function serviceLineOf(row: CartRow, offered: readonly OfferedService[], merchant: Merchant): CartLine[] {
  const { id, productType, quantity, seenPrice, addedAt, serviceKey, forVehicleId } = row
  const service = offered.find(({ key }) => key === serviceKey)
  if (!service || forVehicleId === null) return []
  return [
    {
      id,
      productType,
      quantity,
      product: { kind: 'SERVICE', service, forVehicleId },
      merchant,
      unavailable: [],
      price: service.price,
      seenPrice,
      choice: { kind: 'CASH', input: null },
      payment: null,
      seenMonthlyRate: null,
      addedAt,
    },
  ]
}
