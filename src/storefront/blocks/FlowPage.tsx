import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, SubmitOnEnter } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { flowTexts } from '#messages/flow.ts'
import { useTexts } from '../site.ts'
import { FlowHead } from './FlowHead.tsx'
import css from './FlowPage.module.css'
import type { FlowView } from './flow-view.ts'
import { AskFirst } from './AskFirst.tsx'
import { SumColumns } from './SumColumns.tsx'

interface FlowPageProps extends ComponentProps<typeof FlowHead> {
  /** Above the questions, below the title. */
  notices?: ReactNode
  /** A `SumBox` beside the questions. */
  aside?: ReactNode
  /** The questions take the whole width: nothing stands beside them. */
  isWide?: boolean
  /** Below the questions: what is saved. */
  note?: string
  /** What discarding everything is called; left out where there is nothing to discard. */
  reset?: string | undefined
  className?: string
}

/** A step of a flow: where one is, the questions, and what is known so far. */
export function FlowPage({ notices, aside, isWide = false, note, reset, className, children, ...head }: FlowPageProps) {
  const texts = useTexts(flowTexts)
  const questions = (
    <div className={css.questions}>
      {children}
      {note ? <p className="note">{note}</p> : null}
      {reset ? <AskFirst lead={texts.resetLead} intent="reset" act={reset} /> : null}
    </div>
  )
  return (
    <div className={classes('wrap', css.page, css.step, className)}>
      <FlowHead {...head}>{notices}</FlowHead>
      {isWide ? (
        questions
      ) : (
        <SumColumns loose>
          {questions}
          {aside}
        </SumColumns>
      )}
    </div>
  )
}

interface FlowFormProps {
  hasFiles?: boolean
  onInput?: (form: HTMLFormElement) => void
  className?: string
  children: ReactNode
}

/** The questions of a step and its buttons; Enter in a field presses the main one. */
export function FlowForm({ hasFiles, onInput, className, children }: FlowFormProps) {
  return (
    <Form
      method="post"
      noValidate
      {...(hasFiles ? { encType: 'multipart/form-data' as const } : {})}
      className={classes(css.questions, className)}
      onInput={onInput && ((event) => onInput(event.currentTarget))}
    >
      <SubmitOnEnter />
      {children}
    </Form>
  )
}

interface FlowActsProps extends Pick<FlowView, 'back'> {
  /** What the main button says; left out where nothing can be sent. */
  button?: string | undefined
  /** At the end: the way to go on later. */
  children?: ReactNode
}

/** The buttons and links at the end of a step. */
export function FlowActs({ button, back, children }: FlowActsProps) {
  return (
    <div className={css.acts}>
      {button ? <Button type="submit">{button}</Button> : null}
      {back ? <a href={back.href}>{back.label}</a> : null}
      {children}
    </div>
  )
}
