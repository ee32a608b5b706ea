import { Form, useActionData } from 'react-router'
import { sessionTexts } from '#messages/session.ts'
import { Button } from '#design/Button.tsx'
import formCss from '../../blocks/FormFields.module.css'
import { FormErrors, FormField } from '../../blocks/FormFields.tsx'
import { StepPage } from '../../blocks/StepPage.tsx'
import { NarrowPage } from '../../blocks/NarrowPage.tsx'
import { actionHeaders } from '../../blocks/action-headers.ts'
import { EMPTY_FORM } from '../../blocks/form-state.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/forgot-password.page.ts'
import { recover } from './password.server.ts'
import type { PasswordAnswer } from './session-views.ts'

export const action = recover
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: sessionTexts.forgotTitle })
}

export default function ForgotPassword() {
  const texts = useTexts(sessionTexts)
  const answer = useActionData<PasswordAnswer>() ?? EMPTY_FORM
  if ('done' in answer) return <StepPage view={answer.done} />
  return (
    <NarrowPage>
      <h1>{texts.forgotTitle}</h1>
      <p>{texts.forgotLead}</p>
      <FormErrors state={answer} />
      <Form method="post" noValidate className={formCss.fields}>
        <FormField state={answer} name="email" label={texts.email} type="email" autoComplete="username" />
        <Button type="submit" wide>
          {texts.forgotButton}
        </Button>
      </Form>
    </NarrowPage>
  )
}
