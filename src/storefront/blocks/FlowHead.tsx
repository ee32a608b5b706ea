import type { ReactNode } from 'react'
import { SubmitOnEnter } from '#design/Button.tsx'
import { type Step, Steps } from '#design/Steps.tsx'
import { flowTexts } from '#messages/flow.ts'
import { useTexts } from '../site.ts'
import css from './FlowHead.module.css'
import type { FormState } from './form-state.ts'
import { FormErrors } from './FormFields.tsx'
import { useHeadingAfterStep } from './use-heading-after-step.ts'

interface FlowHeadProps {
  steps: readonly Step[]
  /** What the steps are called together. */
  label: string
  title: string
  lead?: string | undefined
  state: FormState
  /** Id of the step's form, whose entries are saved on the way to another step; left out where it has none. */
  form?: string | undefined
  /** What is to be known before the questions. */
  children?: ReactNode
}

/** The head of every step of every flow: where one is, the question, what is to be known, what was wrong. */
export function FlowHead({ steps, label, title, lead, state, form, children }: FlowHeadProps) {
  const texts = useTexts(flowTexts)
  const now = steps.findIndex(({ state: how }) => how === 'now')
  const heading = useHeadingAfterStep()
  return (
    <>
      {form === undefined ? null : <SubmitOnEnter form={form} />}
      <Steps steps={steps} label={label} form={form} />
      <div className={css.head}>
        {/* The steps above say the same to screen readers, and to everybody where there is more room. */}
        {now < 0 ? null : (
          <p className={css.count} aria-hidden="true">
            {texts.stepOf(now + 1, steps.length, steps[now]?.label ?? '')}
          </p>
        )}
        <h1 {...heading} className={css.title}>
          {title}
        </h1>
        {lead ? <p className="lead">{lead}</p> : null}
        {children}
        <FormErrors state={state} />
      </div>
    </>
  )
}
