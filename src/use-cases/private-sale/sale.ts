import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import { readDraft } from '#database/drafts.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { EMPTY_SALE_DRAFT, SaleDraft } from '#domain/private-sale/listing.ts'
import { firstSaleStep, type SaleStep } from '#domain/private-sale/sale-steps.ts'
import type { Estimate } from '#domain/valuation/estimate.ts'
import { type GarageVehicle, readGarage } from '../garage/garage-vehicles.ts'
import { type Upload, uploadsOf } from '../upload/uploads.ts'
import { readValueEstimate } from '../valuation/value-estimate.ts'

/** Where the pictures of a sale are attached until it is sent. */
export const SALE_PLACE = 'draft:private-sale'

/** A private sale as it stands: what was entered, the car of the garage, and what such cars cost. */
export interface PrivateSale {
  readonly draft: SaleDraft
  readonly garage: readonly GarageVehicle[]
  /** The chosen car, otherwise the selected one; null where the garage is empty or the car is gone. */
  readonly car: GarageVehicle | null
  readonly pictures: readonly Upload[]
  /** Null where there are too few comparable offers, or the car is not known well enough. */
  readonly estimate: Estimate | null
  readonly openStep: SaleStep
  /** Other open offers of the customer: their cars cannot be offered a second time. */
  readonly listed: readonly ListedCar[]
}

export interface ListedCar {
  readonly garageVehicleId: number
  readonly listingId: number
}

export function saleOwner(customerId: number) {
  return { kind: 'CUSTOMER', customerId } as const
}

/** What the customer has entered so far; where that is of an older shape, nothing. */
export async function readSaleDraft(read: SelectHandle, customerId: number): Promise<SaleDraft> {
  const stored = await readDraft(read, saleOwner(customerId), 'private-sale')
  return SaleDraft.safeParse(stored).data ?? EMPTY_SALE_DRAFT
}

/** The customer's sale. A chosen car that is no longer in the garage counts as not chosen. */
export async function readSale(read: ReadHandle, customerId: number): Promise<PrivateSale> {
  const stored = await readSaleDraft(read, customerId)
  const garage = await readGarage(read, customerId)
  const chosen = stored.information?.garageVehicleId
  const isChosenThere = chosen === undefined || garage.some(({ id }) => id === chosen)
  const draft = isChosenThere ? stored : { ...stored, information: null }
  const car = garage.find(({ id, isSelected }) => (chosen === undefined ? isSelected : id === chosen)) ?? null
  return {
    ...{ draft, garage, car },
    pictures: await uploadsOf(read, { attachedTo: SALE_PLACE, owner: saleOwner(customerId) }),
    estimate: car ? await readSaleEstimate(read, { ...car, mileage: draft.information?.mileage ?? car.mileage }) : null,
    openStep: firstSaleStep(draft),
    listed: await readListedCars(read, customerId, draft),
  }
}

/** The customer's cars that have an open offer, other than the one that a draft changes. */
export async function readListedCars(
  read: SelectHandle,
  customerId: number,
  { listingId }: Pick<SaleDraft, 'listingId'>,
): Promise<ListedCar[]> {
  const rows = await read
    .selectFrom('requests')
    // Rows of an earlier release have the car in their data only.
    .select(sql<number | null>`coalesce((data ->> 'garageVehicleId')::bigint, garage_vehicle_id)`.as('garageVehicleId'))
    .select('id as listingId')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'PRIVATE_SALE')
    .where('delete_after', 'is', null)
    .$if(listingId !== null, (query) => query.where('id', '<>', listingId))
    .execute()
  return rows.flatMap(({ garageVehicleId, ...row }) => (garageVehicleId === null ? [] : [{ garageVehicleId, ...row }]))
}

/** What cars like this one cost, from all offers of the shop. */
export async function readSaleEstimate(
  read: ReadHandle,
  { make, model, firstRegistration, mileage, fuelType }: Omit<GarageVehicle, 'id' | 'isSelected'>,
): Promise<Estimate | null> {
  if (model === null || firstRegistration === null || mileage === null) return null
  const car = { make, model, firstRegistration, mileage, fuelType }
  return (await readValueEstimate(read, car, [], berlinToday())).estimate
}

/** Fingerprint of what the check shows: what is published is exactly that. */
export function saleDigest({ draft, car, pictures }: PrivateSale): string {
  const shown = pictures.map(({ key, version }) => [key, version])
  return createHash('sha256')
    .update(JSON.stringify([draft.information, car, shown]))
    .digest('hex')
}
