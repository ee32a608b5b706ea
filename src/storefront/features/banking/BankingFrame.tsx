import type { ReactNode } from 'react'
import { bankingTexts } from '#messages/banking.ts'
import { FlowActs, FlowForm, FlowPage, STEP_FORM } from '../../blocks/FlowPage.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { RestoredNotice } from '../../blocks/RestoredNotice.tsx'
import { SumBox } from '../../blocks/SumColumns.tsx'
import { useTexts } from '../../site.ts'
import type { BankingFrameView } from './banking-view.ts'
import { Contracts } from './Contracts.tsx'

interface FrameProps {
  view: BankingFrameView
  title: string
  lead?: string
  state: FormState
  /** In place of the contract, beside the questions. */
  aside?: ReactNode
  hasFiles?: boolean
  /** Above the form. */
  before?: ReactNode
  onInput?: (form: HTMLFormElement) => void
  children: ReactNode
}

/** A step of a financing application, with what is to be financed. */
export function BankingFrame({ view, title, lead, state, aside, before, hasFiles, onInput, children }: FrameProps) {
  const texts = useTexts(bankingTexts)
  const financing = (
    <SumBox label={texts.financing}>
      <h2>{texts.financing}</h2>
      <Contracts view={view} />
    </SumBox>
  )
  return (
    <FlowPage
      steps={view.steps}
      label={texts.steps}
      title={title}
      lead={lead}
      state={state}
      form={STEP_FORM}
      note={texts.sealed}
      notices={<RestoredNotice view={view} state={state} note={state.values.again ? texts.ibanAgain : undefined} />}
      aside={aside ?? financing}
    >
      {before}
      <FlowForm hasFiles={hasFiles} onInput={onInput}>
        {children}
        {aside ? <Contracts view={view} isNotice /> : null}
        <FlowActs button={view.next} back={view.back} later={view.later} />
      </FlowForm>
    </FlowPage>
  )
}
