import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { isProductId } from '#domain/accessory/accessory.ts'
import type { ProductType } from '#domain/cart/cart.ts'
import { isTradeInId } from '#domain/trade-in/trade-in.ts'
import { isVehicleId } from '#domain/vehicle/vehicle-slug.ts'

/** Names a line of a cart. */
export interface CartKey {
  readonly productType: ProductType
  readonly id: string
  /** The car that an accessory or service goes with; null matches the item with any car. */
  readonly forVehicleId: string | null
}

/** The SQL condition for the line that a key names; null for a key that can name none. */
export function isLine({ productType, id, forVehicleId }: CartKey) {
  if (productType === 'Vehicle')
    return isVehicleId(id) ? (eb: ExpressionBuilder<Tables, 'cart_lines'>) => eb('vehicle_id', '=', Number(id)) : null
  if (productType === 'Service') {
    if (!/^[\w-]{1,40}$/.test(id)) return null
    if (forVehicleId !== null && !isVehicleId(forVehicleId)) return null
    return (eb: ExpressionBuilder<Tables, 'cart_lines'>) =>
      eb.and([
        eb('service_key', '=', id),
        ...(forVehicleId === null ? [] : [eb('for_vehicle_id', '=', Number(forVehicleId))]),
      ])
  }
  if (productType === 'TradeInVehicle')
    return isTradeInId(id) ? (eb: ExpressionBuilder<Tables, 'cart_lines'>) => eb('trade_in_id', '=', Number(id)) : null
  if (productType !== 'Accessory' && productType !== 'AccessoryStandAlone') return null
  if (!isProductId(id) || (forVehicleId !== null && !isVehicleId(forVehicleId))) return null
  return (eb: ExpressionBuilder<Tables, 'cart_lines'>) =>
    eb.and([
      eb('product_type', '=', productType),
      eb('accessory_id', '=', id),
      ...(forVehicleId === null ? [] : [eb('for_vehicle_id', '=', Number(forVehicleId))]),
    ])
}
