import type { Generated, JSONColumnType } from 'kysely'
import type { PaymentKind, ProductType, SeenAccessory } from '#domain/cart/cart.ts'
import type { FinanceInput } from '#domain/financing/finance-terms.ts'
import type { Timestamp } from './column-types.ts'

interface CartsTable {
  id: Generated<string>
  /** Null for a visitor's cart, which is known by its id. */
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
  /** For an accessory: its provider, and its id there. */
  provider_id: Generated<string | null>
  accessory_id: Generated<string | null>
  /** For a service. */
  service_key: Generated<string | null>
  /** The car in the same cart that an accessory or service goes with. */
  for_vehicle_id: Generated<number | null>
  with_installation: Generated<boolean>
  /** For a trade-in. */
  trade_in_id: Generated<number | null>
  /** Title and picture of an accessory when it was added, to name it even when its provider no longer has it. */
  accessory_seen: JSONColumnType<SeenAccessory | null, string | null | undefined, string | null>
  payment: PaymentKind
  finance_input: JSONColumnType<FinanceInput | null, string | null, string | null>
  /** The price the visitor saw when adding it, like the rate. */
  price_cents: number
  monthly_rate_cents: number | null
  added_at: Timestamp
}

interface IdempotencyKeysTable {
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
