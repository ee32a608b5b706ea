import { Notice } from '#design/Notice.tsx'
import { flowTexts } from '#messages/flow.ts'
import { useTexts } from '../site.ts'
import type { FlowView } from './flow-view.ts'
import type { FormState } from './form-state.ts'

interface RestoredNoticeProps {
  view: Pick<FlowView, 'restored'>
  /** What the fields begin with. */
  state: FormState
  /** What has to be entered again all the same. */
  note?: string | undefined
}

/** Says that what was entered before the login, or before the step was left, is there again. */
export function RestoredNotice({ view: { restored }, state, note }: RestoredNoticeProps) {
  const texts = useTexts(flowTexts)
  if (!restored || state !== restored) return null
  return (
    <Notice>
      <p>{note ? `${texts.restored} ${note}` : texts.restored}</p>
    </Notice>
  )
}
