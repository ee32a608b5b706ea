import type { ReadHandle } from '#database/handles.ts'
import type { CartOwner, PaymentChoice, ProductType } from '#domain/cart/cart.ts'
import { type UnavailableReason, unavailableReasons } from '#domain/cart/unavailable.ts'
import { type PaymentToday, paymentToday } from '#domain/cart/payment-today.ts'
import type { MerchantScope } from '../vehicle-search/clauses.ts'
import { readVehicles, type Vehicle } from '../vehicle/vehicle.ts'

/** A line of a cart as it is today, beside what was seen when it was added. Amounts in cents. */
export interface CartLine {
  readonly productType: ProductType
  readonly quantity: number
  readonly vehicle: Vehicle
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
  /** The newest first. */
  readonly lines: readonly CartLine[]
  /** Quantities added up, of all lines. */
  readonly count: number
  /** Cents: today's prices of what can be bought. */
  readonly sum: number
}

/** A cart as a shop shows it: only what belongs to its merchants. Nobody's cart is empty. */
export async function readCart(read: ReadHandle, owner: CartOwner | null, scope: MerchantScope): Promise<Cart> {
  const rows = owner ? await rowsOf(read, owner, scope).execute() : []
  const vehicles = await readVehicles(
    read,
    rows.flatMap(({ vehicleId }) => vehicleId ?? []),
  )
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const lines = rows.flatMap((row) => {
    const vehicle = row.vehicleId === null ? undefined : byId.get(row.vehicleId)
    return vehicle ? [lineOf(row, vehicle)] : []
  })
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    sum: lines.reduce(
      (sum, { price, quantity, unavailable }) => sum + (unavailable.length > 0 ? 0 : price * quantity),
      0,
    ),
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

function linesOf(read: ReadHandle, owner: CartOwner, { merchantUuids }: MerchantScope) {
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
      'l.product_type as productType',
      'l.quantity',
      'l.vehicle_id as vehicleId',
      'l.payment',
      'l.finance_input as input',
      'l.price_cents as seenPrice',
      'l.monthly_rate_cents as seenMonthlyRate',
      'l.added_at as addedAt',
    ])
    .orderBy('l.added_at', 'desc')
    .orderBy('l.id', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function lineOf(row: Row, vehicle: Vehicle): CartLine {
  const { productType, quantity, payment: kind, input, seenPrice, seenMonthlyRate, addedAt } = row
  const { state, merchant, attributes, financeProducts } = vehicle
  const unavailable = unavailableReasons({ state, sellerKind: merchant.kind })
  const choice: PaymentChoice = kind === 'CASH' || !input ? { kind: 'CASH', input: null } : { kind, input }
  return {
    productType,
    quantity,
    vehicle,
    unavailable,
    price: attributes.price ?? 0,
    seenPrice,
    choice,
    payment: unavailable.length > 0 ? null : paymentToday(choice, attributes, financeProducts),
    seenMonthlyRate,
    addedAt,
  }
}
