import type { Writer, WriteHandle } from '#database/handles.ts'
import { once } from '#database/idempotency.ts'
import type { Accessory } from '#domain/accessory/accessory.ts'
import { isProductId } from '#domain/accessory/accessory.ts'
import { type CartOwner, MAX_LINES } from '#domain/cart/cart.ts'
import type { UnavailableItem } from '#domain/cart/unavailable.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Accessories } from '#services/accessories/port.ts'
import { accessoryLine } from './add-accessory.ts'
import {
  type RequestedLine,
  type CartItem,
  type ExistingLine,
  lineKey,
  type NewLine,
  putLine,
  readExisting,
} from './new-line.ts'
import { existingCart, lockedCart, ownerName, touchCart } from '#database/carts.ts'
import { tradeInLine } from './add-trade-in.ts'
import { vehicleLine } from './add-vehicle.ts'

export interface Adding {
  readonly owner: CartOwner
  readonly items: readonly CartItem[]
  /** The merchants of the shop that the request came to; empty: all. */
  readonly merchantUuids: readonly string[]
  /** The idempotency key of the request; null without one. */
  readonly key: string | null
}

type AddOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'unavailable'; readonly items: readonly UnavailableItem[] }
  | Refused

interface Deps {
  readonly writer: Writer
  readonly accessories: Accessories
}

/**
 * Adds items to a cart, all or none. A car that is in it already gets the new payment choice, quantities of accessories add up, and another
 * trade-in offer replaces the previous one. Refused: unavailable items, each with its reasons; LIMIT_REACHED; INVALID_INPUT for options
 * that are not on offer, for quantities out of bounds and for a car that is not in the cart; FORBIDDEN for the id of a cart that belongs to
 * a customer; PROVIDER_AWAY where a provider did not answer within two seconds and a retry makes sense.
 */
export async function addToCart(
  { writer, accessories }: Deps,
  { owner, items, merchantUuids, key }: Adding,
): Promise<AddOutcome> {
  const products = await productsOf(accessories, items) // before the transaction, because the provider may be slow
  if (!products) return refused('PROVIDER_AWAY')
  const requestKey = key ? { owner: ownerName(owner), operation: 'addToCart', key } : null
  return writer.transaction((handle) =>
    once<AddOutcome>(handle, requestKey, items, async () => {
      const requested = { owner, items, products, merchantUuids }
      let existing = await readExisting(handle, await existingCart(handle, owner))
      let lines = await linesOf(handle, { ...requested, existing })
      if ('kind' in lines) return lines // before a cart is created for nothing
      const cartId = await lockedCart(handle, owner)
      if (!cartId) return refused('FORBIDDEN')
      if (existing.length === 0) {
        // There was no cart to lock: another request may have created it meanwhile, and quantities have to add up.
        existing = await readExisting(handle, cartId)
        lines = await linesOf(handle, { ...requested, existing })
        if ('kind' in lines) return lines
      }
      if (new Set([...existing.map(({ key: known }) => known), ...lines.keys()]).size > MAX_LINES)
        return refused('LIMIT_REACHED')
      for (const line of lines.values()) await putLine(handle, cartId, line)
      await touchCart(handle, cartId)
      return { kind: 'done' }
    }),
  )
}

/** Undefined where a provider does not answer in time. */
async function productsOf(
  accessories: Accessories,
  items: readonly CartItem[],
): Promise<Map<string, Accessory> | undefined> {
  const ids = [...new Set(items.filter(isAccessory).map(({ id }) => id))].filter(isProductId)
  const answers = await Promise.allSettled(ids.map((id) => accessories.product(id, 'SHORT')))
  if (answers.some(({ status }) => status === 'rejected')) return undefined
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? answer.value : []))
  return new Map(found.map((product) => [product.productId, product]))
}

function isAccessory({ productType }: CartItem): boolean {
  return productType === 'Accessory' || productType === 'AccessoryStandAlone'
}

interface CartLinesInput {
  readonly owner: CartOwner
  readonly items: readonly CartItem[]
  readonly products: ReadonlyMap<string, Accessory>
  readonly existing: readonly ExistingLine[]
  readonly merchantUuids: readonly string[]
}

/** The new lines by their identity: of an item that is named twice the last one counts, and accessories add up. */
async function linesOf(
  handle: WriteHandle,
  { owner, items, products, existing, merchantUuids }: CartLinesInput,
): Promise<Map<string, NewLine> | Exclude<AddOutcome, { kind: 'done' }>> {
  const lines = new Map<string, NewLine>()
  const unavailable: UnavailableItem[] = []
  const cars = new Set([
    ...existing.flatMap(({ vehicleId }) => vehicleId ?? []),
    ...items.flatMap(({ productType, id }) => (productType === 'Vehicle' ? Number(id) : [])),
  ])
  const lineFor = (item: CartItem): Promise<RequestedLine> | RequestedLine => {
    if (item.productType === 'Vehicle') return vehicleLine(handle, item, { owner, merchantUuids })
    if (item.productType === 'TradeInVehicle') return tradeInLine(handle, item, { owner, merchantUuids })
    if (!isAccessory(item)) return { unavailable: ['UNAVAILABLE'] }
    const soFar = [...lines].map(([lineId, { quantity = 1 }]) => ({ key: lineId, quantity }))
    const all = [...soFar, ...existing]
    return accessoryLine(handle, { item, product: products.get(item.id), cars, existing: all, merchantUuids })
  }
  for (const [index, item] of items.entries()) {
    const requested = await lineFor(item)
    if ('invalid' in requested)
      return refused('INVALID_INPUT', { fields: [{ field: `items.${index}.${requested.invalid}`, code: 'INVALID' }] })
    if ('unavailable' in requested) {
      const { productType, id } = item
      unavailable.push({ productType, id, reasons: requested.unavailable })
    } else lines.set(lineKey(requested.line), requested.line)
  }
  return unavailable.length > 0 ? { kind: 'unavailable', items: unavailable } : lines
}
