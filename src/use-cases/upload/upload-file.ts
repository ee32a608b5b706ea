import { sql } from 'kysely'
import { isOwnedBy, type DraftOwner } from '#database/drafts.ts'
import type { ReadHandle } from '#database/handles.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { isOwnOrder } from '#database/own-order.ts'
import { sideOf } from '../request/request.ts'
import { isOffered } from './offered-proofs.ts'
import { sealPurpose, type UploadDeps } from './upload-deps.ts'

export interface UploadFile {
  readonly isDocument: boolean
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Buffer
}

/** What somebody shows to see an upload. */
export interface UploadReader {
  /** The customer or visitor; null for somebody without a cookie. */
  readonly owner: DraftOwner | null
  /** The key of a mailed link to the request it belongs to; null without one. */
  readonly requestKey: string | null
  readonly scope: MerchantScope
}

type ReadDeps = Pick<UploadDeps, 'read' | 'objects' | 'secretBox'>

/**
 * The file of an upload for its owner, and what staff added to an order for its customer. Pictures of a request or its inspection are also
 * shown with the key of one of its links; documents are not, because mails are passed on. Undefined for everybody else, whether there is
 * such an upload or not.
 */
export async function readUpload(
  deps: ReadDeps,
  key: string,
  { owner, requestKey, scope }: UploadReader,
): Promise<UploadFile | undefined> {
  const row = await deps.read
    .selectFrom('uploads')
    .select(['kind', 'attached_to', (owner ? isOwnedBy(owner) : sql<boolean>`false`).as('is_own')])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.is_own) return readStoredUpload(deps, key)
  const [, place, id] = /^(request|inspection|order):(\d+)$/.exec(row.attached_to ?? '') ?? []
  const customerId = owner?.kind === 'CUSTOMER' ? owner.customerId : null
  if (place === 'order')
    return (await ownsOrder(deps.read, Number(id), customerId, scope)) ? readStoredUpload(deps, key) : undefined
  if (row.kind === 'DOCUMENT' || place === undefined) return undefined
  const side = await sideOf(deps.read, Number(id), { customerId, key: requestKey, scope })
  // Before the offer nobody but staff sees what proves it.
  if (!side || (place === 'inspection' && !(await isOffered(deps.read, Number(id))))) return undefined
  return readStoredUpload(deps, key)
}

async function ownsOrder(read: ReadHandle, id: number, customerId: number | null, scope: MerchantScope) {
  if (customerId === null) return false
  const row = await read
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where(isOwnOrder({ customerId, scope }))
    .executeTakeFirst()
  return row !== undefined
}

/** The file for callers that know who reads: an entitled person of the merchant, or a use case. */
export async function readStoredUpload(deps: ReadDeps, key: string): Promise<UploadFile | undefined> {
  const row = await deps.read
    .selectFrom('uploads')
    .select(['kind', 'file_name as fileName', 'content_type as contentType', 'object_key'])
    .where('key', '=', key)
    .executeTakeFirst()
  const stored = row && (await deps.objects.get(row.object_key))
  if (!row || !stored) return undefined
  const isDocument = row.kind === 'DOCUMENT'
  const bytes = isDocument ? deps.secretBox.openBytes(stored, sealPurpose(key)) : stored
  return { isDocument, fileName: row.fileName, contentType: row.contentType, bytes }
}
