import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, SubmitOnEnter } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { FlowHead } from './FlowHead.tsx'
import css from './FlowPage.module.css'
import type { FlowView } from './flow-view.ts'
import { SumColumns } from './SumColumns.tsx'

interface FlowPageProps extends ComponentProps<typeof FlowHead> {
  /** Above the questions, below the title. */
  notices?: ReactNode
  /** A `SumBox` beside the questions. */
  aside?: ReactNode
  /** The questions take the whole width: nothing stands beside them. */
  isWide?: boolean
  className?: string
}

/** A step of a flow: where one is, the questions, and what is known so far. */
export function FlowPage({ notices, aside, isWide = false, className, children, ...head }: FlowPageProps) {
  const questions = <div className={css.questions}>{children}</div>
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

/** Below the questions: what is saved, and where there is something, the button that discards it. */
export function FlowFoot({ note, reset }: { note: string; reset?: string | undefined }) {
  return (
    <>
      <p className="note">{note}</p>
      {reset ? (
        <Form method="post" noValidate>
          <Button type="submit" name="intent" value="reset" kind="link" small>
            {reset}
          </Button>
        </Form>
      ) : null}
    </>
  )
}
