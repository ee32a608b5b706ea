import { accessoryTexts } from '#messages/accessories.ts'
import { AccessoriesForVehicleDocument } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { accessoryCardOf } from '../../blocks/accessory-card.server.ts'
import type { AccessoryCardView } from '../../blocks/accessory-card-view.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { listForCar } from './accessories.server.ts'

export interface VehicleAccessoriesView {
  readonly cards: readonly AccessoryCardView[]
  readonly all: { readonly label: string; readonly href: string }
}

interface Car {
  readonly id: string
  readonly title: string
  /** Slugs. */
  readonly make: string
  readonly model: string
}

/**
 * What its dealer offers for a car: at most four products, and the link to all; null where there is nothing. If a provider does not answer,
 * the page is shown without accessories; the gateway has logged why.
 */
export async function loadVehicleAccessories(
  context: Readonly<RouterContextProvider>,
  { id, title, make, model }: Car,
): Promise<VehicleAccessoriesView | null> {
  const { locale } = context.get(siteContext)
  const answer = await query(context, AccessoriesForVehicleDocument, { vehicleId: id }).catch(() => undefined)
  const accessoriesForVehicle = answer?.accessoriesForVehicle ?? []
  if (accessoriesForVehicle.length === 0) return null
  return {
    cards: accessoriesForVehicle.map((product) => accessoryCardOf(product, locale)),
    all: { label: accessoryTexts.allForThisCar[locale](title), href: listForCar(make, model, locale) },
  }
}
