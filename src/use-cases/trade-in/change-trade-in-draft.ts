import { ownerName } from '#database/carts.ts'
import { deleteDraft, type DraftOwner, lockDraftOf, putDraft } from '#database/drafts.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import type { TradeInDraft } from '#domain/trade-in/trade-in-draft.ts'
import { lockDraft, releaseReservation } from '../appointment/reserve-slot.ts'
import { readTradeInDraft } from './trade-in-draft.ts'

type Done = { readonly kind: 'done' }

/** One step in one transaction: two steps of one owner at once wait for each other, so that neither loses its answers. */
export async function changeTradeInDraft(
  writer: Writer,
  owner: DraftOwner,
  newKey: string,
  decide: (draft: TradeInDraft, handle: WriteHandle) => Promise<TradeInDraft | Refused>,
): Promise<Done | Refused> {
  return writer.transaction(async (handle) => {
    await lockDraftOf(handle, owner, 'trade-in')
    await lockDraft(handle, ownerName(owner))
    const answer = await decide(await readTradeInDraft(handle, owner, newKey), handle)
    if ('kind' in answer) return answer
    await putDraft(handle, owner, 'trade-in', answer)
    return { kind: 'done' }
  })
}

/** Deletes what was entered, inside a transaction. */
export async function endTradeInDraft(handle: WriteHandle, owner: DraftOwner, key: string): Promise<void> {
  await lockDraftOf(handle, owner, 'trade-in')
  await releaseReservation(handle, key)
  await deleteDraft(handle, owner, 'trade-in')
}
