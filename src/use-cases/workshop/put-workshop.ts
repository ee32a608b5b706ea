import type { Writer } from '#database/handles.ts'
import type { WorkshopService } from '#domain/workshop/service.ts'

/**
 * Creates or changes services; new ones are shown behind the others, in this order. Where the kind of price changes, no workshop offers the
 * service until it has set a new price.
 */
export async function putWorkshopServices(writer: Writer, services: readonly WorkshopService[]): Promise<void> {
  await writer.transaction(async (handle) => {
    const known = await handle
      .selectFrom('workshop_services')
      .select(['sku', 'price_kind as priceKind', 'position'])
      .forUpdate()
      .execute()
    const kinds = new Map(known.map(({ sku, priceKind }) => [sku, priceKind]))
    const first = Math.max(-1, ...known.map(({ position }) => position)) + 1
    for (const [index, service] of services.entries()) {
      const values = {
        abstract_product_sku: service.abstractProductSku,
        kind: service.kind,
        title: JSON.stringify(service.title),
        description: JSON.stringify(service.description),
        price_kind: service.priceKind,
        includes: service.includes && JSON.stringify(service.includes),
        work: JSON.stringify(service.work),
      }
      await handle
        .insertInto('workshop_services')
        .values({ sku: service.sku, position: first + index, ...values })
        .onConflict((conflict) => conflict.column('sku').doUpdateSet(values))
        .execute()
      const kind = kinds.get(service.sku)
      if (kind !== undefined && kind !== service.priceKind)
        await handle.deleteFrom('workshop_prices').where('sku', '=', service.sku).execute()
    }
  })
}

/** What a workshop takes for a service, in cents with VAT. */
export interface WorkshopPrice {
  readonly sku: string
  readonly price: number
  readonly maxPrice: number | null
}

/** Sets which services a workshop offers and what for; all others it offers no more. */
export async function putWorkshopPrices(
  writer: Writer,
  merchantId: number,
  prices: readonly WorkshopPrice[],
): Promise<void> {
  await writer.transaction(async (handle) => {
    await handle.deleteFrom('workshop_prices').where('merchant_id', '=', merchantId).execute()
    if (prices.length === 0) return
    await handle
      .insertInto('workshop_prices')
      .values(
        prices.map(({ sku, price, maxPrice }) => ({
          ...{ merchant_id: merchantId, sku, price_cents: price, max_price_cents: maxPrice },
        })),
      )
      .execute()
  })
}
