import type { FinancingViewer } from '#database/banking-tables.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { readStoredUpload, type UploadFile } from '../upload/upload-file.ts'
import type { UploadDeps } from '../upload/upload-deps.ts'
import { uploadsOf } from '../upload/uploads.ts'

type ViewDeps = Pick<UploadDeps, 'read' | 'writer' | 'objects' | 'secretBox'>

/**
 * Opens the proofs of an application for somebody of the dealer or the shop. Each is recorded as a view before it is opened, which its
 * applicant sees. Refused: NOT_FOUND for anything but a financing application.
 */
export async function viewProofs(
  deps: ViewDeps,
  requestId: number,
  { viewer, name }: { readonly viewer: FinancingViewer; readonly name: string },
): Promise<{ readonly kind: 'done'; readonly files: readonly UploadFile[] } | Refused> {
  const proofs = await deps.writer.transaction(async (handle) => {
    const application = await handle
      .selectFrom('financing_applications')
      .select('request_id')
      .where('request_id', '=', requestId)
      .executeTakeFirst()
    if (!application) return undefined
    const uploads = await uploadsOf(handle, { attachedTo: `request:${requestId}`, owner: null })
    for (const { fileName } of uploads)
      await handle
        .insertInto('financing_views')
        .values({ request_id: requestId, viewer, name: `${name} (${fileName})` })
        .execute()
    return uploads
  })
  if (!proofs) return refused('NOT_FOUND')
  const files = await Promise.all(proofs.map(({ key }) => readStoredUpload(deps, key)))
  return { kind: 'done', files: files.filter((file) => file !== undefined) }
}
