import type { ReactNode } from 'react'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { flowTexts } from '#messages/flow.ts'
import { workshopTexts } from '#messages/workshop.ts'
import { FlowActs, FlowForm, FlowPage, STEP_FORM } from '../../blocks/FlowPage.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { RestoredNotice } from '../../blocks/RestoredNotice.tsx'
import { SumBox } from '../../blocks/SumColumns.tsx'
import { useTexts } from '../../site.ts'
import type { ServiceFrameView } from './service-view.ts'
import css from './workshop.module.css'

interface FrameProps {
  view: ServiceFrameView
  title: string
  lead?: string
  state: FormState
  /** Above the form, such as a form of its own. */
  before?: ReactNode
  /** In place of the usual button; null where the questions have buttons of their own. */
  button?: string | null
  /** In place of what is chosen so far, beside the questions. */
  aside?: ReactNode
  /** Nothing stands beside the questions: they say themselves what is chosen. */
  isWide?: boolean
  onInput?: (form: HTMLFormElement) => void
  children: ReactNode
}

/** A step of the workshop booking, with what is chosen so far. */
export function ServiceFrame({
  view,
  title,
  lead,
  state,
  before,
  button,
  aside,
  isWide,
  onInput,
  children,
}: FrameProps) {
  const texts = useTexts(workshopTexts)
  const flow = useTexts(flowTexts)
  const { steps, chosen, back, next, later } = view
  const isBegun = chosen.length > 0
  return (
    <FlowPage
      steps={steps}
      label={texts.steps}
      title={title}
      lead={lead}
      state={state}
      form={STEP_FORM}
      note={isBegun || view.restored ? flow.saved : flow.savedOnNext}
      reset={isBegun ? flow.reset : undefined}
      notices={<RestoredNotice view={view} state={state} />}
      aside={aside ?? (isBegun ? <Chosen view={view} /> : null)}
      isWide={isWide}
    >
      {before}
      <FlowForm className={css.form} onInput={onInput}>
        {children}
        <FlowActs
          button={button === null ? undefined : (button ?? next)}
          back={back}
          later={isBegun ? later : undefined}
        />
      </FlowForm>
    </FlowPage>
  )
}

/** What is chosen so far. */
export function Chosen({ view: { chosen } }: { view: ServiceFrameView }) {
  const texts = useTexts(workshopTexts)
  return (
    <SumBox label={texts.yourChoice}>
      <h2>{texts.yourChoice}</h2>
      <Specs>
        {chosen.map(({ label, value }) => (
          <SpecRow key={label} label={label}>
            {value}
          </SpecRow>
        ))}
      </Specs>
      <p className="note">{texts.free}</p>
    </SumBox>
  )
}
