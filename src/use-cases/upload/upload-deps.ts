import type { ReadHandle, Writer } from '#database/handles.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import type { FileReader } from '#services/uploads/port.ts'

export interface UploadDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly objects: ObjectStore
  readonly files: FileReader
  readonly secretBox: SecretBox
}

/** Where uploads lie in the object store. */
export const UPLOADS_FOLDER = 'uploads'

/** What the bytes of a document are sealed for. */
export function sealPurpose(key: string): string {
  return `upload ${key}`
}
