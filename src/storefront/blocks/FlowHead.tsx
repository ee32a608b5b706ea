import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { type Step, Steps } from '#design/Steps.tsx'
import { flowTexts } from '#messages/flow.ts'
import { frameTexts } from '#messages/frame.ts'
import { useTexts } from '../site.ts'
import css from './FlowHead.module.css'
import type { FormState } from './form-state.ts'
import { FormErrors } from './FormFields.tsx'

interface FlowHeadProps {
  steps: readonly Step[]
  /** What the steps are called together. */
  label: string
  title: string
  lead?: string | undefined
  state: FormState
  /** What is to be known before the questions. */
  children?: ReactNode
}

/** The head of every step of every flow: where one is, the question, what is to be known, what was wrong. */
export function FlowHead({ steps, label, title, lead, state, children }: FlowHeadProps) {
  const texts = useTexts(flowTexts)
  const now = steps.findIndex(({ state: how }) => how === 'now')
  const heading = useHeadingAfterStep()
  useErrorTitle(state)
  return (
    <>
      <Steps steps={steps} label={label} />
      <div className={css.head}>
        {/* The axle above says the same to those who listen, and with more room to those who see. */}
        {now < 0 ? null : (
          <p className={css.count} aria-hidden="true">
            {texts.stepOf(now + 1, steps.length, steps[now]?.label ?? '')}
          </p>
        )}
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {lead ? <p className="lead">{lead}</p> : null}
        {children}
        <FormErrors state={state} />
      </div>
    </>
  )
}

/** Sent by script, the step stays in place and keeps its title: what the server says otherwise is said here. */
function useErrorTitle(state: FormState) {
  const { errorTitle } = useTexts(frameTexts)
  useEffect(() => {
    const hasErrors = state.notice !== undefined || Object.keys(state.errors).length > 0
    if (hasErrors && !document.title.startsWith(errorTitle)) document.title = errorTitle + document.title
  }, [state, errorTitle])
}

/** Coming from another step, the focus is on the heading, so that it is read out; a fresh page starts at its top. */
function useHeadingAfterStep() {
  const heading = useRef<HTMLHeadingElement>(null)
  const isStep = useNavigationType() !== NavigationType.Pop
  useEffect(() => {
    if (isStep) heading.current?.focus()
  }, [isStep])
  return heading
}
