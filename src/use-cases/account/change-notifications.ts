import type { Writer } from '#database/handles.ts'
import type { CustomerActor } from '#domain/actor.ts'

/** Turns price alert mails on or off: only customers who asked for them get any (§ 7 UWG). */
export async function changeNotifications(
  writer: Writer,
  { customerId }: CustomerActor,
  { priceAlerts }: { readonly priceAlerts: boolean },
): Promise<void> {
  await writer.transaction(async (handle) => {
    await handle.updateTable('customers').set({ price_alerts: priceAlerts }).where('id', '=', customerId).execute()
    // Only price drops from now on are news, so today's prices become the reference.
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
