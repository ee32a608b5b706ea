import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from '../dealer-area/audited.ts'
import { fingerprintOf } from '../dealer-area/fingerprint.ts'
import { withHandChanges } from './hand-changes.ts'
import { authorizeVehicle, lockStock, lockVehicles, type StockVehicle } from './locked-stock.ts'
import { storeVehicles } from './store-vehicles.ts'

/** Of the pictures that a form shows. */
export function fingerprintOfPictures({ pictures }: Pick<StockVehicle, 'pictures'>): string {
  return fingerprintOf({ pictures })
}

export interface PictureOrder {
  readonly vehicleId: number
  /** Of the pictures that the form showed. */
  readonly fingerprint: string
  /** The pictures that stay, in their new order. */
  readonly pictures: readonly string[]
}

/**
 * Puts a vehicle's pictures into another order, without those that are not named. Refused as by `authorizeVehicle`; CHANGED where they are
 * not any more what the form showed; INVALID_INPUT for a picture that the vehicle does not have.
 */
export function orderPictures(
  writer: Writer,
  actor: StaffActor,
  { vehicleId, fingerprint, pictures }: PictureOrder,
): Promise<{ readonly kind: 'done' } | Refused> {
  return changePictures(writer, actor, {
    vehicleId,
    picturesOf: (vehicle) => {
      if (fingerprintOfPictures(vehicle) !== fingerprint) return refused('CHANGED')
      const isOrder =
        new Set(pictures).size === pictures.length && pictures.every((key) => vehicle.pictures.includes(key))
      return isOrder ? pictures : refused('INVALID_INPUT', { fields: [{ field: 'pictures', code: 'INVALID' }] })
    },
  })
}

interface PictureChange {
  readonly vehicleId: number
  /** The pictures that a vehicle has from now on, by what it has, with its stock locked. */
  readonly picturesOf: (vehicle: StockVehicle) => readonly string[] | Refused
}

/** Gives a vehicle other pictures, a person's own from now on. Refused as by `authorizeVehicle` and `picturesOf`. */
export function changePictures(
  writer: Writer,
  actor: StaffActor,
  { vehicleId, picturesOf }: PictureChange,
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    entry: { operation: 'change-vehicle-pictures', subject: `vehicle ${vehicleId}` },
    allow: async (handle) => {
      const allowed = await authorizeVehicle(handle, actor, 'stock.change', vehicleId)
      if (allowed.kind === 'refused') return allowed
      const stock = await lockStock(handle, allowed.merchantId)
      const [vehicle] = await lockVehicles(handle, allowed.merchantId, [vehicleId])
      if (!vehicle) return refused('FORBIDDEN')
      const pictures = picturesOf(vehicle)
      if ('kind' in pictures) return pictures
      const changed = withHandChanges(vehicle, { pictures })
      return { ...allowed, before: { pictures: vehicle.pictures }, after: { pictures }, vehicle: changed, stock }
    },
    change: async (handle, { vehicle, stock }) => {
      await storeVehicles(handle, [vehicle], stock.products)
      return { kind: 'done' } as const
    },
  })
}
