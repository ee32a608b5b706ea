import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { EMPTY_FORM } from './form-state.ts'
import { FormErrors, FormField } from './FormFields.tsx'
import formCss from './FormFields.module.css'
import { NarrowPage } from './NarrowPage.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { StepView } from './step-view.ts'

/** A page with one thing to do, or that says it is done and where to go on. */
export function StepPage({ view: { title, lead, act, next, state = EMPTY_FORM } }: { view: StepView }) {
  return (
    <NarrowPage>
      <h1>{title}</h1>
      <p>
        <output>{lead}</output>
      </p>
      <FormErrors state={state} />
      {act ? (
        <Form method="post" action={act.to} noValidate className={formCss.fields}>
          {act.email ? (
            <FormField state={state} name="email" label={act.email} type="email" autoComplete="email" />
          ) : null}
          {act.password ? <PasswordField state={state} name="password" label={act.password} /> : null}
          <div>
            <Button type="submit" name="intent" value={act.intent}>
              {act.label}
            </Button>
          </div>
        </Form>
      ) : null}
      {next ? (
        <p>
          <ButtonLink href={next.href} kind={act ? 'secondary' : 'primary'}>
            {next.label}
          </ButtonLink>
        </p>
      ) : null}
    </NarrowPage>
  )
}
