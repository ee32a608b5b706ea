import { Form, useActionData } from 'react-router'
import { sessionTexts } from '#messages/session.ts'
import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { BotCheckFields } from '../../blocks/BotCheckFields.tsx'
import formCss from '../../blocks/FormFields.module.css'
import { FormErrors, FormField } from '../../blocks/FormFields.tsx'
import { NarrowPage } from '../../blocks/NarrowPage.tsx'
import { NewsletterBox } from '../../blocks/NewsletterBox.tsx'
import { NewPasswordField } from '../../blocks/NewPasswordField.tsx'
import { PersonFields } from '../../blocks/PersonFields.tsx'
import { actionHeaders } from '../../blocks/action-headers.ts'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import type { StepView } from '../../blocks/step-view.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/register.page.ts'
import { ResendForm } from './ResendForm.tsx'
import { loadRegister, register } from './register.server.ts'
import type { RegisterView } from './session-views.ts'
import css from './session.module.css'

export const loader = loadRegister
export const action = register
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: sessionTexts.register })
}

type Answer = FormState | { readonly done: StepView; readonly email: string }

export default function Register({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(sessionTexts)
  const answer = useActionData<Answer>() ?? EMPTY_FORM
  if ('done' in answer)
    return (
      <NarrowPage>
        <h1>{answer.done.title}</h1>
        <p>
          <output>{answer.done.lead}</output>
        </p>
        <p>{texts.notArrived}</p>
        <ResendForm email={answer.email} action={view.confirm} />
      </NarrowPage>
    )
  return <RegisterForm view={view} state={answer} />
}

function RegisterForm({ view, state }: { view: RegisterView; state: FormState }) {
  const texts = useTexts(sessionTexts)
  const field = { state }
  return (
    <NarrowPage>
      <h1>{texts.register}</h1>
      <p>{view.lead}</p>
      <FormErrors state={state} />
      <Form method="post" noValidate className={formCss.fields}>
        <PersonFields state={state} />
        <FormField {...field} name="email" label={texts.email} type="email" autoComplete="email" />
        <FormField {...field} name="phone" label={texts.phone} type="tel" autoComplete="tel" optional />
        <NewPasswordField {...field} name="password" label={texts.password} />
        <Checkbox
          name="termsAccepted"
          id="feld-termsAccepted"
          required
          aria-invalid={state.errors.termsAccepted ? true : undefined}
          label={
            <>
              {texts.termsBefore}
              <a href={view.terms}>{texts.terms}</a>
              {texts.termsAfter}
              <a href={view.privacy}>{texts.privacy}</a>
              {texts.privacyAfter}
            </>
          }
        />
        <NewsletterBox state={state} />
        <BotCheckFields key={view.stamp} stamp={view.stamp} />
        <Button type="submit" wide>
          {texts.registerButton}
        </Button>
      </Form>
      <p className={css.other}>
        {texts.haveAccount} <a href={view.login}>{texts.login}</a>
      </p>
    </NarrowPage>
  )
}
