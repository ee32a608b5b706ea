import type { Database } from '#database/connection.ts'
import type { Refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { VEHICLE_PICTURE_LIMIT, type UploadProblem } from '#domain/upload/upload.ts'
import type { Images } from '#services/images/port.ts'
import type { FileReader } from '#services/uploads/port.ts'
import { authorizeVehicle, readStockVehicles } from './locked-stock.ts'
import { discardPhotographs } from './unused-photographs.ts'
import { changePictures } from './vehicle-pictures.ts'

export interface PictureDeps {
  readonly database: Database
  readonly images: Images
  readonly files: FileReader
}

export interface PictureFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}

interface NewPictures {
  readonly vehicleId: number
  readonly files: readonly PictureFile[]
}

export interface AddedPictures {
  readonly kind: 'done'
  readonly added: number
  /** The files that were not accepted. */
  readonly problems: readonly { readonly fileName: string; readonly problem: UploadProblem }[]
}

/**
 * Adds pictures behind those that a vehicle has; one that it has already is not added again. Nobody's change is lost by that, so no
 * fingerprint is compared. Refused as by `authorizeVehicle`.
 */
export async function addVehiclePictures(
  { database, images, files }: PictureDeps,
  actor: StaffActor,
  { vehicleId, files: sent }: NewPictures,
): Promise<AddedPictures | Refused> {
  const allowed = await authorizeVehicle(database.read, actor, 'stock.change', vehicleId)
  if (allowed.kind === 'refused') return allowed
  const [vehicle] = await readStockVehicles(database.read, allowed.merchantId, [vehicleId])
  const problems: AddedPictures['problems'][number][] = []
  const stored: { readonly key: string; readonly isNew: boolean }[] = []
  let free = VEHICLE_PICTURE_LIMIT.maxFiles - (vehicle?.pictures.length ?? 0)
  for (const file of sent) {
    const picture = free > 0 ? await storePicture({ images, files }, file) : 'TOO_MANY_FILES'
    if (typeof picture === 'string') problems.push({ fileName: file.fileName, problem: picture })
    else {
      stored.push(picture)
      if (!vehicle?.pictures.includes(picture.key)) free--
    }
  }
  const keys = stored.map(({ key }) => key)
  if (keys.length === 0) return { kind: 'done', added: 0, problems }
  const discard = () =>
    discardPhotographs(
      database,
      images,
      stored.flatMap(({ key, isNew }) => (isNew ? [key] : [])),
    )
  try {
    const changed = await changePictures(database, actor, {
      vehicleId,
      picturesOf: ({ pictures }) => [...new Set([...pictures, ...keys])].slice(0, VEHICLE_PICTURE_LIMIT.maxFiles),
    })
    // Others may have added pictures at the same time, so that there was no room any more.
    await discard()
    return changed.kind === 'refused' ? changed : { kind: 'done', added: keys.length, problems }
  } catch (error) {
    await discard()
    throw error
  }
}

/** Stores the picture of a file; otherwise why it is not accepted. */
export async function storePicture({ images, files }: Pick<PictureDeps, 'images' | 'files'>, { bytes }: PictureFile) {
  if (bytes.length === 0) return 'EMPTY_FILE'
  if (bytes.length > VEHICLE_PICTURE_LIMIT.maxBytes) return 'TOO_LARGE'
  const picture = await files.readPicture(bytes)
  return typeof picture === 'string' ? picture : ((await images.add(picture.bytes)) ?? 'DAMAGED')
}
