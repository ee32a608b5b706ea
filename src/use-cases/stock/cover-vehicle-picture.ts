import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { drawableBoxes, type PictureBox } from '#domain/upload/boxes.ts'
import type { UploadFile } from '../upload/upload-file.ts'
import type { PictureDeps } from './add-vehicle-pictures.ts'
import { authorizeVehicle, readStockVehicles } from './locked-stock.ts'
import { discardPhotographs } from './unused-photographs.ts'
import { changePictures, fingerprintOfPictures } from './vehicle-pictures.ts'

interface PictureBoxes {
  readonly vehicleId: number
  /** Of the pictures that the form showed. */
  readonly fingerprint: string
  readonly picture: string
  readonly boxes: readonly PictureBox[]
}

/**
 * Covers parts of a vehicle's picture with ink, in place of its present boxes; without any it is shown as it came. Refused as by
 * `authorizeVehicle`; INVALID_INPUT for boxes that cover nothing; CHANGED as by `orderPictures`; NOT_FOUND for another vehicle's picture.
 */
export async function coverVehiclePicture(
  { database, images, files }: PictureDeps,
  actor: StaffActor,
  { vehicleId, fingerprint, picture, boxes }: PictureBoxes,
): Promise<{ readonly kind: 'done'; readonly picture: string } | Refused> {
  const allowed = await authorizeVehicle(database.read, actor, 'stock.change', vehicleId)
  if (allowed.kind === 'refused') return allowed
  const drawn = drawableBoxes(boxes)
  if (!drawn) return refused('INVALID_INPUT', { fields: [{ field: 'boxes', code: 'INVALID' }] })
  const [vehicle] = await readStockVehicles(database.read, allowed.merchantId, [vehicleId])
  if (!vehicle?.pictures.includes(picture)) return refused('NOT_FOUND')
  const uncovered = (await readCovered(database.read, [picture]))[0]?.uncoveredKey ?? picture
  const below = await images.photograph(uncovered)
  if (!below) return refused('NOT_FOUND')
  const covered =
    drawn.length === 0 ? { key: uncovered, isNew: false } : await images.add(await files.coverPicture(below, drawn))
  if (!covered) return refused('NOT_FOUND')
  const isBelow = { key: covered.key, uncovered_key: uncovered, boxes: JSON.stringify(drawn) }
  if (drawn.length > 0)
    await database.transaction((handle) =>
      handle
        .insertInto('covered_photographs')
        .values(isBelow)
        .onConflict((on) => on.column('key').doUpdateSet({ boxes: isBelow.boxes, uncovered_key: uncovered }))
        .execute(),
    )
  const changed = await changePictures(database, actor, {
    vehicleId,
    picturesOf: (now) => {
      if (fingerprintOfPictures(now) !== fingerprint) return refused('CHANGED')
      return [...new Set(now.pictures.map((key) => (key === picture ? covered.key : key)))]
    },
  })
  await forget({ database, images }, [picture, covered.key])
  return changed.kind === 'refused' ? changed : { kind: 'done', picture: covered.key }
}

/** Deletes those of the photographs that nothing shows any more; what lies below one of them is deleted with the next purge. */
async function forget({ database, images }: Pick<PictureDeps, 'database' | 'images'>, keys: readonly string[]) {
  await database.transaction((handle) =>
    sql`delete from covered_photographs c where key = any(${[...keys]}::text[])
      and not exists (select from vehicles v where c.key = any(v.pictures))`.execute(handle),
  )
  await discardPhotographs(database, images, keys)
}

export interface CoveredPicture {
  readonly key: string
  readonly uncoveredKey: string
  readonly boxes: readonly PictureBox[]
}

/** Those of the pictures that have boxes. */
export async function readCovered(read: ReadHandle, keys: readonly string[]): Promise<CoveredPicture[]> {
  return read
    .selectFrom('covered_photographs')
    .select(['key', 'uncovered_key as uncoveredKey', 'boxes'])
    .where('key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute()
}

/** A picture of a vehicle as it is stored, uncropped, so that boxes can be drawn on it. Refused as by `authorizeVehicle`; NOT_FOUND. */
export async function readVehiclePicture(
  { database, images }: Pick<PictureDeps, 'database' | 'images'>,
  actor: StaffActor,
  { vehicleId, picture }: Pick<PictureBoxes, 'vehicleId' | 'picture'>,
): Promise<{ readonly kind: 'found'; readonly file: UploadFile } | Refused> {
  const allowed = await authorizeVehicle(database.read, actor, 'stock.read', vehicleId)
  if (allowed.kind === 'refused') return allowed
  const [vehicle] = await readStockVehicles(database.read, allowed.merchantId, [vehicleId])
  const bytes = vehicle?.pictures.includes(picture) ? await images.photograph(picture) : undefined
  if (!bytes) return refused('NOT_FOUND')
  return { kind: 'found', file: { isDocument: false, fileName: 'picture.jpg', contentType: 'image/jpeg', bytes } }
}
