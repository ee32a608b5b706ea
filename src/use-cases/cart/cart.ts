import type { ReadHandle } from '#database/handles.ts'
import type { CartOwner } from '#domain/cart/cart.ts'
import type { Accessories } from '#services/accessories/port.ts'
import { readMerchants } from '../merchant/merchants.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { readVehicles } from '../vehicle/vehicle.ts'
import { accessoryLineOf, readProducts } from './accessory-line.ts'
import { carOf, groupByVehicle, isOrderable } from './group-by-vehicle.ts'
import type { CartLine } from './cart-line.ts'
import { linesOf, rowsOf } from './cart-rows.ts'
import { readServices, serviceLineOf } from './services.ts'
import { readDrawnTradeIns, tradeInLineOf } from './trade-in-line.ts'
import { vehicleLineOf } from './vehicle-line.ts'

/** What other pages show of a cart. */
export interface CartContent {
  /** Quantities added up, of all lines. */
  readonly count: number
  /** The cars in it. */
  readonly vehicleIds: readonly number[]
}

export interface Cart extends CartContent {
  /** The newest first; accessories, services and trade-ins stand below their car. */
  readonly lines: readonly CartLine[]
  /** Cents: today's prices of everything that can be bought, less trade-ins. */
  readonly sum: number
}

export interface CartDeps {
  readonly read: ReadHandle
  readonly accessories: Pick<Accessories, 'product'>
}

/** A cart as a shop shows it: only lines of its merchants. Without an owner the cart is empty. */
export async function readCart(
  { read, accessories }: CartDeps,
  owner: CartOwner | null,
  scope: MerchantScope,
): Promise<Cart> {
  const rows = owner ? await rowsOf(read, owner, scope).execute() : []
  const merchantIds = [...new Set(rows.map(({ merchantId }) => merchantId))]
  const [vehicles, products, merchants, services, tradeIns] = await Promise.all([
    readVehicles(read, [...new Set(rows.flatMap(({ vehicleId }) => vehicleId ?? []))]),
    readProducts(
      accessories,
      rows.flatMap(({ accessoryId }) => accessoryId ?? []),
    ),
    readMerchants(read, merchantIds),
    readServices(read, merchantIds),
    readDrawnTradeIns(
      read,
      rows.flatMap(({ tradeInId }) => tradeInId ?? []),
    ),
  ])
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const bought = rows.flatMap((row) => {
    const merchant = merchants.get(row.merchantId)
    const vehicle = row.vehicleId === null ? undefined : byId.get(row.vehicleId)
    if (vehicle) return [vehicleLineOf(row, vehicle)]
    if (!merchant) return []
    if (row.serviceKey !== null) return serviceLineOf(row, services.get(merchant.id) ?? [], merchant)
    return row.accessoryId === null ? [] : [accessoryLineOf(row, products.get(row.accessoryId), merchant)]
  })
  const given = rows.flatMap((row) => {
    const [merchant, drawn] = [merchants.get(row.merchantId), tradeIns.get(row.tradeInId ?? 0)]
    return merchant && drawn ? [tradeInLineOf(row, drawn, merchant, carOf(bought, merchant.id))] : []
  })
  const lines = [...bought, ...given]
  return {
    lines: groupByVehicle(lines),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    vehicleIds: rows.flatMap(({ vehicleId }) => vehicleId ?? []),
    sum: lines.reduce((sum, line) => sum + (isOrderable(line) ? line.price * line.quantity : 0), 0),
  }
}

/** The content alone, in one statement and without its products. Without an owner the cart is empty. */
export async function readCartContent(
  read: ReadHandle,
  owner: CartOwner | null,
  scope: MerchantScope,
): Promise<CartContent> {
  const rows = owner ? await linesOf(read, owner, scope).select(['l.quantity', 'l.vehicle_id']).execute() : []
  return {
    count: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    vehicleIds: rows.flatMap(({ vehicle_id: id }) => id ?? []),
  }
}
