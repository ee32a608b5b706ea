import { isClosed } from '#domain/request/transitions.ts'
import { type Bank, type Banking, BankRefusal } from '#services/banking/port.ts'
import { readStoredUpload } from '../upload/upload-file.ts'
import type { UploadDeps } from '../upload/upload-deps.ts'
import { type Upload, uploadsOf } from '../upload/uploads.ts'
import { recordBankView } from './bank-views.ts'
import { callBank } from './call-bank.ts'

interface PassOnDeps extends Pick<UploadDeps, 'read' | 'writer' | 'objects' | 'secretBox'> {
  readonly banking: Banking
  /** Called with a proof that the bank refuses to take, by its key. */
  readonly onError: (uploadKey: string, error: unknown) => void
}

/**
 * Gives the bank the proofs of an application that it has, those that it was not given before; each is recorded as a view once the bank has
 * it. Throws where the bank cannot take one now, and goes on there when it is repeated. One that the bank refuses to take is left out; the
 * bank has seen it all the same. Proofs of an application that is decided stay here.
 */
export async function passOnProofs(deps: PassOnDeps, { requestId }: { readonly requestId: number }): Promise<void> {
  const application = await deps.read
    .selectFrom('financing_applications as a')
    .innerJoin('requests as r', 'r.id', 'a.request_id')
    .select(['a.bank', 'a.bank_reference as reference', 'a.recipient', 'a.customer_id as customerId', 'r.state'])
    .where('a.request_id', '=', requestId)
    .executeTakeFirst()
  const bank = application?.bank ? deps.banking.named(application.bank) : undefined
  if (!application?.reference || !bank || isClosed('FINANCING', application.state)) return
  const passedOn = await deps.read
    .selectFrom('financing_passed_on_proofs')
    .select('upload_key')
    .where('request_id', '=', requestId)
    .execute()
  const owner = { kind: 'CUSTOMER', customerId: application.customerId } as const
  const proofs = await uploadsOf(deps.read, { attachedTo: `request:${requestId}`, owner })
  const { reference, recipient } = application
  for (const proof of proofs)
    if (!passedOn.some(({ upload_key: key }) => key === proof.key))
      await passOn(deps, bank, { requestId, reference, recipient, proof })
}

interface PassedOnProof {
  readonly requestId: number
  readonly reference: string
  readonly recipient: string
  readonly proof: Upload
}

async function passOn(
  deps: PassOnDeps,
  bank: Bank,
  { requestId, reference, recipient, proof }: PassedOnProof,
): Promise<void> {
  const { key, fileName, contentType } = proof
  const file = await readStoredUpload(deps, key)
  if (!file) return
  const view = { requestId, recipient, fileName }
  const document = { key, fileName, contentType, bytes: file.bytes }
  const outcome = await callBank(deps.writer, view, () => bank.takeDocument(reference, document))
  if (outcome instanceof BankRefusal) return deps.onError(key, outcome)
  await deps.writer.transaction(async (handle) => {
    const noted = await handle
      .insertInto('financing_passed_on_proofs')
      .values({ upload_key: key, request_id: requestId, bank: bank.name })
      .onConflict((conflict) => conflict.column('upload_key').doNothing())
      .returning('upload_key')
      .executeTakeFirst()
    if (noted) await recordBankView(handle, view)
  })
}
