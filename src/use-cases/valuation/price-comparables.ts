import type { ReadHandle } from '#database/handles.ts'
import type { Compared } from '#domain/valuation/compared.ts'
import { comparePrice } from '#domain/valuation/rate-price.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import { comparableOffers, type StoredOffer } from './rated-offers.ts'

/** An offer that a price is compared with; cents. */
export interface PriceComparable extends Pick<Compared<unknown>, 'age' | 'mileage' | 'power'> {
  readonly vehicle: Vehicle
  readonly price: number
  /** Its price as if it had the age, mileage and power of the compared car. */
  readonly adjustedPrice: number
}

interface ComparableSource {
  readonly read: ReadHandle
  readonly shelf: {
    offersOfModel(read: ReadHandle, modelId: number, today: string): Promise<readonly StoredOffer[]>
    vehicles(read: ReadHandle, ids: readonly number[]): Promise<Vehicle[]>
  }
}

/** The offers that the price of a car is compared with, the most similar first; none where there are too few. */
export async function readPriceComparables(
  { read, shelf }: ComparableSource,
  { id, modelId }: { readonly id: number; readonly modelId: number },
  { first, today }: { readonly first: number; readonly today: string },
): Promise<PriceComparable[]> {
  const offers = await shelf.offersOfModel(read, modelId, today)
  const own = offers.find((offer) => offer.id === String(id))
  const alike = own && comparePrice<StoredOffer>(own, comparableOffers(offers), today)
  if (!alike) return []
  const nearest = alike.compared.toSorted((a, b) => b.weight - a.weight).slice(0, first)
  const vehicles = await shelf.vehicles(
    read,
    nearest.map(({ offer }) => Number(offer.id)),
  )
  const byId = new Map(vehicles.map((vehicle) => [String(vehicle.id), vehicle]))
  return nearest.flatMap(({ offer, value, age, mileage, power }) => {
    const vehicle = byId.get(offer.id)
    return vehicle ? [{ vehicle, price: offer.price, adjustedPrice: value, age, mileage, power }] : []
  })
}
