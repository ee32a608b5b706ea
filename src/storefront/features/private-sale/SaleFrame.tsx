import type { ReactNode } from 'react'
import { Notice } from '#design/Notice.tsx'
import { flowTexts } from '#messages/flow.ts'
import { privateSaleTexts } from '#messages/private-sale.ts'
import { FlowActs, FlowForm, FlowPage, STEP_FORM } from '../../blocks/FlowPage.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { RestoredNotice } from '../../blocks/RestoredNotice.tsx'
import { useTexts } from '../../site.ts'
import type { SaleFrameView } from './sale-view.ts'

interface FrameProps {
  view: SaleFrameView
  title: string
  lead: string
  state: FormState
  /** Label of the main button; left out where nothing can be sent, and so nothing is said to be saved. */
  button?: string
  /** Above the form, such as a form of its own. */
  before?: ReactNode
  aside?: ReactNode
  hasFiles?: boolean
  children: ReactNode
}

/** A step of the private sale, with what helps to answer its questions. */
export function SaleFrame({ view, title, lead, state, button, before, aside, hasFiles, children }: FrameProps) {
  const texts = useTexts(privateSaleTexts)
  const flow = useTexts(flowTexts)
  const { steps, back, later, hasDraft, isEditing, listed } = view
  const saved = hasDraft || view.restored ? texts.later : flow.savedOnNext
  const editing = (
    <Notice>
      <p>{texts.editing}</p>
    </Notice>
  )
  return (
    <FlowPage
      steps={steps}
      label={texts.steps}
      title={title}
      lead={lead}
      state={state}
      form={STEP_FORM}
      note={listed || !button ? undefined : saved}
      reset={hasDraft ? texts.reset : undefined}
      notices={
        <>
          {isEditing ? editing : null}
          {listed ? (
            <Notice>
              {texts.alreadyListed} <a href={listed}>{texts.toListing}</a>
            </Notice>
          ) : null}
          <RestoredNotice view={view} state={state} />
        </>
      }
      aside={aside}
    >
      {before}
      <FlowForm hasFiles={hasFiles}>
        {children}
        <FlowActs
          button={listed ? undefined : button}
          back={back}
          later={hasDraft || (button && !listed) ? later : undefined}
        />
      </FlowForm>
    </FlowPage>
  )
}
