import type { Bank } from '#services/banking/port.ts'
import { readStoredUpload, type UploadFile } from '../upload/upload-file.ts'
import type { UploadDeps } from '../upload/upload-deps.ts'
import { uploadsOf } from '../upload/uploads.ts'
import { recordBankViewOfDay } from './bank-views.ts'

type ViewDeps = Pick<UploadDeps, 'read' | 'writer' | 'objects' | 'secretBox'>

/**
 * Opens a proof of the application a bank knows by this reference; undefined for anything else. The view is recorded once a day: whoever
 * has the address may open it without log-in, and opening it again must not fill what the applicant reads.
 */
export async function viewProofAsBank(
  deps: ViewDeps,
  bank: Pick<Bank, 'name'>,
  { reference, key }: { readonly reference: string; readonly key: string },
): Promise<UploadFile | undefined> {
  const isRecorded = await deps.writer.transaction(async (handle) => {
    const application = await handle
      .selectFrom('financing_applications')
      .select(['request_id as requestId', 'recipient'])
      .where('bank', '=', bank.name)
      .where('bank_reference', '=', reference)
      .executeTakeFirst()
    if (!application) return false
    const { requestId, recipient } = application
    const uploads = await uploadsOf(handle, { attachedTo: `request:${requestId}`, owner: null })
    const proof = uploads.find((each) => each.key === key)
    if (proof) await recordBankViewOfDay(handle, { requestId, recipient, fileName: proof.fileName })
    return proof !== undefined
  })
  return isRecorded ? readStoredUpload(deps, key) : undefined
}
