import { type DraftOwner, isOwnedBy } from '#database/drafts.ts'
import type { WriteHandle } from '#database/handles.ts'
import type { UploadPlace } from '#domain/upload/upload.ts'

/** Attaches the owner's uploads, so that they no longer expire; keys of anybody else are left alone. Returns the attached keys. */
export async function attachUploads(
  handle: WriteHandle,
  { owner, keys, to }: { readonly owner: DraftOwner; readonly keys: readonly string[]; readonly to: UploadPlace },
): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await handle
    .updateTable('uploads')
    .set({ attached_to: to, expires_at: null })
    .where('key', 'in', [...keys])
    .where(isOwnedBy(owner))
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}

/**
 * Moves what was attached to a draft to what became of it, when it is submitted. Pictures without their boxes are forgotten: the job that
 * deletes expired uploads deletes them too.
 */
export async function moveUploads(
  handle: WriteHandle,
  { owner, from, to }: { readonly owner: DraftOwner; readonly from: UploadPlace; readonly to: UploadPlace },
): Promise<void> {
  await handle
    .updateTable('uploads')
    .set({ attached_to: to, expires_at: null, uncovered_key: null })
    .where('attached_to', '=', from)
    .where(isOwnedBy(owner))
    .execute()
}
