import { DRAFT_FIELD } from '#domain/session/pending-form.ts'
import { useSite } from '../site.ts'

/** In each form of a step: names the draft that it was opened with, so that it changes no other one. */
export function DraftField() {
  const id = useSite()?.draftId
  return id === undefined ? null : <input type="hidden" name={DRAFT_FIELD} value={id} />
}
