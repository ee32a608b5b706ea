import { Form, useActionData } from 'react-router'
import { sessionTexts } from '#messages/session.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Checklist } from '#design/Checklist.tsx'
import formCss from '../../blocks/FormFields.module.css'
import { FormErrors, FormField } from '../../blocks/FormFields.tsx'
import { PasswordField } from '../../blocks/PasswordField.tsx'
import { NarrowPage } from '../../blocks/NarrowPage.tsx'
import { actionHeaders } from '../../blocks/action-headers.ts'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/login.page.ts'
import { ResendForm } from './ResendForm.tsx'
import { loadLogin, logIn } from './login.server.ts'
import css from './session.module.css'

export const loader = loadLogin
export const action = logIn
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: sessionTexts.login })
}

export default function Login({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(sessionTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  return (
    <NarrowPage>
      <h1>{texts.login}</h1>
      {view.reason ? <p>{view.reason}</p> : null}
      <FormErrors state={state} />
      <Form method="post" noValidate className={formCss.fields}>
        <FormField state={state} name="email" label={texts.email} type="email" autoComplete="username" />
        <PasswordField state={state} name="password" label={texts.password} />
        <Button type="submit" wide>
          {texts.login}
        </Button>
      </Form>
      <p>
        <a href={view.forgot}>{texts.forgot}</a>
      </p>
      {state.code === 'WRONG_CREDENTIALS' ? (
        <>
          <p className="small soft">{texts.notConfirmed}</p>
          <ResendForm email={state.values.email ?? ''} action={view.confirm} />
        </>
      ) : null}
      <section className={`stack ${css.other}`}>
        <h2>{texts.noAccount}</h2>
        <Checklist>{[texts.keepsLists, texts.keepsOrders, texts.keepsCar]}</Checklist>
        <ButtonLink href={view.register} kind="secondary" wide>
          {texts.toRegister}
        </ButtonLink>
      </section>
      {view.demo ? <p className="small">{view.demo}</p> : null}
    </NarrowPage>
  )
}
