import { createHash } from 'node:crypto'
import type { Writer } from '#database/handles.ts'
import type { MerchantAccount, MerchantDelivery, MerchantDetails } from '#domain/merchant.ts'

/** Creates or changes the merchant with this slug. Returns its id and UUID. */
export async function putMerchant(
  writer: Writer,
  merchant: MerchantDetails & MerchantAccount & MerchantDelivery,
): Promise<{ id: number; uuid: string }> {
  const values = {
    slug: merchant.slug,
    name: merchant.name,
    kind: merchant.kind,
    street: merchant.street,
    zip: merchant.zip,
    city: merchant.city,
    latitude: merchant.latitude,
    longitude: merchant.longitude,
    phone: merchant.phone,
    email: merchant.email,
    imprint_url: merchant.imprintUrl,
    register_entry: merchant.registerEntry,
    vat_id: merchant.vatId,
    since_year: merchant.sinceYear,
    iban: merchant.iban,
    sepa_creditor_id: merchant.sepaCreditorId,
    delivery_group: merchant.deliveryGroup ?? 'NORMAL',
    delivery_calendar: merchant.deliveryCalendar ?? 'EXCLUDE_SUNDAY',
    opening_hours: JSON.stringify(merchant.openingHours),
  }
  return writer.transaction((tx) =>
    tx
      .insertInto('merchants')
      .values(values)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow(),
  )
}

/** Sets the key a merchant uploads its feed with; only its hash is stored. */
export async function setFeedKey(writer: Writer, merchantId: number, key: string): Promise<void> {
  await writer.transaction((tx) =>
    tx
      .updateTable('merchants')
      .set({ feed_key_hash: hashFeedKey(key) })
      .where('id', '=', merchantId)
      .execute(),
  )
}

/** Feed keys are long and random, so a plain digest keeps them safe. */
export function hashFeedKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
