import { type DraftOwner, readDraft } from '#database/drafts.ts'
import type { SelectHandle } from '#database/handles.ts'
import { emptyTradeInDraft, TradeInDraft } from '#domain/trade-in/trade-in-draft.ts'

/** What the owner has entered so far; where that is of an older shape, nothing. `newKey`: for a draft that begins. */
export async function readTradeInDraft(
  read: SelectHandle,
  owner: DraftOwner | null,
  newKey: string,
): Promise<TradeInDraft> {
  const stored = owner ? await readDraft(read, owner, 'trade-in') : undefined
  return TradeInDraft.safeParse(stored).data ?? emptyTradeInDraft(newKey)
}
