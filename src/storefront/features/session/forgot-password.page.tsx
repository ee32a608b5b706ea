import { Form, useActionData } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { sessionTexts } from '#messages/session.ts'
import { inLanguage } from '#messages/texts.ts'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { FormErrors, FormField } from '../../blocks/FormFields.tsx'
import { Button } from '#design/Button.tsx'
import { NewPasswordField } from '../../blocks/NewPasswordField.tsx'
import formCss from '../../blocks/FormFields.module.css'
import css from './session.module.css'
import type { StepView } from '../../blocks/step-view.ts'
import { StepPage } from '../../blocks/StepPage.tsx'

type Answer = FormState | { readonly done: StepView }

export function ForgotPasswordPage({ locale }: { locale: Locale }) {
  const texts = inLanguage(sessionTexts, locale)
  const answer = useActionData<Answer>() ?? EMPTY_FORM
  if ('done' in answer) return <StepPage view={answer.done} />
  return (
    <div className={`wrap ${css.page}`}>
      <h1>{texts.forgotTitle}</h1>
      <p>{texts.forgotLead}</p>
      <FormErrors state={answer} />
      <Form method="post" noValidate className={formCss.fields}>
        <FormField state={answer} name="email" label={texts.email} type="email" autoComplete="username" />
        <Button type="submit" wide>
          {texts.forgotButton}
        </Button>
      </Form>
    </div>
  )
}

export function ResetPasswordPage({ forgot, locale }: { forgot: string; locale: Locale }) {
  const texts = inLanguage(sessionTexts, locale)
  const answer = useActionData<Answer>() ?? EMPTY_FORM
  if ('done' in answer) return <StepPage view={answer.done} />
  if (answer.code === 'LINK_EXPIRED') {
    const next = { label: texts.forgotButton, href: forgot }
    return <StepPage view={{ title: texts.linkExpired, lead: texts.linkExpiredLead, next }} />
  }
  return (
    <div className={`wrap ${css.page}`}>
      <h1>{texts.resetTitle}</h1>
      <FormErrors state={answer} />
      <Form method="post" noValidate className={formCss.fields}>
        <NewPasswordField state={answer} name="password" label={texts.newPassword} locale={locale} />
        <FormField
          state={answer}
          name="passwordConfirm"
          label={texts.repeatPassword}
          type="password"
          autoComplete="new-password"
        />
        <Button type="submit" wide>
          {texts.resetButton}
        </Button>
      </Form>
    </div>
  )
}
