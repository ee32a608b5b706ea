import { sql } from 'kysely'
import { productsFor } from '#database/financing/finance-products.ts'
import type { WriteHandle } from '#database/handles.ts'
import type { VehicleState } from '#domain/stock/stock-state.ts'
import type { CartOwner } from '#domain/cart/cart.ts'
import type { FinancedOffer } from '#domain/financing/default-rates.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import { isInScope } from '#domain/merchant-scope.ts'

/** What decides whether and how a car can be bought. */
export interface Car extends FinancedOffer {
  readonly id: number
  readonly state: VehicleState
  readonly sellerKind: 'COMPANY' | 'PRIVATE'
  /** Somebody else is in checkout with it. */
  readonly isReservedByOther: boolean
  readonly merchantId: number
  /** Cents. */
  readonly price: number
  readonly products: readonly FinanceProduct[]
}

/** The car as `owner` may buy it. Undefined where it does not exist, or belongs to none of these merchants (empty: any). */
export async function readCar(
  handle: WriteHandle,
  id: number,
  { owner, merchantUuids }: { readonly owner: CartOwner; readonly merchantUuids: readonly string[] },
): Promise<Car | undefined> {
  const { rows } = await sql<Omit<Car, 'products'> & { uuid: string }>`
    select v.id, case when m.state = 'PUBLISHED' then v.state else 'ARCHIVED' end as state, v.price_cents as price, v.mileage, v.damaged, v.roadworthy, m.id as "merchantId", m.uuid, m.kind as "sellerKind",
      exists (select from vehicle_holds h where h.vehicle_id = v.id and h.held_until > now()
        and h.customer_id is distinct from ${owner.kind === 'CUSTOMER' ? owner.customerId : null}) as "isReservedByOther"
    from vehicles v join merchants m on m.id = v.merchant_id
    where v.id = ${id}`.execute(handle)
  const [row] = rows
  if (!row || !isInScope({ merchantUuids }, row.uuid)) return undefined
  const { uuid: _, ...car } = row
  const products = await handle
    .selectFrom('finance_products')
    .selectAll()
    .where((eb) => eb.or([eb('merchant_id', 'is', null), eb('merchant_id', '=', car.merchantId)]))
    .execute()
  return { ...car, products: productsFor(products, car.merchantId) }
}
