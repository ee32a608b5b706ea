import { randomUUID } from 'node:crypto'
import { ownerName } from '#database/carts.ts'
import { deleteDraft, type DraftOwner, lockDraftOf, putDraft } from '#database/drafts.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { readWithin } from '#database/read-within.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import type { GarageVehicleInput } from '#domain/garage/garage-vehicle.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { type Refused, refused } from '#domain/refused.ts'
import {
  type BookingDraft,
  MAX_BOOKED_SERVICES,
  type ServiceContact,
  type ServiceVehicle,
} from '#domain/workshop/booking-draft.ts'
import { lockDraft, releaseReservation, reserveSlot } from '../appointment/reserve-slot.ts'
import type { SlotTaken } from '../appointment/take-slot.ts'
import { type GarageVehicle, readGarage } from '../garage/garage-vehicles.ts'
import { type BookingDeps, readBooking, readBookingDraft } from './booking.ts'
import { readWorkshopServices } from './services.ts'
import { readWorkshop } from './workshops.ts'

export interface ChangeBookingDeps extends BookingDeps {
  readonly writer: Writer
}

type Done = { readonly kind: 'done' }

/**
 * Chooses what is to be done. Other services than before empty the price and give up the time: both were for the others. A plate that is
 * one of the customer's garage chooses that car.
 */
export async function chooseWorkshopServices(
  { writer }: ChangeBookingDeps,
  owner: DraftOwner,
  scope: MerchantScope,
  { skus, plate }: { readonly skus: readonly string[]; readonly plate: string | null },
): Promise<Done | Refused> {
  return change(writer, owner, async (draft, handle) => {
    const known = new Set((await readWorkshopServices(readWithin(handle), scope)).map(({ sku }) => sku))
    const chosen = [...new Set(skus)]
    if (chosen.length === 0) return refused('INVALID_INPUT', { fields: [{ field: 'skus', code: 'REQUIRED' }] })
    if (chosen.length > MAX_BOOKED_SERVICES || chosen.some((sku) => !known.has(sku)))
      return refused('INVALID_INPUT', { fields: [{ field: 'skus', code: 'INVALID' }] })
    const isSame = chosen.length === draft.skus.length && chosen.every((sku) => draft.skus.includes(sku))
    if (!isSame) await releaseReservation(handle, draft.key)
    const car = plate
      ? (await garageOf(handle, owner)).find((each) => plainPlate(each.plate) === plainPlate(plate))
      : undefined
    return {
      ...{ ...draft, skus: chosen, plate },
      ...(isSame ? {} : { price: null, slot: null }),
      ...(car ? { vehicle: vehicleOf(car) } : {}),
    }
  })
}

/** The car: one of the customer's garage by its id, or one that was entered. */
export async function setServiceVehicle(
  { writer }: ChangeBookingDeps,
  owner: DraftOwner,
  answer: { readonly garageId: number } | { readonly entered: GarageVehicleInput },
): Promise<Done | Refused> {
  return change(writer, owner, async (draft, handle) => {
    if ('garageId' in answer) {
      const car = (await garageOf(handle, owner)).find(({ id }) => id === answer.garageId)
      return car ? { ...draft, vehicle: vehicleOf(car) } : refused('NOT_FOUND')
    }
    return { ...draft, vehicle: vehicleOf({ ...answer.entered, id: null }) }
  })
}

/** The workshop, and what it takes: the price that was shown stays with the draft. Another workshop gives up the time. */
export async function chooseWorkshop(
  { writer }: ChangeBookingDeps,
  owner: DraftOwner,
  scope: MerchantScope,
  { merchant, place }: { readonly merchant: string; readonly place: string | null },
): Promise<Done | Refused> {
  return change(writer, owner, async (draft, handle) => {
    const workshop = await readWorkshop(readWithin(handle), scope, draft.skus, merchant)
    if (!workshop) return refused('NOT_FOUND')
    const isSame = draft.merchant === merchant
    if (!isSame) await releaseReservation(handle, draft.key)
    const { price, maxPrice } = workshop.sum
    return { ...draft, merchant, place, price: { price, maxPrice }, slot: isSame ? draft.slot : null }
  })
}

/** Reserves a time at the chosen workshop. Refused as `reserveSlot`, and NOT_FOUND where no workshop is chosen. */
export async function reserveServiceTime(
  deps: ChangeBookingDeps,
  owner: DraftOwner,
  scope: MerchantScope,
  slot: SlotChoice,
): Promise<Done | SlotTaken | Refused> {
  const draft = await readBookingDraft(deps.read, owner, randomUUID())
  const { workshop, work } = await readBooking(deps, scope, draft)
  if (!workshop) return refused('NOT_FOUND')
  const query = { merchantId: workshop.id, kind: 'WORKSHOP', work, draftKey: draft.key } as const
  const outcome = await reserveSlot(deps.writer, query, slot)
  if (outcome.kind === 'refused') return outcome
  return change(deps.writer, owner, async (current) => ({ ...current, slot }))
}

export async function setServiceContact(
  { writer }: ChangeBookingDeps,
  owner: DraftOwner,
  contact: ServiceContact,
): Promise<Done | Refused> {
  return change(writer, owner, async (draft) => ({ ...draft, contact }))
}

/** Deletes what was entered and gives up the time. */
export async function resetServiceBooking({ writer }: ChangeBookingDeps, owner: DraftOwner): Promise<Done> {
  await writer.transaction((handle) => endBooking(handle, owner))
  return { kind: 'done' }
}

/** The same inside a transaction. */
export async function endBooking(handle: WriteHandle, owner: DraftOwner): Promise<void> {
  await lockDraftOf(handle, owner, 'workshop')
  const draft = await readBookingDraft(handle, owner, randomUUID())
  await releaseReservation(handle, draft.key)
  await deleteDraft(handle, owner, 'workshop')
}

/** One step in one transaction: two steps of one owner at once wait for each other, so that neither loses its answers. */
async function change(
  writer: Writer,
  owner: DraftOwner,
  decide: (draft: BookingDraft, handle: WriteHandle) => Promise<BookingDraft | Refused>,
): Promise<Done | Refused> {
  return writer.transaction(async (handle) => {
    await lockDraftOf(handle, owner, 'workshop')
    await lockDraft(handle, ownerName(owner))
    const answer = await decide(await readBookingDraft(handle, owner, randomUUID()), handle)
    if ('kind' in answer) return answer
    await putDraft(handle, owner, 'workshop', answer)
    return { kind: 'done' }
  })
}

async function garageOf(handle: WriteHandle, owner: DraftOwner): Promise<readonly GarageVehicle[]> {
  return owner.kind === 'CUSTOMER' ? readGarage(readWithin(handle), owner.customerId) : []
}

type EnteredVehicle = Pick<
  GarageVehicle,
  'vin' | 'hsn' | 'tsn' | 'make' | 'model' | 'fuelType' | 'firstRegistration' | 'mileage' | 'plate'
> & { readonly id: number | null }

function vehicleOf({ id, firstRegistration, plate, ...car }: EnteredVehicle): ServiceVehicle {
  const { vin, hsn, tsn, make, model, fuelType, mileage } = car
  return {
    garageId: id,
    vin,
    hsn,
    tsn,
    make,
    model,
    fuelType,
    mileage,
    registeredIn: firstRegistration,
    plateNumber: plate,
  }
}

function plainPlate(plate: string | null): string {
  return (plate ?? '').toUpperCase().replaceAll(/[^\p{L}\d]/gu, '')
}
