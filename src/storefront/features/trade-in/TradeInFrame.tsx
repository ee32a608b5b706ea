import type { ReactNode } from 'react'
import { Form, useActionData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { FlowHead } from '../../blocks/FlowHead.tsx'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { LaterLink } from '../../blocks/LaterLink.tsx'
import { SumBox, SumColumns } from '../../blocks/SumColumns.tsx'
import { useTexts } from '../../site.ts'
import type { TradeInFrameView } from './trade-in-view.ts'
import css from './trade-in.module.css'

interface FrameProps {
  view: TradeInFrameView
  title: string
  lead?: string
  state: FormState
  children: ReactNode
}

/** A step of the trade-in: where one is, the questions, and the car as far as it is known. */
export function TradeInFrame({ view, title, lead, state, children }: FrameProps) {
  const texts = useTexts(tradeInFlowTexts)
  return (
    <div className={`wrap ${css.page}`}>
      <FlowHead steps={view.steps} label={texts.steps} title={title} lead={lead} state={state} />
      <SumColumns loose>
        <div className={css.questions}>
          {children}
          <p className="note">{texts.later}</p>
          <Form method="post" noValidate>
            <Button type="submit" name="intent" value="reset" kind="quiet" small>
              {texts.reset}
            </Button>
          </Form>
        </div>
        {view.facts.length > 0 ? (
          <SumBox label={texts.yourCar}>
            <h2>{texts.yourCar}</h2>
            <Specs>
              {view.facts.map(({ label, value }) => (
                <SpecRow key={label} label={label}>
                  {value}
                </SpecRow>
              ))}
            </Specs>
          </SumBox>
        ) : null}
      </SumColumns>
    </div>
  )
}

/** The buttons at the end of a step. */
export function Onward({ view, label }: { view: TradeInFrameView; label?: string }) {
  return (
    <div className={css.acts}>
      <Button type="submit">{label ?? view.next}</Button>
      {view.back ? <a href={view.back.href}>{view.back.label}</a> : null}
      {view.facts.length > 0 ? <LaterLink href={view.laterHref} /> : null}
    </div>
  )
}

/** What the fields of a step begin with: what was sent and refused, or what was entered before the login. */
export function useEntries({ restored }: TradeInFrameView): FormState {
  return useActionData<FormState>() ?? restored ?? EMPTY_FORM
}
