import { type DraftOwner, lockOpenedDraft } from '#database/drafts.ts'
import type { Writer } from '#database/handles.ts'
import { refusalOf } from '#gateway/outcome.ts'

/**
 * For a request whose form was opened with a draft: each transaction first makes sure that the draft has not ended, and keeps it from
 * ending meanwhile. Otherwise it writes nothing and throws DRAFT_ENDED, so that neither an ended draft comes back nor the next one is
 * changed.
 */
export function writerOfDraft(writer: Writer, owner: DraftOwner | null, id: string): Writer {
  return {
    transaction: (work) =>
      writer.transaction(async (handle) => {
        if (!owner || !(await lockOpenedDraft(handle, owner, id)))
          throw refusalOf({ kind: 'refused', code: 'DRAFT_ENDED' })
        return work(handle)
      }),
  }
}
