import { BEGUN_FIELD } from '#domain/session/pending-form.ts'
import { useSite } from '../site.ts'

/** In a step's form: says that its flow has a draft, so that a save of the form after the draft was sent does not begin another one. */
export function BegunField() {
  return useSite()?.isFlowBegun ? <input type="hidden" name={BEGUN_FIELD} value="1" /> : null
}
