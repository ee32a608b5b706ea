import { sql } from 'kysely'
import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import { recordVehicleChanges } from '#database/stock/change-log.ts'
import { DeliveryInput } from '#domain/merchant/delivery-input.ts'
import { eurosText } from '#domain/merchant/number-input.ts'
import { DELIVERY_PRICE_FIELDS } from '#domain/merchant/settings-parts.ts'
import { change, readRow } from './business-parts.ts'
import { checkedPart, shown } from './part.ts'

/** Prices and the area are empty until the dealer has terms of its own: those of the shop hold. */
export const deliveryPart = checkedPart(
  DeliveryInput,
  async (handle, merchantId) => {
    const { delivery_group, delivery_calendar } = await readRow(handle, merchantId)
    const own = await readOwnTerms(handle, merchantId)
    return {
      ...{ deliveryGroup: delivery_group, deliveryCalendar: delivery_calendar },
      ...(own
        ? {
            ...{ homeBase: eurosText(own.home_base_cents), homeFreeKm: String(own.home_free_km) },
            ...{ homePerKm: eurosText(own.home_per_km_cents), toDealer: eurosText(own.to_dealer_cents) },
            ...{ parcel: eurosText(own.parcel_cents), parcelFreeFrom: eurosText(own.parcel_free_from_cents) },
            installation: eurosText(own.installation_cents),
          }
        : Object.fromEntries(DELIVERY_PRICE_FIELDS.map((field) => [field, '']))),
      homeMaxKm: shown(own?.home_max_km),
    }
  },
  async (handle, merchantId, { deliveryGroup, deliveryCalendar, terms }) => {
    await change(handle, merchantId, { delivery_group: deliveryGroup, delivery_calendar: deliveryCalendar })
    await handle.deleteFrom('delivery_terms').where('merchant_id', '=', merchantId).execute()
    if (terms)
      await handle
        .insertInto('delivery_terms')
        .values({
          ...{ merchant_id: merchantId, home_base_cents: terms.homeBase, home_free_km: terms.homeFreeKm },
          ...{ home_per_km_cents: terms.homePerKm, home_max_km: terms.homeMaxKm, to_dealer_cents: terms.toDealer },
          ...{ parcel_cents: terms.parcel, parcel_free_from_cents: terms.parcelFreeFrom },
          installation_cents: terms.installation,
        })
        .execute()
    await noteHomeDelivery(handle, merchantId)
  },
)

/** Lists are filtered by whether a car is brought home (migration 0410). */
async function noteHomeDelivery(handle: WriteHandle, merchantId: number): Promise<void> {
  const bringsHome = sql<boolean>`brings_home(${merchantId})`
  const changed = await handle
    .updateTable('vehicles')
    .set({ home_delivery: bringsHome })
    .where('merchant_id', '=', merchantId)
    .where('home_delivery', 'is distinct from', bringsHome)
    .returning('id')
    .execute()
  await recordVehicleChanges(
    handle,
    changed.map(({ id }) => id),
  )
}

function readOwnTerms(handle: SelectHandle, merchantId: number) {
  return handle.selectFrom('delivery_terms').selectAll().where('merchant_id', '=', merchantId).executeTakeFirst()
}
