import { deletePendingForm, type DraftOwner, putPendingForm, readPendingForm } from '#database/drafts.ts'
import type { ReadHandle, Writer } from '#database/handles.ts'
import type { DraftName } from '#domain/routes/flows.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { type PendingForm, withoutSecrets } from '#domain/session/pending-form.ts'

/** A step of a flow as its owner has it open. */
interface OpenedStep {
  readonly owner: DraftOwner
  readonly flow: DraftName
  readonly screen: Screen
  /** Path of the step in the language of the form. */
  readonly page: string
}

/** What was entered in a step that was left without being sent; undefined where nothing was, or in another language. */
export async function readLeftForm(
  read: ReadHandle,
  { owner, flow, screen, page }: OpenedStep,
): Promise<PendingForm | undefined> {
  const left = await readPendingForm(read, owner, flow, screen)
  return left?.page === page ? left.fields : undefined
}

/** Stores what was entered in a step that is left, without its secrets, until the step is sent or the draft ends. */
export async function storeLeftForm(
  writer: Writer,
  { owner, flow, screen, page }: OpenedStep,
  form: PendingForm,
): Promise<void> {
  const left = { page, fields: withoutSecrets(form) }
  await writer.transaction((handle) => putPendingForm(handle, owner, flow, screen, left))
}

/** Forgets what was stored of a step that has been sent. */
export async function forgetLeftForm(writer: Writer, { owner, flow, screen }: OpenedStep): Promise<void> {
  await writer.transaction((handle) => deletePendingForm(handle, owner, flow, screen))
}
