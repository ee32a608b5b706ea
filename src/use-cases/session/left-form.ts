import {
  deletePendingForm,
  type DraftOwner,
  lockOpenedDraft,
  putPendingForm,
  readOpenedDraft,
} from '#database/drafts.ts'
import type { ReadHandle, Writer } from '#database/handles.ts'
import type { DraftName } from '#domain/routes/flows.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { type PendingForm, withoutSecrets } from '#domain/session/pending-form.ts'

/** A step of a flow as its owner has it open. */
export interface OpenedStep {
  readonly owner: DraftOwner
  readonly flow: DraftName
  readonly screen: Screen
  /** Path of the step in the language of the form. */
  readonly page: string
}

/** The flow's draft, and what was entered in the step that was left; no form where nothing was, or in another language. */
export async function readLeftForm(
  read: ReadHandle,
  { owner, flow, screen, page }: OpenedStep,
): Promise<{ readonly draftId?: string; readonly form?: PendingForm }> {
  const draft = await readOpenedDraft(read, owner, flow, screen)
  if (!draft) return {}
  return { draftId: draft.id, ...(draft.form?.page === page ? { form: draft.form.fields } : {}) }
}

/**
 * Stores what was entered in a step that is left, without its secrets, until the step is sent or the draft ends. False, and nothing is
 * stored, where the draft that the form was opened with has ended.
 */
export async function storeLeftForm(
  writer: Writer,
  { owner, flow, screen, page }: OpenedStep,
  { fields, draftId }: { readonly fields: PendingForm; readonly draftId: string | undefined },
): Promise<boolean> {
  const left = { step: screen, form: { page, fields: withoutSecrets(fields) } }
  return writer.transaction(async (handle) => {
    if (draftId !== undefined && !(await lockOpenedDraft(handle, owner, draftId))) return false
    await putPendingForm(handle, owner, flow, left)
    return true
  })
}

/** Forgets what was stored of a step that has been sent. */
export async function forgetLeftForm(writer: Writer, { owner, flow, screen }: OpenedStep): Promise<void> {
  await writer.transaction((handle) => deletePendingForm(handle, owner, flow, screen))
}
