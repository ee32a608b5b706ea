import type { PictureBox } from '#domain/upload/boxes.ts'
import type { UploadKind } from '#domain/upload/upload.ts'

/** A stored file as a page shows it. */
export interface UploadView {
  readonly key: string
  readonly kind: UploadKind
  readonly field: string
  readonly fileName: string
  /** "4,1 MB". */
  readonly size: string
  /** Where it is seen. */
  readonly href: string
  readonly isCover: boolean
  readonly boxes: readonly PictureBox[]
}

/** Where the script of a file field sends files, and what it says. */
export interface FileFieldView {
  /** Address of the endpoint, with the flow and the kind. */
  readonly action: string
  readonly accept: string
  /** What can be chosen, in a sentence. */
  readonly hint: string
}
