import { type RawBuilder, sql } from 'kysely'
import type { Shopper } from '#domain/shopper.ts'

/** Whether the order with this alias is the shopper's own, and one that their shop shows: the condition of every read and change. */
export function isOwnOrder({ customerId, scope: { merchantUuids } }: Shopper, alias = 'orders'): RawBuilder<boolean> {
  const isCustomers = sql<boolean>`${sql.ref(`${alias}.customer_id`)} = ${customerId}`
  if (merchantUuids.length === 0) return isCustomers
  return sql<boolean>`${isCustomers} and ${sql.ref(`${alias}.merchant_id`)} in (
    select id from merchants where uuid = any(${[...merchantUuids]}::uuid[]))`
}
