import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import type { Bank } from '#services/banking/port.ts'
import { readStoredUpload, type UploadFile } from '../upload/upload-file.ts'
import type { UploadDeps } from '../upload/upload-deps.ts'
import { uploadsOf } from '../upload/uploads.ts'

type ViewDeps = Pick<UploadDeps, 'read' | 'writer' | 'objects' | 'secretBox'>

interface BankView {
  readonly requestId: number
  /** Who received or saw it. */
  readonly recipient: string
  readonly fileName: string
}

/** Records that a bank sees a proof, as `viewAnswers` does for the answers; the applicant reads it. */
export async function recordBankView(handle: WriteHandle, view: BankView): Promise<void> {
  await handle
    .insertInto('financing_views')
    .values({ request_id: view.requestId, viewer: 'BANK', name: nameOf(view) })
    .execute()
}

function nameOf({ recipient, fileName }: BankView): string {
  return `${recipient} (${fileName})`
}

async function isRecordedToday(handle: WriteHandle, view: BankView): Promise<boolean> {
  const recorded = await handle
    .selectFrom('financing_views')
    .select('id')
    .where('request_id', '=', view.requestId)
    .where('viewer', '=', 'BANK')
    .where('name', '=', nameOf(view))
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst()
  return recorded !== undefined
}

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
    const view = proof && { requestId, recipient, fileName: proof.fileName }
    if (view && !(await isRecordedToday(handle, view))) await recordBankView(handle, view)
    return proof !== undefined
  })
  return isRecorded ? readStoredUpload(deps, key) : undefined
}
