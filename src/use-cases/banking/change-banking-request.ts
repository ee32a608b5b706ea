import { deleteDraft, lockDraftOf } from '#database/drafts.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { readWithin } from '#database/read-within.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { type BankingDraft, documentsOfDraft } from '#domain/banking/banking-draft.ts'
import { checkAnswers, draftAnswers } from '#domain/banking/check-answers.ts'
import type { Answers, BankingPart } from '#domain/banking/fields.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Shopper } from '#domain/shopper.ts'
import { deleteUploadsOf } from '../upload/change-uploads.ts'
import type { UploadDeps } from '../upload/upload-deps.ts'
import { type DraftOf, draftName, draftOwner, putBankingDraft, readBankingDraft } from './banking-draft.ts'
import type { BankingDeps } from './banking-request.ts'
import { readFinancedOrder } from './financed-order.ts'

export interface ChangeBankingDeps extends Pick<BankingDeps, 'read' | 'secretBox'> {
  readonly writer: Writer
}

type Done = { readonly kind: 'done' }

/**
 * Saves the answers of a step. Complete ones are checked; those for later may be blank, and what could never be accepted is left out. Other
 * answers may want other proofs, so their list is shown again. Refused: NOT_FOUND for an order that is not the customer's or needs no
 * application, CONFLICT once it was sent, INVALID_INPUT.
 */
export async function saveBankingAnswers(
  deps: ChangeBankingDeps,
  shopper: Shopper,
  {
    id,
    part,
    answers,
    isForLater,
  }: {
    readonly id: number
    readonly part: BankingPart
    readonly answers: Answers
    readonly isForLater: boolean
  },
): Promise<Done | Refused> {
  const today = berlinToday()
  return change(deps, shopper, id, (draft) => {
    const result = checkAnswers(part, answers, today)
    if (!result.ok && !isForLater) return refused('INVALID_INPUT', { fields: result.problems })
    const changed = {
      ...draft,
      [part]: result.ok ? result.answers : draftAnswers(part, answers, today, draft[part] ?? {}),
    }
    const isSameList = documentsOfDraft(changed).join() === documentsOfDraft(draft).join()
    return { ...changed, hasSeenDocuments: draft.hasSeenDocuments && isSameList }
  })
}

/** The list of proofs was shown and is left. */
export async function passBankingDocuments(
  deps: ChangeBankingDeps,
  shopper: Shopper,
  id: number,
): Promise<Done | Refused> {
  return change(deps, shopper, id, (draft) => ({ ...draft, hasSeenDocuments: true }))
}

/** Deletes what was entered, and the proofs that were uploaded. */
export async function discardBankingRequest(
  { read, writer, objects }: ChangeBankingDeps & Pick<UploadDeps, 'objects'>,
  shopper: Shopper,
  id: number,
): Promise<Done | Refused> {
  const financed = await readFinancedOrder(read, shopper, id)
  if (!financed) return refused('NOT_FOUND')
  const of = { customerId: shopper.customerId, orderId: financed.order.id }
  const files = await writer.transaction(async (handle) => {
    await lockDraftOf(handle, draftOwner(of), draftName(of))
    await lockOrder(handle, of.orderId)
    // Proofs are too sensitive to wait until they have expired.
    const deleted = await deleteUploadsOf(handle, { owner: draftOwner(of), attachedTo: `draft:${draftName(of)}` })
    await deleteBankingDraft(handle, of)
    return deleted
  })
  for (const key of files) await objects.delete(key)
  return { kind: 'done' }
}

/** The same inside a transaction. */
export async function deleteBankingDraft(handle: WriteHandle, of: DraftOf): Promise<void> {
  await deleteDraft(handle, draftOwner(of), draftName(of))
}

/** Changes of one application wait for each other. */
async function lockOrder(handle: WriteHandle, id: number): Promise<void> {
  await handle.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/**
 * One step in one transaction: two steps at once wait for each other, so that neither loses its answers, and one that is saved while the
 * application is sent waits for that, so that it does not bring the draft back.
 */
async function change(
  { read, writer, secretBox }: ChangeBankingDeps,
  shopper: Shopper,
  id: number,
  changed: (draft: BankingDraft) => BankingDraft | Refused,
): Promise<Done | Refused> {
  const found = await readFinancedOrder(read, shopper, id)
  if (!found) return refused('NOT_FOUND')
  const of = { customerId: shopper.customerId, orderId: found.order.id }
  return writer.transaction(async (handle) => {
    await lockDraftOf(handle, draftOwner(of), draftName(of))
    await lockOrder(handle, of.orderId)
    const financed = await readFinancedOrder(readWithin(handle), shopper, of.orderId)
    if (!financed?.isOpen) return refused('CONFLICT')
    const draft = changed(await readBankingDraft(handle, secretBox, of))
    if ('kind' in draft) return draft
    await putBankingDraft(handle, secretBox, of, draft)
    return { kind: 'done' }
  })
}
