import type { ReadHandle } from '#database/handles.ts'
import type { CartOwner, PaymentChoice, ProductType } from '#domain/cart/cart.ts'
import type { UnavailableReason } from '#domain/cart/unavailable.ts'
import type { PaymentToday } from '#domain/cart/payment-today.ts'
import type { Accessories } from '#services/accessories/port.ts'
import { type Merchant, readMerchants } from '../merchant/merchants.ts'
import type { MerchantScope } from '../vehicle-search/clauses.ts'
import { readVehicles } from '../vehicle/vehicle.ts'
import { accessoryLineOf, readProducts } from './accessory-line.ts'
import { besideTheirCars, carOf, isCounted } from './beside-cars.ts'
import type { CartProduct } from './cart-product.ts'
import { serviceLineOf } from './service-line.ts'
import { readServices } from './services.ts'
import { readDrawnTradeIns, tradeInLineOf } from './trade-in-line.ts'
import { vehicleLineOf } from './vehicle-line.ts'

/** A line of a cart as it is today, beside what was seen when it was added. Amounts in cents, of one piece. */
export interface CartLine {
  readonly id: number
  readonly productType: ProductType
  readonly quantity: number
  readonly product: CartProduct
  /** Who sells it. */
  readonly merchant: Merchant
  /** Why it can no longer be bought; empty where it can. */
  readonly unavailable: readonly UnavailableReason[]
  readonly price: number
  readonly seenPrice: number
  readonly choice: PaymentChoice
  /** The chosen loan or lease at today's price; null for cash, and where the car is no longer on offer or financed so. */
  readonly payment: PaymentToday | null
  readonly seenMonthlyRate: number | null
  readonly addedAt: Date
}

export interface Cart {
  /** The newest first; what goes with a car stands below it. */
  readonly lines: readonly CartLine[]
  /** Quantities added up, of all lines. */
  readonly count: number
  /** Cents: today's prices of what can be bought, less what is given in payment. */
  readonly sum: number
}

export interface CartDeps {
  readonly read: ReadHandle
  readonly accessories: Pick<Accessories, 'product'>
}

/** A cart as a shop shows it: only what belongs to its merchants. Nobody's cart is empty. */
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
    lines: besideTheirCars(lines),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    sum: lines.reduce((sum, line) => sum + (isCounted(line) ? line.price * line.quantity : 0), 0),
  }
}

/** How many things a cart holds, quantities added up. */
export async function countCart(read: ReadHandle, owner: CartOwner | null, scope: MerchantScope): Promise<number> {
  if (!owner) return 0
  const { count } = await linesOf(read, owner, scope)
    .select(({ fn }) => fn.sum<number | null>('l.quantity').as('count'))
    .executeTakeFirstOrThrow()
  return count ?? 0
}

/** The lines of the owner's cart that are in this shop's hands, with `l` for the line, `c` for the cart and `m` for the merchant. */
export function linesOf(read: ReadHandle, owner: CartOwner, { merchantUuids }: MerchantScope) {
  const lines = read
    .selectFrom('cart_lines as l')
    .innerJoin('carts as c', 'c.id', 'l.cart_id')
    .innerJoin('merchants as m', 'm.id', 'l.merchant_id')
  const own =
    owner.kind === 'CUSTOMER'
      ? lines.where('c.customer_id', '=', owner.customerId)
      : lines.where('c.id', '=', owner.anonymousId).where('c.customer_id', 'is', null)
  return merchantUuids.length > 0 ? own.where('m.uuid', 'in', [...merchantUuids]) : own
}

function rowsOf(read: ReadHandle, owner: CartOwner, scope: MerchantScope) {
  return linesOf(read, owner, scope)
    .select([
      'l.id',
      'l.product_type as productType',
      'l.quantity',
      'l.vehicle_id as vehicleId',
      'l.merchant_id as merchantId',
      'l.provider_id as providerId',
      'l.accessory_id as accessoryId',
      'l.service_key as serviceKey',
      'l.for_vehicle_id as forVehicleId',
      'l.trade_in_id as tradeInId',
      'l.with_installation as withInstallation',
      'l.accessory_seen as accessorySeen',
      'l.payment',
      'l.finance_input as input',
      'l.price_cents as seenPrice',
      'l.monthly_rate_cents as seenMonthlyRate',
      'l.added_at as addedAt',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('vehicle_holds as h')
          .select('h.vehicle_id')
          .whereRef('h.vehicle_id', '=', 'l.vehicle_id')
          .where('h.held_until', '>', new Date())
          .where('h.customer_id', 'is distinct from', owner.kind === 'CUSTOMER' ? owner.customerId : null),
      ).as('isHeld'),
    )
    .orderBy('l.added_at', 'desc')
    .orderBy('l.id', 'desc')
}

export type CartRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]
