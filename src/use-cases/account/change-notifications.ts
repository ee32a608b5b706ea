import type { Writer } from '#database/handles.ts'
import type { CustomerActor } from '#domain/actor.ts'

/** Whether mails tell of favourites that became cheaper: only who has asked for them gets any (§ 7 UWG). */
export async function changeNotifications(
  writer: Writer,
  { customerId }: CustomerActor,
  { priceAlerts }: { readonly priceAlerts: boolean },
): Promise<void> {
  await writer.transaction(async (handle) => {
    await handle.updateTable('customers').set({ price_alerts: priceAlerts }).where('id', '=', customerId).execute()
    // Only what becomes cheaper from now on is news.
    if (priceAlerts)
      await handle
        .updateTable('favourites as f')
        .from('vehicles as v')
        .set((is) => ({ alerted_price_cents: is.ref('v.price_cents') }))
        .whereRef('v.id', '=', 'f.vehicle_id')
        .where('f.customer_id', '=', customerId)
        .execute()
  })
}
