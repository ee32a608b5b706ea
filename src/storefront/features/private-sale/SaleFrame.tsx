import type { ReactNode } from 'react'
import { Form, useActionData } from 'react-router'
import { Button, SubmitOnEnter } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { privateSaleTexts } from '#messages/private-sale.ts'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { FlowHead } from '../../blocks/FlowHead.tsx'
import { LaterLink } from '../../blocks/LaterLink.tsx'
import { SumColumns } from '../../blocks/SumColumns.tsx'
import { useTexts } from '../../site.ts'
import css from './private-sale.module.css'
import type { SaleFrameView } from './sale-view.ts'

interface FrameProps {
  view: SaleFrameView
  title: string
  lead: string
  state: FormState
  /** Of the main button; left out where nothing can be sent. */
  button?: string
  /** Above the form, such as a form of its own. */
  before?: ReactNode
  aside?: ReactNode
  /** The form brings files. */
  withFiles?: boolean
  children: ReactNode
}

/** A step of the private sale: where one is, the questions, and what helps to answer them. */
export function SaleFrame({ view, title, lead, state, button, before, aside, withFiles, children }: FrameProps) {
  const texts = useTexts(privateSaleTexts)
  return (
    <div className={`wrap ${css.page}`}>
      <FlowHead steps={view.steps} label={texts.steps} title={title} lead={lead} state={state}>
        {view.isEditing ? (
          <Notice>
            <p>{texts.editing}</p>
          </Notice>
        ) : null}
      </FlowHead>
      <SumColumns loose>
        <div className={css.questions}>
          {before}
          <Form
            method="post"
            noValidate
            className={css.questions}
            {...(withFiles ? { encType: 'multipart/form-data' as const } : {})}
          >
            <SubmitOnEnter />
            {children}
            <div className={css.acts}>
              {button ? <Button type="submit">{button}</Button> : null}
              {view.back ? <a href={view.back.href}>{view.back.label}</a> : null}
              {view.hasDraft ? <LaterLink href={view.later} /> : null}
            </div>
          </Form>
          <p className="note">{texts.later}</p>
          {view.hasDraft ? (
            <Form method="post">
              <Button type="submit" name="intent" value="reset" kind="quiet" small>
                {texts.reset}
              </Button>
            </Form>
          ) : null}
        </div>
        {aside}
      </SumColumns>
    </div>
  )
}

/** What the fields of a step begin with: what was sent and refused. */
export function useEntries(): FormState {
  return useActionData<FormState>() ?? EMPTY_FORM
}
