import type { Insertable } from 'kysely'
import type { CartLinesTable } from '#database/cart-tables.ts'
import type { WriteHandle } from '#database/handles.ts'
import type { ProductType } from '#domain/cart/cart.ts'
import type { UnavailableReason } from '#domain/cart/unavailable.ts'
import type { RequestedPayment } from './price-payment.ts'

/** An item to be added to a cart. */
export interface CartItem {
  readonly productType: ProductType
  readonly id: string
  readonly quantity: number
  readonly payment: RequestedPayment
  /** The car that an accessory or service goes with. */
  readonly forVehicleId?: string | null
  /** The dealer is to fit the accessory to that car. */
  readonly withInstallation?: boolean
}

/** A row of `cart_lines` without its cart. For an item that is in the cart already it replaces the values. */
export type NewLine = Omit<Insertable<CartLinesTable>, 'cart_id' | 'added_at'>

/** The outcome for a requested item: a line, or why not. `invalid` names the wrong input. */
export type RequestedLine =
  | { readonly line: NewLine }
  | { readonly unavailable: readonly UnavailableReason[] }
  | { readonly invalid: string }

/** A line that is in the cart already. */
export interface ExistingLine {
  readonly key: string
  readonly vehicleId: number | null
  readonly quantity: number
}

type Identity = Pick<NewLine, 'vehicle_id' | 'provider_id' | 'accessory_id' | 'service_key' | 'for_vehicle_id'>

/** The identity of a line, the same as the table's unique constraint. */
export function lineKey(line: Identity): string {
  const { vehicle_id, provider_id, accessory_id, service_key, for_vehicle_id } = line
  return JSON.stringify([
    vehicle_id ?? null,
    provider_id ?? null,
    accessory_id ?? null,
    service_key ?? null,
    for_vehicle_id ?? null,
  ])
}

export async function readExisting(handle: WriteHandle, cartId: string | undefined): Promise<ExistingLine[]> {
  if (!cartId) return []
  const rows = await handle
    .selectFrom('cart_lines')
    .select(['vehicle_id', 'provider_id', 'accessory_id', 'service_key', 'for_vehicle_id', 'quantity'])
    .where('cart_id', '=', cartId)
    .execute()
  return rows.map((row) => ({ key: lineKey(row), vehicleId: row.vehicle_id, quantity: row.quantity }))
}

export async function putLine(handle: WriteHandle, cartId: string, line: NewLine): Promise<void> {
  const { payment, finance_input = null, price_cents, monthly_rate_cents = null, quantity = 1 } = line
  const { with_installation = false, accessory_seen = null } = line
  const said = { payment, finance_input, price_cents, monthly_rate_cents, quantity, with_installation, accessory_seen }
  const { trade_in_id, merchant_id } = line
  // A cart holds one trade-in: another offer replaces it.
  const seen = { ...said, ...(trade_in_id ? { trade_in_id, merchant_id } : {}), added_at: new Date() }
  await handle
    .insertInto('cart_lines')
    .values({ ...line, cart_id: cartId, ...seen })
    .onConflict((conflict) =>
      conflict
        .columns(['cart_id', 'vehicle_id', 'provider_id', 'accessory_id', 'service_key', 'for_vehicle_id'])
        .doUpdateSet(seen),
    )
    .execute()
}
