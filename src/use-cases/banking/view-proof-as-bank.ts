import type { WriteHandle } from '#database/handles.ts'
import { readStoredUpload, type UploadFile } from '../upload/read-upload.ts'
import type { UploadDeps } from '../upload/upload-deps.ts'
import { uploadsOf } from '../upload/uploads.ts'

type ViewDeps = Pick<UploadDeps, 'read' | 'writer' | 'objects' | 'secretBox'>

/** Records that a bank sees a proof, as `viewAnswers` does for the answers; the applicant reads it. */
export async function recordBankView(
  handle: WriteHandle,
  { requestId, bank, fileName }: { readonly requestId: number; readonly bank: string; readonly fileName: string },
): Promise<void> {
  await handle
    .insertInto('financing_views')
    .values({ request_id: requestId, viewer: 'BANK', name: `${bank} (${fileName})` })
    .execute()
}

/** Opens a proof of the application a bank knows by this reference, and records the view; undefined for anything else. */
export async function viewProofAsBank(
  deps: ViewDeps,
  bank: string,
  { reference, key }: { readonly reference: string; readonly key: string },
): Promise<UploadFile | undefined> {
  const isRecorded = await deps.writer.transaction(async (handle) => {
    const application = await handle
      .selectFrom('financing_applications')
      .select('request_id as requestId')
      .where('bank', '=', bank)
      .where('bank_reference', '=', reference)
      .executeTakeFirst()
    if (!application) return false
    const { requestId } = application
    const uploads = await uploadsOf(handle, { attachedTo: `request:${requestId}`, owner: null })
    const proof = uploads.find((each) => each.key === key)
    if (proof) await recordBankView(handle, { requestId, bank, fileName: proof.fileName })
    return proof !== undefined
  })
  return isRecorded ? readStoredUpload(deps, key) : undefined
}
