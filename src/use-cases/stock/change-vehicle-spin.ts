import type { WriteHandle, Writer } from '#database/handles.ts'
import { recordVehicleChanges } from '#database/stock/change-log.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { inTurningOrder, isSpin } from '#domain/vehicle/spin.ts'
import { audited } from '../dealer-area/audited.ts'
import { fingerprintOf } from '../dealer-area/fingerprint.ts'
import { type AddedPictures, type PictureDeps, type PictureFile, storePicture } from './add-vehicle-pictures.ts'
import { authorizeVehicle, lockStock, lockVehicles, type StockVehicle } from './locked-stock.ts'
import { discardPhotographs } from './unused-photographs.ts'

/** Of the turn that a form shows. */
export function fingerprintOfSpin({ spinFrames }: Pick<StockVehicle, 'spinFrames'>): string {
  return fingerprintOf({ spinFrames })
}

interface ShownSpin {
  readonly vehicleId: number
  /** Of the turn that the form showed. */
  readonly fingerprint: string
}

interface NewSpin extends ShownSpin {
  readonly files: readonly PictureFile[]
}

export type ReplacedSpin =
  | { readonly kind: 'done' }
  /** Some files were not accepted, so that nothing was changed: a turn without them would jump. */
  | { readonly kind: 'problems'; readonly problems: AddedPictures['problems'] }

/** So many files are read at once anyway. */
const AT_ONCE = 2

/**
 * Gives a vehicle the photographs of a turn in place of its present ones, in the order of the files' names. Refused as by
 * `authorizeVehicle`; INVALID_INPUT for too few or too many; CHANGED where the turn is not any more what the form showed.
 */
export async function replaceVehicleSpin(
  { database, images, files }: PictureDeps,
  actor: StaffActor,
  { files: sent, ...shown }: NewSpin,
): Promise<ReplacedSpin | Refused> {
  const allowed = await authorizeVehicle(database.read, actor, 'stock.change', shown.vehicleId)
  if (allowed.kind === 'refused') return allowed
  if (!isSpin(sent.length)) return refused('INVALID_INPUT', { fields: [{ field: 'spin', code: 'INVALID' }] })
  const problems: AddedPictures['problems'][number][] = []
  const frames: string[] = []
  const added: string[] = []
  try {
    const inOrder = inTurningOrder(sent)
    for (let at = 0; at < inOrder.length; at += AT_ONCE) {
      const next = inOrder.slice(at, at + AT_ONCE)
      const pictures = await Promise.all(next.map((file) => storePicture({ images, files }, file)))
      for (const [index, picture] of pictures.entries())
        if (typeof picture === 'string') problems.push({ fileName: next[index]!.fileName, problem: picture })
        else {
          frames.push(picture.key)
          if (picture.isNew) added.push(picture.key)
        }
    }
    return problems.length > 0
      ? { kind: 'problems', problems }
      : await changeSpin(database, actor, { ...shown, frames })
  } finally {
    await discardPhotographs(database, images, added)
  }
}

/** Takes the turn from a vehicle. Refused as by `authorizeVehicle`; CHANGED as by `replaceVehicleSpin`. */
export function removeVehicleSpin(writer: Writer, actor: StaffActor, shown: ShownSpin) {
  return changeSpin(writer, actor, { ...shown, frames: [] })
}

function changeSpin(
  writer: Writer,
  actor: StaffActor,
  { vehicleId, fingerprint, frames }: ShownSpin & { readonly frames: readonly string[] },
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    entry: { operation: 'change-vehicle-spin', subject: `vehicle ${vehicleId}` },
    allow: async (handle) => {
      const allowed = await authorizeVehicle(handle, actor, 'stock.change', vehicleId)
      if (allowed.kind === 'refused') return allowed
      await lockStock(handle, allowed.merchantId)
      const [vehicle] = await lockVehicles(handle, allowed.merchantId, [vehicleId])
      if (!vehicle) return refused('FORBIDDEN')
      if (fingerprintOfSpin(vehicle) !== fingerprint) return refused('CHANGED')
      return { ...allowed, before: { spinFrames: vehicle.spinFrames }, after: { spinFrames: frames } }
    },
    change: async (handle) => {
      await storeSpin(handle, vehicleId, frames)
      return { kind: 'done' } as const
    },
  })
}

async function storeSpin(handle: WriteHandle, vehicleId: number, frames: readonly string[]): Promise<void> {
  await handle
    .updateTable('vehicles')
    .set({ spin_frames: [...frames], updated_at: new Date() })
    .where('id', '=', vehicleId)
    .execute()
  await recordVehicleChanges(handle, [vehicleId])
}
