import type { SelectHandle, Writer } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize, hasPermission } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { readOwnBrand } from '../brand/own-brand.ts'
import { audited } from '../dealer-area/audited.ts'
import { withoutBanking } from './change-part.ts'
import { readAllValues } from './parts.ts'

interface MerchantExport {
  readonly kind: 'done'
  /** JSON. */
  readonly file: string
}

/**
 * What the shop has stored for a merchant, to take along: settings, vehicles, orders with their lines, requests with their messages,
 * readers of the newsletter with the proof of their consent. Of these only what the actor may read. Bank details and sealed answers
 * stay here. Refused: as by `authorize`.
 */
export function exportMerchant(
  writer: Writer,
  actor: StaffActor,
  merchantId: number,
): Promise<MerchantExport | Refused> {
  return audited(writer, actor, {
    allow: async () => authorize(actor, 'export', merchantId, new Date()) ?? { kind: 'allowed', merchantId },
    entry: { operation: 'export', subject: `merchant ${merchantId}` },
    change: async (handle) => {
      const may = (permission: Parameters<typeof hasPermission>[1]) => hasPermission(actor, permission, merchantId)
      const settings = Object.entries(await readAllValues(handle, merchantId))
      const content = {
        settings: Object.fromEntries(settings.map(([part, values]) => [part, withoutBanking(values)])),
        ...(may('stock.read') ? { vehicles: await readVehicles(handle, merchantId) } : {}),
        ...(may('orders.read') ? { orders: await readOrders(handle, merchantId) } : {}),
        ...(may('requests.read') ? { requests: await readRequests(handle, merchantId) } : {}),
        ...(may('newsletters.change') ? { newsletter: await readSubscriptions(handle, merchantId) } : {}),
      }
      return { kind: 'done', file: JSON.stringify(content, null, 1) }
    },
  })
}

function readVehicles(handle: SelectHandle, merchantId: number) {
  return handle
    .selectFrom('vehicles as v')
    .innerJoin('makes as mk', 'mk.id', 'v.make_id')
    .innerJoin('models as md', 'md.id', 'v.model_id')
    .selectAll('v')
    .select(['mk.name as make', 'md.name as model'])
    .where('v.merchant_id', '=', merchantId)
    .orderBy('v.internal_number')
    .execute()
}

async function readOrders(handle: SelectHandle, merchantId: number) {
  const orders = await handle
    .selectFrom('orders')
    .select(['id', 'placed_at', 'state', 'payment_state', 'payment_method', 'financing_state'])
    .select(['customer', 'billing', 'delivery', 'total_cents', 'due_cents'])
    .where('merchant_id', '=', merchantId)
    .orderBy('placed_at')
    .execute()
  const lines = await handle
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.order_id', 'l.line_type', 'l.quantity', 'l.title', 'l.unit_price_cents', 'l.vat_mode', 'l.vat_rate'])
    .where('o.merchant_id', '=', merchantId)
    .orderBy('l.position')
    .execute()
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id)
  return orders.map((order) => ({ ...order, lines: byOrder.get(order.id) ?? [] }))
}

/** An application for a loan is between the customer and the bank: only that there was one is the merchant's. */
async function readRequests(handle: SelectHandle, merchantId: number) {
  const requests = await handle
    .selectFrom('requests')
    .select(['id', 'kind', 'state', 'created_at', 'first_name', 'last_name', 'email', 'phone', 'vehicle_id'])
    .where('merchant_id', '=', merchantId)
    .orderBy('created_at')
    .execute()
  const messages = await handle
    .selectFrom('request_messages as m')
    .innerJoin('requests as r', 'r.id', 'm.request_id')
    .select(['m.request_id', 'm.at', 'm.author', 'm.text'])
    .where('r.merchant_id', '=', merchantId)
    .orderBy('m.id')
    .execute()
  const byRequest = Map.groupBy(messages, ({ request_id }) => request_id)
  return requests.map((request) => ({ ...request, messages: byRequest.get(request.id) ?? [] }))
}

/** Those of the storefront that the merchant leads, as long as they are in force; each with both steps of its consent. */
async function readSubscriptions(handle: SelectHandle, merchantId: number) {
  const brand = await readOwnBrand(handle, merchantId)
  if (!brand) return []
  const subscriptions = await handle
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'locale', 'source_code', 'requested_at', 'confirmed_at'])
    .where('brand_slug', '=', brand.slug)
    .where('state', '=', 'CONFIRMED')
    .orderBy('confirmed_at')
    .execute()
  const consents = await handle
    .selectFrom('newsletter_consents as c')
    .innerJoin('newsletter_subscriptions as s', 's.id', 'c.subscription_id')
    .select(['c.subscription_id', 'c.step', 'c.text_version', 'c.text', 'c.source_code', 'c.channel', 'c.at'])
    .where('s.brand_slug', '=', brand.slug)
    .where('s.state', '=', 'CONFIRMED')
    .orderBy('c.id')
    .execute()
  const bySubscription = Map.groupBy(consents, ({ subscription_id }) => subscription_id)
  return subscriptions.map(({ id, ...subscription }) => ({
    ...subscription,
    consents: bySubscription.get(id) ?? [],
  }))
}
