import { deleteDraft, lockDraftOf, putDraft } from '#database/drafts.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import type { ListingInformation, SaleDraft } from '#domain/private-sale/listing.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Places } from '#services/places/port.ts'
import { readGarage } from '../garage/garage-vehicles.ts'
import { readWithin } from '#database/read-within.ts'
import { moveUploads } from '../upload/attach-uploads.ts'
import { lockUploads } from '../upload/store-upload.ts'
import { readListedCars, readSaleDraft, SALE_PLACE, saleOwner } from './sale.ts'

type Done = { readonly kind: 'done' }

/**
 * Stores what the seller says about the car. Refused: NOT_FOUND for a car of another garage, CONFLICT for one that has an open offer,
 * INVALID_INPUT for an unknown postal code.
 */
export async function setSaleInformation(
  { writer, places }: { readonly writer: Writer; readonly places: Pick<Places, 'zip'> },
  customerId: number,
  information: ListingInformation,
): Promise<Done | Refused> {
  if (!(await places.zip(information.postalCode)))
    return refused('INVALID_INPUT', { fields: [{ field: 'postalCode', code: 'INVALID_POSTAL_CODE' }] })
  return change(writer, customerId, async (draft, handle) => {
    const car = (await readGarage(readWithin(handle), customerId)).find(({ id }) => id === information.garageVehicleId)
    if (!car) return refused('NOT_FOUND')
    if (car.model === null) return refused('INVALID_INPUT', { fields: [{ field: 'garageVehicleId', code: 'INVALID' }] })
    const listed = await readListedCars(handle, customerId, draft)
    if (listed.some(({ garageVehicleId }) => garageVehicleId === car.id)) return refused('CONFLICT')
    return { ...draft, information }
  })
}

/** The step of the pictures is answered, with as many as there are. Refused: CONFLICT where nothing is known of the car yet. */
export function confirmSalePictures(writer: Writer, customerId: number): Promise<Done | Refused> {
  return change(writer, customerId, async (draft) =>
    draft.information === null ? refused('CONFLICT') : { ...draft, arePicturesDone: true },
  )
}

/** Forgets what was entered. The pictures of a listing that was being changed stay with it; those of a new one are deleted. */
export async function resetSale(writer: Writer, customerId: number): Promise<Done> {
  await writer.transaction((handle) => forgetSale(handle, customerId))
  return { kind: 'done' }
}

/** The same inside a transaction. */
export async function forgetSale(handle: WriteHandle, customerId: number): Promise<void> {
  const owner = saleOwner(customerId)
  await lockDraftOf(handle, owner, 'private-sale')
  await lockUploads(handle, owner)
  const { listingId } = await readSaleDraft(handle, customerId)
  if (listingId !== null) await moveUploads(handle, { owner, from: SALE_PLACE, to: `request:${listingId}` })
  await deleteDraft(handle, owner, 'private-sale')
}

async function change(
  writer: Writer,
  customerId: number,
  decide: (draft: SaleDraft, handle: WriteHandle) => Promise<SaleDraft | Refused>,
): Promise<Done | Refused> {
  return writer.transaction(async (handle) => {
    await lockDraftOf(handle, saleOwner(customerId), 'private-sale')
    await lockUploads(handle, saleOwner(customerId))
    const draft = await decide(await readSaleDraft(handle, customerId), handle)
    if ('kind' in draft) return draft
    await putDraft(handle, saleOwner(customerId), 'private-sale', draft)
    return { kind: 'done' }
  })
}
