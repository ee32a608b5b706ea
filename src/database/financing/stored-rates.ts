import type pg from 'pg'
import type { DefaultRates, FinancedOffer } from '#domain/financing/default-rates.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import { recordChanges } from '../stock/change-log.ts'
import { MAY_BE_OFFERED } from '../stock/relevance.ts'
import { inTransaction } from '../transaction.ts'
import { rowOf } from './finance-products.ts'

/** Changes finance products and stored rates in one transaction. */
interface RatesChange {
  /** Replaces the merchant's product of that kind; null: the one of all merchants without their own. */
  putProduct(merchantId: number | null, product: FinanceProduct): Promise<void>
  /** Stores the rates that `rates` gives for each of a merchant's cars that are or may come on offer. Returns how many changed. */
  storeRates(merchantId: number, rates: (offer: FinancedOffer) => DefaultRates): Promise<number>
  /** Logs a change of one of the merchant's cars (null: of any), so that search indexes read the products again. */
  markOne(merchantId: number | null): Promise<void>
}

interface OfferRow extends FinancedOffer {
  readonly id: number
}

/** Runs `work` while no delivery of these merchants (null: of any) is in progress; rolled back where it throws. */
export async function inRatesChange<T>(
  pool: pg.Pool,
  merchantId: number | null,
  work: (change: RatesChange, merchantIds: readonly number[], client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      'select id from merchants where $1::int is null or id = $1 order by id for no key update',
      [merchantId],
    )
    await client.query('create temp table changed_vehicles (id bigint not null) on commit drop')
    const merchantIds = rows.map(({ id }) => id)
    const result = await work(changeOn(client), merchantIds, client)
    await recordChanges(client, 'select id from changed_vehicles')
    return result
  })
}

function changeOn(client: pg.PoolClient): RatesChange {
  return {
    async putProduct(merchantId, product) {
      const row = { merchant_id: merchantId, ...rowOf(product) }
      const names = Object.keys(row)
      await client.query(
        `insert into finance_products (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})
         on conflict (merchant_id, kind) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
        Object.values(row),
      )
    },
    async markOne(merchantId) {
      await client.query(
        'insert into changed_vehicles select id from vehicles where $1::int is null or merchant_id = $1 limit 1',
        [merchantId],
      )
    },
    async storeRates(merchantId, rates) {
      const { rows } = await client.query<OfferRow>(
        `select id, price_cents as price, mileage, damaged, roadworthy from vehicles
         where merchant_id = $1 and state in ${MAY_BE_OFFERED}`,
        [merchantId],
      )
      const computed = rows.map(rates)
      const { rowCount } = await client.query(
        `with changed as (
           update vehicles v set loan_rate_cents = n.loan, leasing_rate_cents = n.leasing, updated_at = now()
           from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as n (id, loan, leasing)
           where v.id = n.id and (v.loan_rate_cents, v.leasing_rate_cents) is distinct from (n.loan, n.leasing)
           returning v.id)
         insert into changed_vehicles select id from changed`,
        [
          rows.map(({ id }) => id),
          computed.map(({ loanRate }) => loanRate),
          computed.map(({ leasingRate }) => leasingRate),
        ],
      )
      return rowCount ?? 0
    },
  }
}
