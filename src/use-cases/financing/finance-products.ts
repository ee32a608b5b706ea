import { productsFor } from '#database/financing/finance-products.ts'
import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import type { Merchant } from '../merchant/merchants.ts'

/** The finance products of each merchant, by merchant id; private sellers have none. */
export async function readFinanceProducts(
  read: SelectHandle,
  merchants: readonly Pick<Merchant, 'id' | 'kind'>[],
): Promise<Map<number, FinanceProduct[]>> {
  const dealers = merchants.filter(({ kind }) => kind === 'COMPANY').map(({ id }) => id)
  if (dealers.length === 0) return new Map()
  const rows = await read
    .selectFrom('finance_products')
    .selectAll()
    .where((eb) => eb.or([eb('merchant_id', 'is', null), eb('merchant_id', 'in', dealers)]))
    .execute()
  const byMerchant = Map.groupBy(rows, (row) => row.merchant_id)
  const ofAll = byMerchant.get(null) ?? []
  return new Map(dealers.map((id) => [id, productsFor([...(byMerchant.get(id) ?? []), ...ofAll], id)]))
}

/** The finance products of the dealer with this UUID; undefined where there is no such dealer. */
export async function readProductsOfDealer(read: ReadHandle, uuid: string): Promise<FinanceProduct[] | undefined> {
  const merchant = await read
    .selectFrom('merchants')
    .select(['id', 'kind'])
    .where((eb) => eb(eb.cast<string>('uuid', 'text'), '=', uuid.toLowerCase()))
    .executeTakeFirst()
  return merchant && (await readFinanceProducts(read, [merchant])).get(merchant.id)
}
