import type { ReadHandle } from '#database/handles.ts'
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

/** What each merchant offers beside a car: its own services, or those of every dealer; of one kind the cheapest first. */
export async function readServices(
  read: ReadHandle,
  merchantIds: readonly number[],
): Promise<Map<number, readonly OfferedService[]>> {
  if (merchantIds.length === 0) return new Map()
  const rows = await read
    .selectFrom('extra_services')
    .select(['merchant_id', 'key', 'kind', 'months', 'price_cents as price', 'title', 'description'])
    .select(['vat_mode as vat', 'insurance_tax_rate as insuranceTaxRate', 'terms'])
    // Nobody can agree to a warranty whose terms are not shown (§ 479 BGB).
    .where((eb) => eb.or([eb('kind', '<>', 'WARRANTY'), eb('terms', 'is not', null)]))
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

function serviceOf(row: OfferedService): OfferedService {
  const { key, kind, months, price, title, description, vat, insuranceTaxRate, terms } = row
  return { key, kind, months, price, title, description, vat, insuranceTaxRate, terms }
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
