import type { Database } from '#database/connection.ts'
import { readProductsOf } from '#database/financing/finance-products.ts'
import { inRatesChange } from '#database/financing/stored-rates.ts'
import { defaultRates } from '#domain/financing/default-rates.ts'
import { type FinanceProduct, refuseProduct } from '#domain/financing/finance-product.ts'

interface FinanceTermsChange {
  /** The merchant whose cars are financed by it; null: every merchant without a product of this kind. */
  readonly merchantId: number | null
  readonly product: FinanceProduct
}

type FinanceTermsOutcome =
  | { readonly kind: 'changed'; readonly vehicles: number }
  | { readonly kind: 'refused'; readonly fields: readonly (keyof FinanceProduct)[] }

/**
 * Replaces the merchant's loan or lease product and recomputes the rates of its stock, in one transaction. Returns how many cars have other
 * rates now. Refuses inconsistent terms by name; then nothing is changed.
 */
export async function changeFinanceTerms(
  database: Database,
  { merchantId, product }: FinanceTermsChange,
): Promise<FinanceTermsOutcome> {
  const fields = refuseProduct(product)
  if (fields.length > 0) return { kind: 'refused', fields }
  return { kind: 'changed', vehicles: await storeRates(database, merchantId, product) }
}

/** Recomputes the rates of a merchant's stock (null: of all) and updates those that differ from the terms. */
export async function refreshRates(database: Database, merchantId: number | null): Promise<number> {
  return storeRates(database, merchantId, null)
}

async function storeRates({ pool }: Database, merchantId: number | null, product: FinanceProduct | null) {
  return inRatesChange(pool, merchantId, async (change, merchantIds, client) => {
    if (product) await change.putProduct(merchantId, product)
    let vehicles = 0
    for (const id of merchantIds) {
      const products = await readProductsOf(client, id)
      vehicles += await change.storeRates(id, (offer) => defaultRates(offer, products))
    }
    // Terms may change without any rate, and indexes read them only with a change.
    if (product && vehicles === 0) await change.markOne(merchantId)
    return vehicles
  })
}
