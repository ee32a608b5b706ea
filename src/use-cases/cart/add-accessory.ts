import type { WriteHandle } from '#database/handles.ts'
import { readSeller } from '#database/stock/accessory-sellers.ts'
import type { Accessory } from '#domain/accessory/accessory.ts'
import { fitsCar } from '#domain/accessory/fits.ts'
import { providersForMake } from '#domain/accessory/sells.ts'
import { MAX_QUANTITY, type SeenAccessory } from '#domain/cart/cart.ts'
import { isVehicleId } from '#domain/vehicle/vehicle-slug.ts'
import type { CartItem } from './new-line.ts'
import type { RequestedLine, ExistingLine, NewLine } from './new-line.ts'
import { lineKey } from './new-line.ts'

interface AccessoryLineInput {
  readonly item: CartItem
  /** Undefined where its provider no longer has it. */
  readonly product: Accessory | undefined
  /** Cars that are in the cart, or are added by the same request. */
  readonly cars: ReadonlySet<number>
  /** Lines of the cart; adding the same accessory again raises the quantity. */
  readonly existing: readonly Pick<ExistingLine, 'key' | 'quantity'>[]
  readonly merchantUuids: readonly string[]
}

const GONE: RequestedLine = { unavailable: ['UNAVAILABLE'] }

/**
 * The cart line for an accessory. Sold on its own, it comes from the first dealer of the shop that has named its provider; for a car in the
 * cart, from that car's dealer, and only where it fits the car. Quantities add up, to 20 at most.
 */
export async function accessoryLine(handle: WriteHandle, input: AccessoryLineInput): Promise<RequestedLine> {
  const { item, product, existing } = input
  if (!product) return GONE
  const merchant =
    item.productType === 'Accessory'
      ? await carsDealer(handle, input, product)
      : await anyDealer(handle, input, product)
  if (merchant === undefined) return GONE
  if (typeof merchant === 'string') return { invalid: merchant }
  const line: NewLine = {
    product_type: item.productType,
    merchant_id: merchant,
    provider_id: product.providerId,
    accessory_id: product.productId,
    for_vehicle_id: item.productType === 'Accessory' ? Number(item.forVehicleId) : null,
    with_installation: item.productType === 'Accessory' && item.withInstallation === true,
    payment: 'CASH',
    price_cents: item.payment.price ?? product.unitPrice,
    accessory_seen: JSON.stringify(seenAs(product)),
  }
  const before = existing.find(({ key }) => key === lineKey(line))?.quantity ?? 0
  const quantity = before + item.quantity
  if (item.quantity < 1 || quantity > MAX_QUANTITY) return { invalid: 'quantity' }
  return { line: { ...line, quantity } }
}

function seenAs({ title, picture }: Accessory): SeenAccessory {
  return { title, picture }
}

function anyDealer(
  handle: WriteHandle,
  { merchantUuids }: AccessoryLineInput,
  { providerId }: Accessory,
): Promise<number | undefined> {
  return readSeller(handle, providerId, merchantUuids)
}

/** The dealer's id; or the name of the wrong input; or undefined where that dealer does not sell the product. */
async function carsDealer(
  handle: WriteHandle,
  { item, cars }: AccessoryLineInput,
  product: Accessory,
): Promise<number | string | undefined> {
  const id = item.forVehicleId ?? ''
  if (!isVehicleId(id) || !cars.has(Number(id))) return 'forVehicleId'
  const car = await handle
    .selectFrom('vehicles as v')
    .innerJoin('makes as mk', 'mk.id', 'v.make_id')
    .innerJoin('models as md', 'md.id', 'v.model_id')
    .innerJoin('merchants as m', 'm.id', 'v.merchant_id')
    .select(['mk.slug as make', 'md.slug as model', 'm.id as merchantId', 'm.accessories_providers as providers'])
    .where('v.id', '=', Number(id))
    .executeTakeFirst()
  if (!car || !fitsCar(product, car)) return 'forVehicleId'
  return providersForMake(car.providers, car.make).includes(product.providerId) ? car.merchantId : undefined
}
