import type { WriteHandle, Writer } from '#database/handles.ts'
import { CART_KEPT_SECONDS } from '#domain/cart/cart.ts'

/** Days for which what was entered in a flow of several steps is kept; of visitors with no account as long as their cart. */
const DRAFTS_KEPT = 180

/** Days after its end for which an offer for a customer's car is kept: half a year, as the privacy notice says. */
const OFFERS_KEPT = 183

/**
 * Takes away what has run out: secrets, log-ins, counters, accounts nobody confirmed, carts and drafts nobody came back to, cars kept for
 * somebody in checkout, mails long sent, offers for customers' cars that ended long ago.
 */
export async function sweepExpired(writer: Writer): Promise<void> {
  const now = new Date()
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await writer.transaction(async (handle) => {
    await handle.deleteFrom('one_time_tokens').where('expires_at', '<', now).execute()
    await handle.deleteFrom('rate_limits').where('ends_at', '<', now).execute()
    await handle.deleteFrom('spent_bot_checks').where('expires_at', '<', now).execute()
    await handle.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute()
    await handle.deleteFrom('session_families').where('ended_at', '<', before(1)).execute()
    await handle.deleteFrom('customers').where('status', '=', 'PENDING').where('created_at', '<', before(14)).execute()
    await handle.deleteFrom('idempotency_keys').where('created_at', '<', before(1)).execute()
    await handle
      .deleteFrom('carts')
      .where('customer_id', 'is', null)
      .where('updated_at', '<', before(CART_KEPT_SECONDS / 86_400))
      .execute()
    await handle.deleteFrom('vehicle_holds').where('held_until', '<', now).execute()
    await handle.deleteFrom('drafts').where('updated_at', '<', before(DRAFTS_KEPT)).execute()
    await handle
      .deleteFrom('drafts')
      .where('customer_id', 'is', null)
      .where('updated_at', '<', before(CART_KEPT_SECONDS / 86_400))
      .execute()
    await sweepOffers(handle, before(OFFERS_KEPT))
    await handle.deleteFrom('mails').where('sent_at', '<', before(30)).execute()
  })
}

/** Those that ended before this moment and never were part of an order. */
async function sweepOffers(handle: WriteHandle, endedBefore: Date): Promise<void> {
  await handle
    .deleteFrom('trade_ins')
    .where('state', 'in', ['DECLINED', 'EXPIRED'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('trade_in_events as e')
            .select('e.id')
            .whereRef('e.trade_in_id', '=', 'trade_ins.id')
            .where('e.at', '>=', endedBefore),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('order_lines as l').select('l.id').whereRef('l.trade_in_id', '=', 'trade_ins.id'))),
    )
    .execute()
}
