import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { Form } from 'react-router'
import { Button, SubmitOnEnter } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { flowTexts } from '#messages/flow.ts'
import { useTexts } from '../site.ts'
import { FlowHead } from './FlowHead.tsx'
import css from './FlowPage.module.css'
import { continueLaterTexts } from '#messages/continue-later.ts'
import type { FlowView } from './flow-view.ts'
import { useFormWhenLeft } from './use-form-when-left.ts'
import { AskFirst } from './AskFirst.tsx'
import { DraftField } from './DraftField.tsx'
import { SumColumns } from './SumColumns.tsx'

interface FlowPageProps extends ComponentProps<typeof FlowHead> {
  /** Above the questions, below the title. */
  notices?: ReactNode
  /** A `SumBox` beside the questions. */
  aside?: ReactNode
  /** The questions take the whole width: nothing stands beside them. */
  isWide?: boolean
  /** Below the questions: what is saved. */
  note?: string | undefined
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

const InForm = createContext(false)

/** Id of a step's form, for buttons outside of it. */
export const STEP_FORM = 'schritt'

/** The questions of a step and its buttons; Enter in a field presses the main one. */
export function FlowForm({ hasFiles, onInput, className, children }: FlowFormProps) {
  return (
    <Form
      ref={useFormWhenLeft()}
      id={STEP_FORM}
      method="post"
      noValidate
      {...(hasFiles ? { encType: 'multipart/form-data' as const } : {})}
      className={classes(css.questions, className)}
      onInput={onInput && ((event) => onInput(event.currentTarget))}
    >
      <SubmitOnEnter />
      <DraftField />
      <InForm value>{children}</InForm>
    </Form>
  )
}

interface FlowActsProps extends Pick<FlowView, 'back'> {
  /** What the main button says; left out where nothing can be sent. */
  button?: string | undefined
  /** The page for leaving here and going on later. */
  later?: string | undefined
  /** The step's form, where the buttons stand outside of it. */
  form?: string | undefined
  /** Other buttons. */
  children?: ReactNode
}

/** The buttons and links at the end of a step. */
export function FlowActs({ button, back, later, form, children }: FlowActsProps) {
  const texts = useTexts(continueLaterTexts)
  return (
    <div className={css.acts}>
      {button ? <Button type="submit">{button}</Button> : null}
      {back ? (
        <Leave href={back.href} form={form}>
          {back.label}
        </Leave>
      ) : null}
      {children}
      {later ? (
        <Leave href={later} form={form} className={css.later}>
          {texts.later}
        </Leave>
      ) : null}
    </div>
  )
}

interface LeaveProps {
  href: string
  form: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A way out of a step. Where the step has a form it is one of its buttons, so that what was entered there is kept. */
function Leave({ href, form, className, children }: LeaveProps) {
  const isInForm = use(InForm) || form !== undefined
  if (!isInForm)
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  return (
    <Button type="submit" kind="link" name="leave" value={href} form={form} className={classes(css.leave, className)}>
      {children}
    </Button>
  )
}
