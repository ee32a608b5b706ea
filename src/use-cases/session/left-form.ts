import { deletePendingForm, type DraftOwner, putPendingForm, readPendingForm } from '#database/drafts.ts'
import type { ReadHandle, Writer } from '#database/handles.ts'
import type { DraftName } from '#domain/routes/flows.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { isOfBegunFlow, type PendingForm, withoutSecrets } from '#domain/session/pending-form.ts'

/** A step of a flow as its owner has it open. */
interface OpenedStep {
  readonly owner: DraftOwner
  readonly flow: DraftName
  readonly screen: Screen
  /** Path of the step in the language of the form. */
  readonly page: string
}

/** Whether the flow has a draft, and what was entered in the step that was left; no form where nothing was, or in another language. */
export async function readLeftForm(
  read: ReadHandle,
  { owner, flow, screen, page }: OpenedStep,
): Promise<{ readonly isBegun: boolean; readonly form?: PendingForm }> {
  const left = await readPendingForm(read, owner, flow, screen)
  return { isBegun: left !== undefined, ...(left?.page === page ? { form: left.fields } : {}) }
}

/**
 * Stores what was entered in a step that is left, without its secrets, until the step is sent or the draft ends. A save that nobody asked
 * for, made where the page is left in another way, stores nothing where the draft has ended meanwhile; somebody who presses a button of the
 * step is told that it is saved, so it is.
 */
export async function storeLeftForm(
  writer: Writer,
  { owner, flow, screen, page }: OpenedStep,
  form: PendingForm,
): Promise<void> {
  const isButtonPressed = form.leave !== page
  const left = { step: screen, form: { page, fields: withoutSecrets(form) } }
  await writer.transaction((handle) =>
    putPendingForm(handle, owner, flow, left, isButtonPressed || !isOfBegunFlow(form)),
  )
}

/** Forgets what was stored of a step that has been sent. */
export async function forgetLeftForm(writer: Writer, { owner, flow, screen }: OpenedStep): Promise<void> {
  await writer.transaction((handle) => deletePendingForm(handle, owner, flow, screen))
}
