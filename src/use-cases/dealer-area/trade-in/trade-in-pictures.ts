import { type Refused, refused } from '#domain/refused.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { readStoredUpload, type UploadFile } from '../../upload/upload-file.ts'
import type { UploadDeps } from '../../upload/upload-deps.ts'
import { uploadsOf } from '../../upload/uploads.ts'
import { authorizeRequest } from '../authorize-case.ts'

/** A picture that a customer sent with a trade-in, or of its inspection. Refused as by `authorizeRequest`; NOT_FOUND for any other file. */
export async function readTradeInPicture(
  deps: Pick<UploadDeps, 'read' | 'objects' | 'secretBox'>,
  actor: DealerAreaActor,
  { requestId, key }: { readonly requestId: number; readonly key: string },
): Promise<{ readonly kind: 'found'; readonly file: UploadFile } | Refused> {
  const allowed = await authorizeRequest(deps.read, actor, 'trade-ins.read', requestId)
  if (allowed.kind === 'refused') return allowed
  const places = [`request:${requestId}`, `inspection:${requestId}`] as const
  const uploads = (
    await Promise.all(places.map((attachedTo) => uploadsOf(deps.read, { attachedTo, owner: null })))
  ).flat()
  const isPicture = uploads.some((each) => each.key === key && each.kind === 'PICTURE')
  const file = isPicture ? await readStoredUpload(deps, key) : undefined
  return file ? { kind: 'found', file } : refused('NOT_FOUND')
}
