import { VEHICLE_PICTURE_LIMIT, type UploadLimit } from '../upload/upload.ts'

/** With fewer photographs a turn jumps; more only make it slower to load. */
export const MIN_SPIN_FRAMES = 12
export const SPIN_LIMIT: UploadLimit = { ...VEHICLE_PICTURE_LIMIT, maxFiles: 72 }

/** Whether a turn can be made of so many photographs. */
export function isSpin(count: number): boolean {
  return count >= MIN_SPIN_FRAMES && count <= SPIN_LIMIT.maxFiles
}

const byName = new Intl.Collator('de', { numeric: true })

/** Files in the order of their names, figures by their value: `car-2.jpg` comes before `car-10.jpg`. */
export function inTurningOrder<File extends { readonly fileName: string }>(files: readonly File[]): File[] {
  return files.toSorted((one, other) => byName.compare(one.fileName, other.fileName))
}
