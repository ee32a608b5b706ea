import { Notice } from '#design/Notice.tsx'
import { hasEntries } from '#domain/session/pending-form.ts'
import { flowTexts } from '#messages/flow.ts'
import { useTexts } from '../site.ts'
import type { FlowView } from './flow-view.ts'
import type { FormState } from './form-state.ts'

interface RestoredNoticeProps {
  view: Pick<FlowView, 'restored' | 'begin'>
  /** What the fields begin with. */
  state: FormState
  /** What has to be entered again all the same. */
  note?: string | undefined
}

/** Says that what was entered before the login, or before the step was left, is there again; nothing where nothing was entered. */
export function RestoredNotice({ view: { restored, begin }, state, note }: RestoredNoticeProps) {
  const texts = useTexts(flowTexts)
  if (!restored || state !== restored || !hasEntries(restored.values, begin)) return null
  return (
    <Notice>
      <p>{note ? `${texts.restored} ${note}` : texts.restored}</p>
    </Notice>
  )
}
