import type { ReactNode } from 'react'
import { Form, useActionData } from 'react-router'
import { Button, SubmitOnEnter } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { workshopTexts } from '#messages/workshop.ts'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { FlowHead } from '../../blocks/FlowHead.tsx'
import { LaterLink } from '../../blocks/LaterLink.tsx'
import { SumBox, SumColumns } from '../../blocks/SumColumns.tsx'
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
  /** In place of the usual button. */
  button?: string
  children: ReactNode
}

/** A step of the workshop booking: where one is, the questions, and what is chosen so far. */
export function ServiceFrame({ view, title, lead, state, before, button, children }: FrameProps) {
  const texts = useTexts(workshopTexts)
  const { chosen, back, next } = view
  return (
    <div className={`wrap ${css.page}`}>
      <FlowHead steps={view.steps} label={texts.steps} title={title} lead={lead} state={state}>
        {view.restored && state === view.restored ? (
          <Notice>
            <p>{texts.restored}</p>
          </Notice>
        ) : null}
      </FlowHead>
      <SumColumns loose>
        <div className={css.questions}>
          {before}
          <Form method="post" noValidate className={css.questions}>
            <SubmitOnEnter />
            {children}
            <div className={css.acts}>
              <Button type="submit">{button ?? next}</Button>
              {back ? <a href={back.href}>{back.label}</a> : null}
              {chosen.length > 0 ? <LaterLink href={view.later} /> : null}
            </div>
          </Form>
          <p className="note">{texts.later}</p>
          {chosen.length > 0 ? (
            <Form method="post" noValidate>
              <Button type="submit" name="intent" value="reset" kind="quiet" small>
                {texts.reset}
              </Button>
            </Form>
          ) : null}
        </div>
        {chosen.length > 0 ? (
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
        ) : null}
      </SumColumns>
    </div>
  )
}

/** What the fields of a step begin with: what was sent and refused, or what was entered before the login. */
export function useEntries({ restored }: ServiceFrameView): FormState {
  return useActionData<FormState>() ?? restored ?? EMPTY_FORM
}
