import { type DraftOwner, isOwnedBy } from '#database/drafts.ts'
import type { SelectHandle } from '#database/handles.ts'
import type { PictureBox } from '#domain/upload/boxes.ts'
import type { UploadKind, UploadPlace } from '#domain/upload/upload.ts'

/** An upload as its owner sees it. */
export interface Upload {
  readonly key: string
  readonly kind: UploadKind
  /** The question of the form that it answers. */
  readonly field: string
  readonly fileName: string
  readonly contentType: string
  readonly bytes: number
  /** In pixels; null for documents. */
  readonly width: number | null
  readonly height: number | null
  readonly pictureHash: string | null
  readonly boxes: readonly PictureBox[]
  readonly isCover: boolean
  /** Changes when its boxes do. */
  readonly version: string
}

/** The uploads of a draft or request in their order. `owner`: only theirs; a draft's always need one, as its place names the flow alone. */
export async function uploadsOf(
  read: SelectHandle,
  { attachedTo, owner }: { readonly attachedTo: UploadPlace; readonly owner: DraftOwner | null },
): Promise<Upload[]> {
  if (owner === null && attachedTo.startsWith('draft:')) return []
  const rows = await read
    .selectFrom('uploads')
    .select(['key', 'kind', 'field', 'file_name', 'content_type', 'bytes', 'width', 'height', 'picture_hash'])
    .select(['boxes', 'object_key'])
    .where('attached_to', '=', attachedTo)
    .$if(owner !== null, (query) => query.where(isOwnedBy(owner!)))
    .orderBy('position')
    .orderBy('key')
    .execute()
  return rows.map(({ key, kind, field, bytes, width, height, boxes, ...row }, index) => ({
    ...{ key, kind, field, bytes, width, height, boxes },
    fileName: row.file_name,
    contentType: row.content_type,
    pictureHash: row.picture_hash,
    isCover: kind === 'PICTURE' && index === 0,
    version: row.object_key.slice(-8),
  }))
}
