import type { ReadHandle } from '#database/handles.ts'
import type { DeliveryCalendar, DeliveryGroup } from '#domain/delivery/lead-time.ts'
import type { DeliveryTerms } from '#domain/delivery/shipping-price.ts'

/** How a dealer delivers and is paid. */
export interface DealerTerms {
  readonly delivery: DeliveryTerms
  readonly group: DeliveryGroup
  readonly calendar: DeliveryCalendar
  readonly iban: string | null
  /** Null: it takes no direct debits. */
  readonly creditorId: string | null
}

/** The terms of each merchant: its own, or those of every dealer. */
export async function readDealerTerms(
  read: ReadHandle,
  merchantIds: readonly number[],
): Promise<Map<number, DealerTerms>> {
  if (merchantIds.length === 0) return new Map()
  const [merchants, terms] = await Promise.all([
    read
      .selectFrom('merchants')
      .select(['id', 'delivery_group', 'delivery_calendar', 'iban', 'sepa_creditor_id'])
      .where('id', 'in', [...merchantIds])
      .execute(),
    read
      .selectFrom('delivery_terms')
      .selectAll()
      .where((eb) => eb.or([eb('merchant_id', 'is', null), eb('merchant_id', 'in', [...merchantIds])]))
      .execute(),
  ])
  return new Map(
    merchants.map((merchant) => {
      const row = terms.find((own) => own.merchant_id === merchant.id) ?? terms.find((own) => own.merchant_id === null)
      if (!row) throw new Error('There are no delivery terms for dealers without their own')
      const delivery = {
        homeBase: row.home_base_cents,
        homeFreeKm: row.home_free_km,
        homePerKm: row.home_per_km_cents,
        homeMaxKm: row.home_max_km,
        toDealer: row.to_dealer_cents,
        parcel: row.parcel_cents,
        parcelFreeFrom: row.parcel_free_from_cents,
        installation: row.installation_cents,
      }
      const { delivery_group: group, delivery_calendar: calendar, iban, sepa_creditor_id: creditorId } = merchant
      return [merchant.id, { delivery, group, calendar, iban, creditorId }]
    }),
  )
}
