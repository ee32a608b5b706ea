import type { ReadHandle } from '#database/handles.ts'
import { readProviders, readSeller } from '#database/stock/accessory-sellers.ts'
import { type Accessory, isProductId } from '#domain/accessory/accessory.ts'
import { ANY_MAKE, providersForMake } from '#domain/accessory/sells.ts'
import type { Accessories, AccessoryPage, AccessoryQuery } from '#services/accessories/port.ts'
import { type Merchant, readMerchants } from '../merchant/merchants.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

export interface AccessoryDeps {
  readonly read: ReadHandle
  readonly accessories: Accessories
}

type AccessorySearch = Omit<AccessoryQuery, 'providers'> & { readonly category: string | null }

/** Products that the dealers of a shop sell. */
export async function searchAccessories(
  { read, accessories }: AccessoryDeps,
  { category, ...query }: AccessorySearch,
  { merchantUuids }: MerchantScope,
): Promise<AccessoryPage> {
  const request = { ...query, providers: await readProviders(read, merchantUuids) }
  return category === null ? accessories.search(request) : accessories.categoryProducts(category, request)
}

export async function topRatedAccessories(
  { read, accessories }: AccessoryDeps,
  { merchantUuids }: MerchantScope,
  limit: number,
): Promise<readonly Accessory[]> {
  return accessories.topRated(await readProviders(read, merchantUuids), limit)
}

/** A product with its seller in this shop; undefined where no provider has it, or no dealer of this shop sells it. */
export async function readAccessory(
  { read, accessories }: AccessoryDeps,
  { merchantUuids }: MerchantScope,
  productId: string,
): Promise<{ readonly product: Accessory; readonly seller: Merchant } | undefined> {
  const product = isProductId(productId) ? await accessories.product(productId) : undefined
  const seller = product && (await sellerOf(read, { merchantUuids }, product.providerId))
  return product && seller ? { product, seller } : undefined
}

/** Which dealer sells a provider's products on their own; undefined where no dealer of this shop has named the provider. */
export async function sellerOf(
  read: ReadHandle,
  { merchantUuids }: MerchantScope,
  providerId: string,
): Promise<Merchant | undefined> {
  const id = await readSeller(read, providerId, merchantUuids)
  return id === undefined ? undefined : (await readMerchants(read, [id])).get(id)
}

/** The accessories a car's dealer offers for it: those made for the model first, then those that fit any car. */
export async function accessoriesForVehicle(
  { accessories }: AccessoryDeps,
  { make, model, merchant }: Pick<Vehicle, 'make' | 'model' | 'merchant'>,
  limit: number,
): Promise<readonly Accessory[]> {
  const named = merchant.accessoriesProviders
  const own = providersForMake(
    named.filter(({ makeName }) => makeName !== ANY_MAKE),
    make.slug,
  )
  const query = {
    ...{ text: '', minPrice: null, maxPrice: null, topRated: false, page: 1, perPage: limit },
    fit: { make: make.slug, model: model.slug },
    sort: 'RECOMMENDED',
  } as const
  const made = own.length > 0 ? (await accessories.search({ ...query, providers: own })).products : []
  if (made.length >= limit) return made
  const others = providersForMake(named, make.slug).filter((id) => !own.includes(id))
  const { products } = await accessories.search({ ...query, providers: others })
  return [...made, ...products].slice(0, limit)
}
