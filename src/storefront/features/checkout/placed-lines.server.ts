import type { Locale } from '#domain/locale.ts'
import type { PlacedOrderQuery } from '#storefront/generated/graphql.ts'
import { shipmentTitle } from '../../blocks/shipment-title.server.ts'
import { type StoredText, storedText } from '../../blocks/stored-text.ts'

type Line = Pick<PlacedOrderQuery['order']['lines'][number], 'title' | 'language' | 'type' | 'quantity' | 'picture'>

export interface PlacedItems {
  /** What was ordered, a car first. */
  readonly items: readonly StoredText[]
  readonly picture?: string
}

export function itemsOf(lines: readonly Line[], locale: Locale): PlacedItems {
  const isCar = ({ type }: Line) => Number(type === 'VEHICLE')
  const items = lines.filter(({ type }) => type !== 'SHIPMENT').toSorted((a, b) => isCar(b) - isCar(a))
  const picture = items.find((item) => item.picture)?.picture
  return {
    items: items.map(({ title, language, quantity }) =>
      storedText(quantity > 1 ? `${quantity} × ${title}` : title, language, locale),
    ),
    ...(picture ? { picture } : {}),
  }
}

/** How the order comes, each way once: parts of an order can come in the same way. */
export function shipmentsOf(lines: readonly Line[], locale: Locale): StoredText[] {
  const shipments = lines
    .filter(({ type }) => type === 'SHIPMENT')
    .map(({ title, language }) => shipmentTitle(title, language, locale))
  return [...new Map(shipments.map((shipment) => [shipment.text, shipment])).values()]
}
