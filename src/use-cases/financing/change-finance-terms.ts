import { readProducts } from '#database/financing/finance-products.ts'
import {
  anyVehicleOf,
  lockFinancedMerchants,
  putProduct,
  removeProduct,
  storeRates,
} from '#database/financing/stored-rates.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { recordVehicleChanges } from '#database/stock/change-log.ts'
import { defaultRates } from '#domain/financing/default-rates.ts'
import { type FinanceKind, type FinanceProduct, refuseProduct } from '#domain/financing/finance-product.ts'

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
  database: Writer,
  { merchantId, product }: FinanceTermsChange,
): Promise<FinanceTermsOutcome> {
  const fields = refuseProduct(product)
  if (fields.length > 0) return { kind: 'refused', fields }
  return { kind: 'changed', vehicles: await changeRates(database, merchantId, product) }
}

/** Recomputes the rates of a merchant's stock (null: of all) and updates those that differ from the terms. */
export async function refreshRates(database: Writer, merchantId: number | null): Promise<number> {
  return changeRates(database, merchantId, null)
}

async function changeRates(database: Writer, merchantId: number | null, product: FinanceProduct | null) {
  return database.transaction(async (handle) => {
    const merchantIds = await lockFinancedMerchants(handle, merchantId)
    if (product) await putProduct(handle, merchantId, product)
    const vehicles: number[] = []
    for (const id of merchantIds) vehicles.push(...(await refreshRatesOf(handle, id)))
    await recordTermsChange(handle, product ? merchantId : undefined, vehicles)
    return vehicles.length
  })
}

/**
 * Replaces one merchant's product of a kind, null: by that of all merchants, inside a transaction that ends with it. The merchant is locked
 * already.
 */
export async function changeProductOf(
  handle: WriteHandle,
  merchantId: number,
  kind: FinanceKind,
  product: FinanceProduct | null,
): Promise<void> {
  if (product) await putProduct(handle, merchantId, product)
  else await removeProduct(handle, merchantId, kind)
  await recordTermsChange(handle, merchantId, await refreshRatesOf(handle, merchantId))
}

async function refreshRatesOf(handle: WriteHandle, merchantId: number): Promise<number[]> {
  const products = await readProducts(handle, merchantId)
  return storeRates(handle, merchantId, (offer) => defaultRates(offer, products))
}

/** Terms may change without any rate, and indexes read them only with a change; undefined: no terms changed. */
async function recordTermsChange(
  handle: WriteHandle,
  merchantId: number | null | undefined,
  vehicles: readonly number[],
): Promise<void> {
  const isUnseen = merchantId !== undefined && vehicles.length === 0
  await recordVehicleChanges(handle, isUnseen ? await anyVehicleOf(handle, merchantId) : vehicles)
}
