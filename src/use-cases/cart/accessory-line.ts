import type { Accessory } from '#domain/accessory/accessory.ts'
import type { Accessories } from '#services/accessories/port.ts'
import type { Merchant } from '../merchant/merchants.ts'
import type { CartLine } from './cart-line.ts'
import type { CartRow } from './cart-rows.ts'

/**
 * The products of these ids. One that its provider cannot tell of just now counts as gone: the cars beside it in the cart can still be
 * bought.
 */
export async function readProducts(
  accessories: Pick<Accessories, 'product'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Accessory>> {
  const answers = await Promise.allSettled([...new Set(ids)].map((id) => accessories.product(id, 'SHORT')))
  return new Map(
    answers.flatMap((answer) =>
      answer.status === 'fulfilled' && answer.value ? [[answer.value.productId, answer.value]] : [],
    ),
  )
}

/** The line of an accessory: unavailable where its provider has it no more, or its dealer has that provider no more. */
export function accessoryLineOf(row: CartRow, product: Accessory | undefined, merchant: Merchant): CartLine {
  const { id, productType, quantity, seenPrice, addedAt, accessoryId, accessorySeen, forVehicleId, withInstallation } =
    row
  const isSold = merchant.accessoriesProviders.some(({ providerId }) => providerId === product?.providerId)
  const price = product?.unitPrice ?? seenPrice
  return {
    id,
    productType,
    quantity,
    product: {
      kind: 'ACCESSORY',
      productId: accessoryId ?? '',
      accessory: product ?? null,
      seen: product ?? accessorySeen ?? { title: { de: accessoryId ?? '', en: accessoryId ?? '' }, picture: '' },
      unitPrice: price,
      forVehicleId,
      withInstallation,
    },
    merchant,
    unavailable: isSold ? [] : ['UNAVAILABLE'],
    price,
    seenPrice,
    choice: { kind: 'CASH', input: null },
    payment: null,
    seenMonthlyRate: null,
    addedAt,
  }
}
