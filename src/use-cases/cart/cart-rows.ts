import type { ReadHandle } from '#database/handles.ts'
import type { CartOwner } from '#domain/cart/cart.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'

/** The lines of the owner's cart that belong to this shop's merchants, with `l` for the line, `c` for the cart and `m` for the merchant. */
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

/** The lines with everything that was written down when they were added. */
export function rowsOf(read: ReadHandle, owner: CartOwner, scope: MerchantScope) {
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
      ).as('isReservedByOther'),
    )
    .orderBy('l.added_at', 'desc')
    .orderBy('l.id', 'desc')
}

export type CartRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]
