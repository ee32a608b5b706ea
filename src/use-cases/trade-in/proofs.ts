import type { ReadHandle } from '#database/handles.ts'
import { isOffered } from '../upload/offered-proofs.ts'
import { type Upload, uploadsOf } from '../upload/uploads.ts'

/** The pictures of an inspection for its customer, who sees them with the binding offer; none before. */
export async function readProofs(read: ReadHandle, requestId: number): Promise<Upload[]> {
  return (await isOffered(read, requestId))
    ? uploadsOf(read, { attachedTo: `inspection:${requestId}`, owner: null })
    : []
}
