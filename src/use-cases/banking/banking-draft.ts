import { z } from 'zod'
import { readDraft, readDraftTime, type DraftOwner, putDraft } from '#database/drafts.ts'
import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import { BankingDraft, EMPTY_BANKING_DRAFT } from '#domain/banking/banking-draft.ts'
import type { DraftName } from '#domain/routes/flows.ts'
import { RETENTION_MS } from '#domain/retention.ts'
import type { SecretBox } from '#services/secret-box/port.ts'

/** Whose application, for which order. */
export interface DraftOf {
  readonly customerId: number
  readonly orderId: number
}

const Sealed = z.object({ sealed: z.string() })

export function draftName({ orderId }: DraftOf): DraftName {
  return `financing/${orderId}`
}

export function draftOwner({ customerId }: DraftOf): DraftOwner {
  return { kind: 'CUSTOMER', customerId }
}

/** What was entered so far. A draft that cannot be opened any more counts as empty: its key or its shape is of another time. */
export async function readBankingDraft(handle: SelectHandle, box: SecretBox, of: DraftOf): Promise<BankingDraft> {
  return (await findBankingDraft(handle, box, of)) ?? EMPTY_BANKING_DRAFT
}

/** The same, but undefined where none is begun. */
export async function findBankingDraft(
  handle: SelectHandle,
  box: SecretBox,
  of: DraftOf,
): Promise<BankingDraft | undefined> {
  const draft = await readDraft(handle, draftOwner(of), draftName(of))
  const stored = Sealed.safeParse(draft).data
  return stored ? openBankingDraft(box, of, stored.sealed) : draft && EMPTY_BANKING_DRAFT
}

export function openBankingDraft(box: SecretBox, of: DraftOf, sealed: string): BankingDraft {
  try {
    return BankingDraft.parse(JSON.parse(box.open(Buffer.from(sealed, 'base64'), purposeOf(of))))
  } catch {
    return EMPTY_BANKING_DRAFT
  }
}

export async function putBankingDraft(
  handle: WriteHandle,
  box: SecretBox,
  of: DraftOf,
  draft: BankingDraft,
): Promise<void> {
  const sealed = box.seal(JSON.stringify(draft), purposeOf(of)).toString('base64')
  await putDraft(handle, draftOwner(of), draftName(of), { sealed })
}

/** When the draft is deleted unless it is changed before; null without one. */
export async function draftDeletion(handle: SelectHandle, of: DraftOf): Promise<Date | null> {
  const changed = await readDraftTime(handle, draftOwner(of), draftName(of))
  return changed ? new Date(changed.getTime() + RETENTION_MS.financingDrafts) : null
}

function purposeOf({ customerId, orderId }: DraftOf): string {
  return `financing application of customer ${customerId} for order ${orderId}`
}
