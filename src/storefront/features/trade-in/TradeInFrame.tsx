import type { ReactNode } from 'react'
import { Notice } from '#design/Notice.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { flowTexts } from '#messages/flow.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { FlowActs, FlowPage } from '../../blocks/FlowPage.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { RestoredNotice } from '../../blocks/RestoredNotice.tsx'
import { SumBox } from '../../blocks/SumColumns.tsx'
import { useSite, useTexts } from '../../site.ts'
import type { TradeInFrameView } from './trade-in-view.ts'
import css from './trade-in.module.css'

interface FrameProps {
  view: TradeInFrameView
  title: string
  lead?: string
  state: FormState
  /** Id of the step's form, whose entries are saved on the way to another step; left out where it has none. */
  form?: string | undefined
  /** Nothing stands beside the questions: what is known of the car is among them. */
  isWide?: boolean
  children: ReactNode
}

/** A step of the trade-in, with the car as far as it is known. */
export function TradeInFrame({ view, title, lead, state, form, isWide = false, children }: FrameProps) {
  const texts = useTexts(tradeInFlowTexts)
  const flow = useTexts(flowTexts)
  const notice = useSite()?.notice
  const saved = view.isBegun ? flow.saved : flow.savedOnNext
  return (
    <FlowPage
      steps={view.steps}
      label={texts.steps}
      title={title}
      lead={lead}
      state={state}
      form={form}
      note={view.widgetDraft ? texts.savedInFrame : saved}
      reset={view.isBegun ? flow.reset : undefined}
      aside={view.facts.length > 0 ? <Car view={view} /> : null}
      isWide={isWide}
      className={css.page}
      notices={
        <>
          {/* A frame has no edge of its own, at which the shop shows it. */}
          {view.widgetDraft && notice ? (
            <Notice tone="warning">
              <p>
                <b>{notice.title}</b> {notice.text}
              </p>
            </Notice>
          ) : null}
          <RestoredNotice view={view} state={state} />
          {view.accepted ? (
            <Notice tone="warning">
              {texts.alreadySold} <a href={view.accepted.href}>{view.accepted.label}</a>
            </Notice>
          ) : null}
          {view.openTradeIns.map(({ merchantId, text, link }) => (
            <Notice key={merchantId}>
              {text} <a href={link.href}>{link.label}</a>
            </Notice>
          ))}
        </>
      }
    >
      {children}
    </FlowPage>
  )
}

function Car({ view: { facts } }: { view: TradeInFrameView }) {
  const texts = useTexts(tradeInFlowTexts)
  return (
    <SumBox label={texts.yourCar}>
      <h2>{texts.yourCar}</h2>
      <Specs>
        {facts.map(({ label, value }) => (
          <SpecRow key={label} label={label}>
            {value}
          </SpecRow>
        ))}
      </Specs>
    </SumBox>
  )
}

interface ActsProps {
  view: TradeInFrameView
  label?: string
  /** False where no answer can be sent. */
  isOpen?: boolean
}

/** The buttons at the end of a step. */
export function TradeInActs({ view, label = view.next, isOpen = true }: ActsProps) {
  return (
    <FlowActs
      button={isOpen && !view.accepted ? label : undefined}
      back={view.back}
      later={view.facts.length > 0 && !view.widgetDraft ? view.later : undefined}
    />
  )
}
