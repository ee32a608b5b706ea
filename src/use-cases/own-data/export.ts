import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { emailHash } from '../newsletter/email-hash.ts'
import { readSealedParts } from './export-sealed.ts'

/** Tables that hold data of a customer, apart from the customer's own row. */
const TABLES = [
  'session_families',
  'customer_addresses',
  'garage_vehicles',
  'favourites',
  'saved_searches',
  'drafts',
  'vehicle_holds',
  'trade_ins',
  'requests',
  'uploads',
  'financing_applications',
] as const
/** Columns that mean nothing outside of the database, or hold a secret. */
const LEFT_OUT = new Set([
  'password_hash',
  'email_key',
  'customer_id',
  'unsubscribe_key',
  'cart_id',
  'idempotency_key',
  'request_key',
  'form_key',
  'object_key',
  'uncovered_key',
  'picture_hash',
])

/** Everything stored with an account, under the names of the tables (GDPR, articles 15 and 20). */
export async function readExport(
  read: ReadHandle,
  secretBox: SecretBox,
  customerId: number,
): Promise<Record<string, unknown>> {
  const customer = await read.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirst()
  const parts = await Promise.all(
    TABLES.map(async (table) => {
      const rows = await read.selectFrom(table).selectAll().where('customer_id', '=', customerId).execute()
      return [table, rows.map(tellable)] as const
    }),
  )
  const lines = await read
    .selectFrom('cart_lines as l')
    .innerJoin('carts as c', 'c.id', 'l.cart_id')
    .selectAll('l')
    .where('c.customer_id', '=', customerId)
    .execute()
  const garageValues = await read
    .selectFrom('garage_values as w')
    .innerJoin('garage_vehicles as g', 'g.id', 'w.garage_vehicle_id')
    .selectAll('w')
    .where('g.customer_id', '=', customerId)
    .orderBy('w.garage_vehicle_id')
    .orderBy('w.month')
    .execute()
  const mails = await read
    .selectFrom('mails')
    .select(['kind', 'created_at', 'sent_at'])
    .where('recipient', '=', customer?.email ?? '')
    .execute()
  const newsletterConsents = await read
    .selectFrom('newsletter_consents as c')
    .innerJoin('newsletter_subscriptions as s', 's.id', 'c.subscription_id')
    .select([
      's.brand_slug',
      's.state',
      'c.step',
      'c.text',
      'c.text_version',
      'c.source_code',
      'c.channel',
      'c.network',
    ])
    .select('c.at')
    .where('s.email_hash', '=', emailHash(customer?.email ?? ''))
    .orderBy('c.id')
    .execute()
  const tradeInEvents = await read
    .selectFrom('trade_in_events as e')
    .innerJoin('trade_ins as t', 't.id', 'e.trade_in_id')
    .selectAll('e')
    .where('t.customer_id', '=', customerId)
    .orderBy('e.id')
    .execute()
  const requestMessages = await read
    .selectFrom('request_messages as m')
    .innerJoin('requests as r', 'r.id', 'm.request_id')
    .selectAll('m')
    .innerJoin('merchants as s', 's.id', 'r.merchant_id')
    // What buyers wrote about the customer's own private offers as well.
    .where(({ eb, or }) => or([eb('r.customer_id', '=', customerId), eb('s.customer_id', '=', customerId)]))
    .orderBy('m.id')
    .execute()
  const orders = await read.selectFrom('orders').selectAll().where('customer_id', '=', customerId).execute()
  const ids = orders.map(({ id }) => id)
  const [orderLines, orderEvents, invoices, withdrawals, handOvers] =
    ids.length === 0
      ? [[], [], [], [], []]
      : await Promise.all([
          read.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).orderBy('position').execute(),
          read.selectFrom('order_events').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
          read.selectFrom('invoices').selectAll().where('order_id', 'in', ids).execute(),
          read.selectFrom('withdrawals').selectAll().where('order_id', 'in', ids).execute(),
          read.selectFrom('hand_over_protocols').selectAll().where('order_id', 'in', ids).execute(),
        ])
  const tables = Object.fromEntries(parts)
  return {
    customer: customer && tellable(customer),
    ...tables,
    uploads: [...(tables.uploads ?? []), ...(await readStaffUploads(read, customerId)).map(tellable)],
    ...(await readSealedParts(read, secretBox, customerId)),
    garage_values: garageValues,
    cart_lines: lines.map(tellable),
    trade_in_events: tradeInEvents.map(tellable),
    request_messages: requestMessages.map(tellable),
    orders: orders.map(tellable),
    order_lines: orderLines.map(tellable),
    order_events: orderEvents.map(tellable),
    invoices: invoices.map(tellable),
    withdrawals: withdrawals.map(tellable),
    hand_over_protocols: handOvers.map(tellable),
    newsletter_consents: newsletterConsents,
    mails,
  }
}

/** Files that staff have added to the customer's orders and inspections. */
async function readStaffUploads(read: ReadHandle, customerId: number) {
  return read
    .selectFrom('uploads')
    .selectAll()
    .where('customer_id', 'is', null)
    .where(
      sql<boolean>`attached_to in (
        select 'order:' || o.id from orders o where o.customer_id = ${customerId}
        union all select 'inspection:' || r.id from requests r where r.customer_id = ${customerId})`,
    )
    .orderBy('key')
    .execute()
}

function tellable(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.has(name)))
}
