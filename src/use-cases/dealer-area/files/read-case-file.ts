import { type Refused, refused } from '#domain/refused.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { readStoredUpload, type UploadFile } from '../../upload/upload-file.ts'
import type { UploadDeps } from '../../upload/upload-deps.ts'
import { uploadsOf } from '../../upload/uploads.ts'
import { authorizeOrder } from '../authorize-case.ts'
import { placeOf } from './case-files.ts'

/** A document that staff have added to an order. Refused as by `authorizeOrder`; NOT_FOUND for any other file. */
export async function readOrderFile(
  deps: Pick<UploadDeps, 'read' | 'objects' | 'secretBox'>,
  actor: DealerAreaActor,
  { orderId, key }: { readonly orderId: number; readonly key: string },
): Promise<{ readonly kind: 'found'; readonly file: UploadFile } | Refused> {
  const allowed = await authorizeOrder(deps.read, actor, 'orders.read', orderId)
  if (allowed.kind === 'refused') return allowed
  const uploads = await uploadsOf(deps.read, { attachedTo: placeOf({ kind: 'ORDER', id: orderId }), owner: null })
  const file = uploads.some((each) => each.key === key) ? await readStoredUpload(deps, key) : undefined
  return file ? { kind: 'found', file } : refused('NOT_FOUND')
}
