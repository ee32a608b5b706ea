import type { WriteHandle, Writer } from '#database/handles.ts'
import type { CustomerActor } from '#domain/actor.ts'
import { type GarageVehicleInput, MAX_GARAGE_VEHICLES } from '#domain/garage/garage-vehicle.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { customerOfId } from '../account/customer-row.ts'
import { existingCart } from '#database/carts.ts'
import { declineOffersFor, lockOffersFor } from '../trade-in/decline-trade-in.ts'

type Saved = { readonly kind: 'done'; readonly id: number }

/** Adds a car to the customer's garage and selects it. Refused: LIMIT_REACHED, INVALID_INPUT for an unknown `dealer`. */
export async function addGarageVehicle(
  writer: Writer,
  { customerId }: CustomerActor,
  vehicle: GarageVehicleInput,
): Promise<Saved | Refused> {
  return writer.transaction(async (handle) => {
    const own = await lockedGarage(handle, customerId)
    if (own.length >= MAX_GARAGE_VEHICLES) return refused('LIMIT_REACHED')
    const dealer = await dealerOf(handle, vehicle)
    if (dealer === undefined) return unknownDealer()
    const { id } = await handle
      .insertInto('garage_vehicles')
      .values({ customer_id: customerId, ...columnsOf(vehicle), merchant_id: dealer })
      .returning('id')
      .executeTakeFirstOrThrow()
    await select(handle, customerId, id)
    return { kind: 'done', id }
  })
}

/** Replaces all details of a car. Refused: NOT_FOUND, also for another customer's car; INVALID_INPUT for an unknown `dealer`. */
export async function updateGarageVehicle(
  writer: Writer,
  { customerId }: CustomerActor,
  id: number,
  vehicle: GarageVehicleInput,
): Promise<Saved | Refused> {
  return writer.transaction(async (handle) => {
    const dealer = await dealerOf(handle, vehicle)
    if (dealer === undefined) return unknownDealer()
    const before = await handle
      .selectFrom('garage_vehicles')
      .select(['make', 'model', 'fuel_type', 'first_registration'])
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refused('NOT_FOUND')
    const columns = columnsOf(vehicle)
    // Values of another car say nothing about this one.
    if (Object.entries(before).some(([name, value]) => columns[name as keyof typeof before] !== value))
      await handle.deleteFrom('garage_values').where('garage_vehicle_id', '=', id).execute()
    await handle
      .updateTable('garage_vehicles')
      .set({ ...columns, merchant_id: dealer, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    return { kind: 'done', id }
  })
}

/**
 * Removes a car from the garage and declines dealers' open offers for it; if it was selected, the oldest one left becomes so. Refused:
 * NOT_FOUND, also for another customer's car; CONFLICT for a car that is traded in with an order, until the dealer has it.
 */
export async function deleteGarageVehicle(
  writer: Writer,
  { customerId }: CustomerActor,
  id: number,
): Promise<Saved | Refused> {
  return writer.transaction(async (handle) => {
    // Cart, trade-ins, garage: the order in which everybody locks them.
    const cartId = await existingCart(handle, { kind: 'CUSTOMER', customerId })
    const car = { customerId, garageVehicleId: id }
    await lockOffersFor(handle, car)
    const own = await lockedGarage(handle, customerId)
    const vehicle = own.find((candidate) => candidate.id === id)
    if (!vehicle) return refused('NOT_FOUND')
    if (await hasAcceptedOffer(handle, id)) return refused('CONFLICT')
    await declineOffersFor(handle, car, cartId) // includes offers made while this transaction waited for the garage
    await handle.deleteFrom('garage_vehicles').where('id', '=', id).execute()
    const next = own.find((candidate) => candidate.id !== id)
    if (vehicle.isSelected && next) await select(handle, customerId, next.id)
    return { kind: 'done', id }
  })
}

/** Whether the car is traded in with an order and its dealer does not have it yet. */
async function hasAcceptedOffer(handle: WriteHandle, id: number): Promise<boolean> {
  const accepted = await handle
    .selectFrom('trade_ins')
    .select('id')
    .where('garage_vehicle_id', '=', id)
    .where('state', '=', 'ACCEPTED')
    .executeTakeFirst()
  return accepted !== undefined
}

/** Selects the car that the garage shows. Refused: NOT_FOUND, also for another customer's car. */
export async function selectGarageVehicle(
  writer: Writer,
  { customerId }: CustomerActor,
  id: number,
): Promise<Saved | Refused> {
  return writer.transaction(async (handle) => {
    const own = await lockedGarage(handle, customerId)
    if (!own.some((vehicle) => vehicle.id === id)) return refused('NOT_FOUND')
    await select(handle, customerId, id)
    return { kind: 'done', id }
  })
}

/** The customer's cars, the oldest first, locked so that limit and selection hold. */
async function lockedGarage(handle: WriteHandle, customerId: number) {
  await customerOfId(handle, customerId)
  return handle
    .selectFrom('garage_vehicles')
    .select(['id', 'is_selected as isSelected'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()
}

/** Two statements, because one that moves the mark could have it twice for a moment, which the table does not allow. */
async function select(handle: WriteHandle, customerId: number, id: number): Promise<void> {
  const own = handle.updateTable('garage_vehicles').where('customer_id', '=', customerId)
  await own.set({ is_selected: false }).where('is_selected', '=', true).execute()
  await own.set({ is_selected: true }).where('id', '=', id).execute()
}

/** The dealer's id, null where none is named, undefined where there is no such dealer. */
async function dealerOf(handle: WriteHandle, { dealer }: GarageVehicleInput): Promise<number | null | undefined> {
  if (dealer === null) return null
  const merchant = await handle
    .selectFrom('merchants')
    .select('id')
    .where('uuid', '=', dealer)
    .where('kind', '=', 'COMPANY')
    .executeTakeFirst()
  return merchant?.id
}

function unknownDealer(): Refused {
  return refused('INVALID_INPUT', { fields: [{ field: 'dealer', code: 'INVALID' }] })
}

function columnsOf(vehicle: GarageVehicleInput) {
  return {
    vin: vehicle.vin,
    hsn: vehicle.hsn,
    tsn: vehicle.tsn,
    make: vehicle.make,
    model: vehicle.model,
    fuel_type: vehicle.fuelType,
    first_registration: vehicle.firstRegistration,
    mileage: vehicle.mileage,
    plate: vehicle.plate,
    next_inspection: vehicle.nextInspection,
    next_service: vehicle.nextService,
    warranty_until: vehicle.warrantyUntil,
  }
}
