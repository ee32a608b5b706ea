import { sql } from 'kysely'
import type { DefaultRates, FinancedOffer } from '#domain/financing/default-rates.ts'
import type { FinanceKind, FinanceProduct } from '#domain/financing/finance-product.ts'
import type { WriteHandle } from '../handles.ts'
import { MAY_BE_OFFERED } from '../stock/relevance.ts'
import { rowOf } from './finance-products.ts'

interface OfferRow extends FinancedOffer {
  readonly id: number
}

/** Waits for deliveries of these merchants (null: of any) and returns their ids. */
export async function lockFinancedMerchants(handle: WriteHandle, merchantId: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from merchants where ${merchantId}::int is null or id = ${merchantId} order by id for no key update`.execute(
    handle,
  )
  return rows.map(({ id }) => id)
}

/** Replaces the merchant's product of that kind; null: the one of all merchants without their own. */
export async function putProduct(
  handle: WriteHandle,
  merchantId: number | null,
  product: FinanceProduct,
): Promise<void> {
  const row = rowOf(product)
  await handle
    .insertInto('finance_products')
    .values({ merchant_id: merchantId, ...row })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'kind']).doUpdateSet(row))
    .execute()
}

/** The merchant's cars are financed by the product of all merchants again. */
export async function removeProduct(handle: WriteHandle, merchantId: number, kind: FinanceKind): Promise<void> {
  await handle.deleteFrom('finance_products').where('merchant_id', '=', merchantId).where('kind', '=', kind).execute()
}

/** One of the merchant's cars (null: of any), whose logged change lets search indexes read the products again. */
export async function anyVehicleOf(handle: WriteHandle, merchantId: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from vehicles where ${merchantId}::int is null or merchant_id = ${merchantId} limit 1`.execute(handle)
  return rows.map(({ id }) => id)
}

/** Stores the rates that `rates` gives for each of a merchant's cars that are or may come on offer. Returns those with other rates. */
export async function storeRates(
  handle: WriteHandle,
  merchantId: number,
  rates: (offer: FinancedOffer) => DefaultRates,
): Promise<number[]> {
  const { rows } = await sql<OfferRow>`
    select id, price_cents as price, mileage, damaged, roadworthy from vehicles
    where merchant_id = ${merchantId} and state in ${sql.raw(MAY_BE_OFFERED)}`.execute(handle)
  const computed = rows.map(rates)
  const { rows: changed } = await sql<{ id: number }>`
    update vehicles v set loan_rate_cents = n.loan, leasing_rate_cents = n.leasing, updated_at = now()
    from unnest(
      ${rows.map(({ id }) => id)}::bigint[],
      ${computed.map(({ loanRate }) => loanRate)}::bigint[],
      ${computed.map(({ leasingRate }) => leasingRate)}::bigint[]
    ) as n (id, loan, leasing)
    where v.id = n.id and (v.loan_rate_cents, v.leasing_rate_cents) is distinct from (n.loan, n.leasing)
    returning v.id`.execute(handle)
  return changed.map(({ id }) => id)
}
