import { Form } from 'react-router'
import { Button, ButtonLink } from '../design/Button.tsx'
import css from './StepPage.module.css'
import type { StepView } from './step-view.ts'

/** A page with one thing to do, or that says it is done and where to go on. */
export function StepPage({ view: { title, lead, act, next } }: { view: StepView }) {
  return (
    <div className={`wrap ${css.page}`}>
      <h1>{title}</h1>
      <p>
        <output>{lead}</output>
      </p>
      {act ? (
        <Form method="post">
          <Button type="submit" name="intent" value={act.intent}>
            {act.label}
          </Button>
        </Form>
      ) : null}
      {next ? (
        <p>
          <ButtonLink href={next.href}>{next.label}</ButtonLink>
        </p>
      ) : null}
    </div>
  )
}
