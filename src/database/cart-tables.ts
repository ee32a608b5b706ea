import type { Generated, JSONColumnType } from 'kysely'
import type { PaymentKind, ProductType, SeenAccessory } from '#domain/cart/cart.ts'
import type { FinanceInput } from '#domain/financing/finance-terms.ts'
import type { Timestamp } from './column-types.ts'

export interface CartsTable {
  id: Generated<string>
  /** Null: a visitor's, who knows its id. */
  customer_id: number | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface CartLinesTable {
  id: Generated<number>
  cart_id: string
  product_type: ProductType
  quantity: Generated<number>
  vehicle_id: number | null
  merchant_id: number
  /** Of an accessory: who delivers it, and its id there. */
  provider_id: Generated<string | null>
  accessory_id: Generated<string | null>
  /** Of a service. */
  service_key: Generated<string | null>
  /** The car in the same cart that an accessory or service goes with. */
  for_vehicle_id: Generated<number | null>
  with_installation: Generated<boolean>
  /** Of a car that is given in payment. */
  trade_in_id: Generated<number | null>
  /** How an accessory looked when it was added: what is gone can still be named. */
  accessory_seen: JSONColumnType<SeenAccessory | null, string | null | undefined, string | null>
  payment: PaymentKind
  finance_input: JSONColumnType<FinanceInput | null, string | null, string | null>
  /** As it was seen when the line was added, like the rate. */
  price_cents: number
  monthly_rate_cents: number | null
  added_at: Timestamp
}

export interface IdempotencyKeysTable {
  owner: string
  operation: string
  key: string
  request_hash: Buffer
  answer: JSONColumnType<object | null, string | null, string | null>
  created_at: Timestamp
}

export interface CartTables {
  carts: CartsTable
  cart_lines: CartLinesTable
  idempotency_keys: IdempotencyKeysTable
}
