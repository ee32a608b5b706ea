import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { readStoredUpload, type UploadFile } from '../../upload/upload-file.ts'
import type { UploadDeps } from '../../upload/upload-deps.ts'
import { uploadsOf } from '../../upload/uploads.ts'
import { authorizeRequest } from '../authorize-case.ts'

type ViewDeps = Pick<UploadDeps, 'read' | 'writer' | 'objects' | 'secretBox'>

/**
 * Opens a document of a financing application. The view is recorded before it is opened, and its applicant sees it. Refused as by
 * `authorizeRequest`; NOT_FOUND for a document of anything else.
 */
export async function viewDocument(
  deps: ViewDeps,
  actor: StaffActor,
  { requestId, key }: { readonly requestId: number; readonly key: string },
): Promise<{ readonly kind: 'done'; readonly file: UploadFile } | Refused> {
  const recorded = await deps.writer.transaction(async (handle) => {
    const allowed = await authorizeRequest(handle, actor, 'financing.read', requestId)
    if (allowed.kind === 'refused') return allowed
    const application = await handle
      .selectFrom('financing_applications')
      .select('request_id')
      .where('request_id', '=', requestId)
      .executeTakeFirst()
    const uploads = application ? await uploadsOf(handle, { attachedTo: `request:${requestId}`, owner: null }) : []
    const document = uploads.find((each) => each.key === key)
    if (!document) return refused('NOT_FOUND')
    await handle
      .insertInto('financing_views')
      .values({ request_id: requestId, viewer: 'MERCHANT', name: `${actor.name} (${document.fileName})` })
      .execute()
    return { kind: 'done' as const }
  })
  if (recorded.kind === 'refused') return recorded
  const file = await readStoredUpload(deps, key)
  return file ? { kind: 'done', file } : refused('NOT_FOUND')
}
